/** How long an emailed link or code works. */
export const LINK_MINUTES = 60;
/** How many digits an email's code has. */
export const CODE_LENGTH = 6;
/** How long the server waits between two emails to one address. */
export const MAIL_WAIT_SECONDS = 60;
