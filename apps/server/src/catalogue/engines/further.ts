import { cleanText } from '../normalise/text.ts';

/** The group of a record's page that shows them. */
export const FURTHER_COLUMNS = 'Further columns';

/** The columns of an own table that no field is for, as people read them: their headings, with what they say of a record. */
export function furtherColumns(data: Record<string, unknown>): [heading: string, value: string][] {
  const names = Array.isArray(data['furtherColumns']) ? data['furtherColumns'].map(String) : [];
  return names.flatMap((name): [string, string][] => {
    const plain = [data[name]].flat().filter((one) => !(one instanceof Object));
    const value = plain.map((one) => (typeof one === 'boolean' ? String(one) : cleanText(one))).filter(Boolean);
    return value.length > 0 ? [[name.replace(/^column:/, ''), value.join('; ')]] : [];
  });
}
