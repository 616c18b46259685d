const NUMBER = new Intl.NumberFormat('de');
const PLURAL = new Intl.PluralRules('de');

export const number = (value: number): string => NUMBER.format(value);

/** '1 Datei', '1.200 Dateien'. */
export const count = (value: number, one: string, other: string): string =>
  `${number(value)} ${PLURAL.select(value) === 'one' ? one : other}`;

export const records = (value: number): string => count(value, 'Datensatz', 'Datensätze');
