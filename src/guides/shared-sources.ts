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

export const LOAN_LIMIT_TITLE = 'FHFA’s loan limits for 2026, as three news and lenders’ pages give them; the link is FHFA’s list by county';
export const LOAN_LIMIT_URL = 'https://www.fhfa.gov/document/d/cll/fullcountyloanlimitlist2026_hera-based_final_flat.csv';

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
