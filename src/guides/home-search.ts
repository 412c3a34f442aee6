/** The Honolulu Board of Realtors' public search of homes for sale on Oahu. */
export const HOME_SEARCH_URL = 'https://www.hicentral.com/';
