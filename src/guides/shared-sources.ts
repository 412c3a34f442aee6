// The sources that several pages cite: a page's own are beside its facts. Titles and addresses are strings by themselves,
// because the build copies those into each page; an object would cost each page another file.

export const RESPA_SECTION_8_TITLE = '12 U.S.C. 2607 (RESPA section 8)';
export const RESPA_SECTION_8_URL = 'https://www.law.cornell.edu/uscode/text/12/2607';

export const LOAN_ASSUMPTION_LAW_TITLE = '38 U.S.C. 3714';
export const LOAN_ASSUMPTION_LAW_URL = 'https://www.law.cornell.edu/uscode/text/38/3714';

export const ASSUME_LIST_TITLE = 'AssumeList: VA loan assumptions';
export const ASSUME_LIST_URL = 'https://assumelist.com/';

export const BASE_KODIAK_TLA_TITLE = 'Coast Guard Base Kodiak: Temporary Lodging Allowance (undated)';
export const BASE_KODIAK_TLA_URL = 'https://dcms.uscg.mil/Our-Organization/Operational-Logistics-Command-LOGCOM/Bases/Base-Kodiak/Departments-Staffs/Personnel-Support/Temporary-Lodging-Allowance';

export const DOD_TLA_RULES_TITLE = 'DoD Financial Management Regulation, volume 7A, chapter 68; the link is DoD’s page on TLA';
export const DOD_TLA_RULES_URL = 'https://www.travel.dod.mil/Allowances/Temporary-Lodging-Allowance/';

export const FIREARMS_LAW_TITLE = 'HRS 134-3, as Senate Bill 600 of 2019 quotes it';
export const FIREARMS_LAW_URL = 'https://www.capitol.hawaii.gov/hrscurrent/Vol03_Ch0121-0200D/hrs0134/HRS_0134-0003.htm';

export const ANIMAL_GUIDELINES_TITLE = 'Hawaii Department of Agriculture: animal guidelines';
export const ANIMAL_GUIDELINES_URL = 'https://hdoa.hawaii.gov/pi/pq/import-program/animal-guidelines/';

export const PET_IMPORT_RULES_TITLE = 'Hawaii Administrative Rules 4-29-9';
export const PET_IMPORT_RULES_URL = 'https://www.law.cornell.edu/regulations/hawaii/Haw-Code-R-SS-4-29-9';

export const HAWAII_COUNTY_CAR_PERMIT_TITLE = 'Hawaii County: out-of-state vehicle permit';
export const HAWAII_COUNTY_CAR_PERMIT_URL = 'https://www.hawaiicounty.gov/departments/finance/vehicle-registration-licensing/motor-vehicles-general-information/out-of-state-permit';

export const MARINE_PASS_OFFICE_TITLE = 'Marine Corps Base Hawaii: Pass and ID Center';
export const MARINE_PASS_OFFICE_URL = 'https://www.mcbhawaii.marines.mil/Offices-Staff/S-7-Security-Emergency-Management/PMO/Pass-and-ID-Center/';

export const PLANT_QUARANTINE_PAGE_TITLE = 'Hawaii Plant Quarantine: traveling from the mainland';
export const PLANT_QUARANTINE_PAGE_URL = 'https://hdoa.hawaii.gov/pi/pq/travel-information/traveling-from-the-u-s-mainland-to-hawai%CA%BBi';

export const STATION_PHONE_TITLE = 'Hawaii Department of Agriculture, Jan 9, 2024: office phones';
export const STATION_PHONE_URL = 'https://hdoa.hawaii.gov/blog/main/nr24-03mauiofficesclosed/';

export const PASHA_MOTORCYCLES_TITLE = 'Pasha Hawaii: motorcycles';
export const PASHA_MOTORCYCLES_URL = 'https://www.pashahawaii.com/resources/motorcycles';

export const MATSON_CAR_QUESTIONS_TITLE = 'Matson: questions on shipping your car';
export const MATSON_CAR_QUESTIONS_URL = 'https://www.matson.com/frequently-asked-questions-for-shipping-your-car.html';

export const KANEOHE_TEMPORARY_HOUSING_TITLE = 'Military OneSource: MCB Hawaii temporary housing';
export const KANEOHE_TEMPORARY_HOUSING_URL = 'https://installations.militaryonesource.mil/military-installation/mcb-hawaii/housing/temporary-housing';

export const HICKAM_SHIPPING_PETS_TITLE = 'MilitaryINSTALLATIONS: Joint Base Pearl Harbor-Hickam, moving';
export const HICKAM_SHIPPING_PETS_URL = 'https://installations.militaryonesource.mil/military-installation/joint-base-pearl-harbor-hickam/moving/shipping-pets';

export const ARMY_STATE_BENEFITS_TITLE = 'MyArmyBenefits: Hawaii (undated)';
export const ARMY_STATE_BENEFITS_URL = 'https://myarmybenefits.us.army.mil/Benefit-Library/State/Territory-Benefits/Hawaii';

export const GAP_LOAN_CIRCULAR_TITLE = 'VA Circular 26-24-17, August 2024';
export const GAP_LOAN_CIRCULAR_URL = 'https://benefits.va.gov/HOMELOANS/documents/circulars/26-24-17.pdf';

export const VA_HEALTH_IN_HAWAII_TITLE = 'VA Pacific Islands Health Care, Aug 25, 2023';
export const VA_HEALTH_IN_HAWAII_URL = 'https://www.va.gov/pacific-islands-health-care/';

export const VA_TITLE = 'VA.gov, 2025';
export const VA_URL = 'https://www.va.gov/';

export const VA_LOAN_FEE_LAW_TITLE = '38 U.S.C. 3729 (loan fee), text of 2025: these rates hold until June 9, 2034';
export const VA_LOAN_FEE_LAW_URL = 'https://www.law.cornell.edu/uscode/text/38/3729';

export const VA_FUNDING_FEE_TITLE = 'VA: funding fee and closing costs';
export const VA_FUNDING_FEE_URL = 'https://www.va.gov/housing-assistance/home-loans/funding-fee-and-closing-costs/';

export const KANEOHE_HOUSING_APPLICATION_TITLE = 'Marine Corps Base Hawaii: how to apply for family housing';
export const KANEOHE_HOUSING_APPLICATION_URL = 'https://www.mcbhawaii.marines.mil/Offices-Staff/S-4-Installations-Logistics/Family-Housing/How-to-Apply/';

export const KANEOHE_PASSENGER_TRAVEL_TITLE = 'Marine Corps Base Hawaii: passenger travel';
export const KANEOHE_PASSENGER_TRAVEL_URL = 'https://www.mcbhawaii.marines.mil/Offices-Staff/S-4-Installations-Logistics/Distribution-Management-Office/Passenger-Travel/';

export const DOD_TLA_QUESTIONS_TITLE = 'DoD: questions about TLA, April 2022';
export const DOD_TLA_QUESTIONS_URL = 'https://www.travel.dod.mil/Support/ALL-FAQs/Article/2996319/temporary-lodging-allowance/';

export const CHILD_CARE_REQUEST_TITLE = 'MilitaryChildCare.com: requesting care';
export const CHILD_CARE_REQUEST_URL = 'https://public.militarychildcare.csd.disa.mil/mcc-central/mcchome/how-request-child-care-and-manage-your-requests';

export const GOV_LOANS_TITLE = 'GovLoans.gov: help with a VA loan';
export const GOV_LOANS_URL = 'https://www.govloans.gov/loans/loan-management/';

export const MCCS_MOVING_TITLE = 'MCCS library guide: moving (undated)';
export const MCCS_MOVING_URL = 'https://mccs.libguides.com/c.php?g=1391790&p=10294730';

export const ASSUMPTION_FEES_TITLE = 'JD Supra, 2024: VA addresses assumption fees';
export const ASSUMPTION_FEES_URL = 'https://www.jdsupra.com/legalnews/va-addresses-assumption-fees-4004673/';

export const SECOND_LOANS_TITLE = 'JD Supra, August 2024: secondary borrowing on assumptions';
export const SECOND_LOANS_URL = 'https://jdsupra.com/legalnews/va-announces-secondary-borrowing-2587662';

export const LIVING_ON_BASE_TITLE = 'PCS Oahu: living on base, Aug 2026';
export const LIVING_ON_BASE_URL = 'https://pcsoahu.com/on-base/';

export const PASHA_PREPARING_TITLE = 'Pasha Hawaii: preparing your vehicle';
export const PASHA_PREPARING_URL = 'https://pashahawaii.com/print/53';

export const COAST_GUARD_MOVE_TITLE = 'MyBaseGuide: planning a Coast Guard move to Hawaii (undated)';
export const COAST_GUARD_MOVE_URL = 'https://mybaseguide.com/installation/hawaii-coast-guard/community/planning-your-move-56/';
export const COAST_GUARD_HOUSING_TITLE = 'MyBaseGuide: Coast Guard housing in Hawaii (undated)';
export const COAST_GUARD_HOUSING_URL = 'https://mybaseguide.com/coast_guard/88-3514-21389/hawaii_coast_guard_housing';

export const EXCISE_SURCHARGE_TITLE = 'County of Hawaii: general excise tax surcharge';
export const EXCISE_SURCHARGE_URL = 'https://www.hawaiicounty.gov/departments/finance/budget/general-excise-tax-surcharge';

export const VA_PURCHASE_LOAN_TITLE = 'VA: purchase loan page, copy of 2019';
export const VA_PURCHASE_LOAN_URL = 'https://www.va.gov/housing-assistance/home-loans/loan-types/purchase-loan/';

export const HOOPILI_NEWS_TITLE = 'Honolulu Star-Advertiser, Sept 8, 2016: Hoopili';
export const HOOPILI_NEWS_URL = 'https://staradvertiser.com/2016/09/08/business/business-breaking/d-r-horton-breaks-ground-on-11750-home-hoopili-development';

export const KAULU_NEWS_TITLE = 'Hawaii Community Development Authority news, Mar 20, 2025';
export const KAULU_NEWS_URL = 'https://dbedt.hawaii.gov/hcda/news-to-sell-more-housing-in-west-oahu-this-developer-is-raising-prices';

export const LICENSE_LAW_TITLE = 'HRS 467-7 and eSign, Hawaii: who needs a real estate license';
export const LICENSE_LAW_URL = 'https://www.capitol.hawaii.gov/hrscurrent/Vol10_Ch0436-0474/HRS0467/HRS_0467-0007.htm';

export const KOA_RIDGE_NEWS_TITLE = 'Honolulu Star-Advertiser, June 28, 2020: Koa Ridge';
export const KOA_RIDGE_NEWS_URL = 'https://staradvertiser.com/2020/06/28/hawaii-news/koa-ridge-to-finally-offer-homes-for-sale-in-july';

export const UPON_ARRIVAL_TITLE = 'MyBaseGuide: Coast Guard, upon your arrival (undated)';
export const UPON_ARRIVAL_URL = 'https://mybaseguide.com/installation/hawaii-coast-guard/community/upon-your-arrival-10/';

export const GLOBAL_VET_LINK_TITLE = 'GlobalVetLink: when the State must have the documents';
export const GLOBAL_VET_LINK_URL = 'https://help.globalvetlink.com/hc/en-us/articles/5028491887003';

export const ARMY_SCHOOLS_TITLE = 'Military OneSource: education at Schofield Barracks and Fort Shafter';
export const ARMY_SCHOOLS_URL = 'https://installations.militaryonesource.mil/military-installation/schofield-barracks-fort-shafter/education/education';

export const STATE_MILITARY_FAMILIES_TITLE = 'Hawaii Department of Education: military families, 2025';
export const STATE_MILITARY_FAMILIES_URL = 'https://hawaiipublicschools.org/enrolling-in-school/military-families/';

export const OWNER_AGENT_TITLE = 'HRS 521-43, and guides to Hawaii leases (undated)';
export const OWNER_AGENT_URL = 'https://www.capitol.hawaii.gov/hrscurrent/Vol12_Ch0501-0588/HRS0521/HRS_0521-0043.htm';

export const ISLAND_PALM_TITLE = 'Lendlease: Island Palm Communities, Jan 2023';
export const ISLAND_PALM_URL = 'https://www.lendlease.com/us/projects/island-palm-communities/';

export const ARMY_MOLD_TITLE = 'U.S. Army Garrison Hawaii: mold';
export const ARMY_MOLD_URL = 'https://home.army.mil/hawaii/mold';

export const CANADIAN_HAWAII_TITLE = 'Canadian Forces: Hawaii (undated)';
export const CANADIAN_HAWAII_URL = 'https://cfmws.ca/united-states/locations/hawaii';

export const SCREENING_FIRST_TITLE = 'Army Medicine: screening requirements for overseas travel';
export const SCREENING_FIRST_URL = 'https://efmp.amedd.army.mil/Family-Member-Travel-Screening-FMTS/Requirements/';

export const NAVY_ORDERS_TITLE = 'MyNavyHR: PCS orders overseas';
export const NAVY_ORDERS_URL = 'https://www.mynavyhr.navy.mil/Support-Services/Distribution-Management/PCS-Orders-Overseas/';

export const AIR_FORCE_MEDICINE_TITLE = 'Air Force Medicine: EFMP relocation steps';
export const AIR_FORCE_MEDICINE_URL = 'https://www.airforcemedicine.af.mil/Resources/Exceptional-Family-Member-Program/Relocation-Steps/';

export const CRISIS_LINE_TITLE = 'VA Pacific Islands Health Care: director’s message, May 23, 2025';
export const CRISIS_LINE_URL = 'https://www.va.gov/pacific-islands-health-care/stories/directors-message-may-23-2025/';

export const NURSE_LINE_TITLE = 'Naval Health Clinic Oak Harbor: what the nurse line does (undated)';
export const NURSE_LINE_URL = 'https://oakharbor.tricare.mil/Health-Services/Primary-Care/Pediatrics';
export const MILITARY_GUIDE_2026_TITLE = 'Hawaii Military Guide, Winter/Spring 2026';
