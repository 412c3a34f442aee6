/** The most general excise tax that a landlord or a property manager on Oahu may add, as a percent. */
export const OAHU_EXCISE_TAX_PERCENT = 4.712;
