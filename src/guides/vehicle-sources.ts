// The sources on cars, boats and guns that several pages cite. A page’s own are beside its facts.
import type { Source } from '@/facts/types';

export const firearmsLaw = {
  title: 'HRS 134-3, as Senate Bill 600 of 2019 quotes it',
  by: 'law',
  issued: '2019',
  url: 'https://www.capitol.hawaii.gov/hrscurrent/Vol03_Ch0121-0200D/hrs0134/HRS_0134-0003.htm',
} as const satisfies Source;

export const hawaiiCountyCarPermit = {
  title: 'Hawaii County: out-of-state vehicle permit',
  by: 'government',
  issued: 'undated',
  url: 'https://www.hawaiicounty.gov/departments/finance/vehicle-registration-licensing/motor-vehicles-general-information/out-of-state-permit',
} as const satisfies Source;

export const marinePassOffice = {
  title: 'Marine Corps Base Hawaii: Pass and ID Center',
  by: 'government',
  issued: 'undated',
  readOn: '2026-11-30',
  url: 'https://www.mcbhawaii.marines.mil/Offices-Staff/S-7-Security-Emergency-Management/PMO/Pass-and-ID-Center/',
} as const satisfies Source;

export const registeringBoat = {
  title: 'Hawaii Division of Boating: registering your vessel',
  by: 'government',
  issued: 'undated',
  url: 'https://dlnr.hawaii.gov/dobor/boating-in-hawaii/registering-and-numbering-your-vessel/',
} as const satisfies Source;

export const pashaMotorcycles = { title: 'Pasha Hawaii: motorcycles', by: 'company', issued: 'undated', url: 'https://www.pashahawaii.com/resources/motorcycles' } as const satisfies Source;

export const matsonCarQuestions = {
  title: 'Matson: questions on shipping your car',
  by: 'company',
  issued: 'undated',
  url: 'https://www.matson.com/frequently-asked-questions-for-shipping-your-car.html',
} as const satisfies Source;

export const mccsMoving = {
  title: 'MCCS library guide: moving',
  by: 'government',
  issued: 'undated',
  readOn: '2026-12-01',
  url: 'https://mccs.libguides.com/c.php?g=1391790&p=10294730',
} as const satisfies Source;

export const pashaPreparing = { title: 'Pasha Hawaii: preparing your vehicle', by: 'company', issued: 'undated', url: 'https://pashahawaii.com/print/53' } as const satisfies Source;
