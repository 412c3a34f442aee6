// The 20 checklist items, one record each. Progress is saved by an item's place in this list, so never insert, remove or reorder
// one; page addresses and calendars hold its id.
import { baseHousing } from './base-housing-item';
import { costOfLiving } from './cost-of-living-item';
import { driversLicense } from './drivers-license-item';
import { emergencyContacts } from './emergency-contacts-item';
import { familySupport } from './family-support-item';
import { homeSearch } from './home-search-item';
import { householdGoods } from './household-goods-item';
import { mail } from './mail-item';
import { medicalRecords } from './medical-records-item';
import { militaryRecords } from './military-records-item';
import { orders } from './orders-item';
import { personalVehicle } from './personal-vehicle-item';
import { petQuarantine } from './pet-quarantine-item';
import { petTravel } from './pet-travel-item';
import { schools } from './schools-item';
import { sgli } from './sgli-item';
import { temporaryLodging } from './temporary-lodging-item';
import { timeZone } from './time-zone-item';
import { vehicleShipment } from './vehicle-shipment-item';
import { voting } from './voting-item';

export const allItems = {
  orders,
  'household-goods': householdGoods,
  'home-search': homeSearch,
  'base-housing': baseHousing,
  'pet-travel': petTravel,
  'vehicle-shipment': vehicleShipment,
  'military-records': militaryRecords,
  schools,
  'temporary-lodging': temporaryLodging,
  'pet-quarantine': petQuarantine,
  sgli,
  'medical-records': medicalRecords,
  'cost-of-living': costOfLiving,
  'personal-vehicle': personalVehicle,
  mail,
  voting,
  'drivers-license': driversLicense,
  'time-zone': timeZone,
  'family-support': familySupport,
  'emergency-contacts': emergencyContacts,
} as const;
