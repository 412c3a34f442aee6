// What car insurance costs in Hawaii: for the vehicle guide and Cost of Living.
import { factsCheckedOn } from '@/facts/facts';

export const carInsuranceCost = factsCheckedOn('2026-11-30').read(
  'Car insurance here averaged $1,275 a year for full coverage in 2024, Bankrate says, and $344 for the minimum the law required then. Get quotes before you move.',
  { title: 'Bankrate: car insurance in Hawaii', by: 'other', issued: '2024', url: 'https://www.bankrate.com/insurance/car/average-cost-of-car-insurance-in-hawaii/' },
);
