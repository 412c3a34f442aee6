/** Returns rows as CSV, every cell quoted, with the byte order mark by which spreadsheets recognize UTF-8. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/**
 * Returns a quoted CSV cell. Spreadsheets run text that starts like a formula, in full-width characters too, unless an
 * apostrophe precedes it (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function csvCell(text: string): string {
  const safe = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
