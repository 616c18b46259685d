/** A pattern for LIKE that finds the text itself anywhere, whatever signs it has. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
