/** Rows as the text of a CSV file, every cell quoted, with the byte order mark by which spreadsheets know UTF-8. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/**
 * A quoted CSV cell. A spreadsheet runs text that starts like a formula; an apostrophe in front makes it text
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function csvCell(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
