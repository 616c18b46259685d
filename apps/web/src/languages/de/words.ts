const NUMBER = new Intl.NumberFormat('de');
const PLURAL = new Intl.PluralRules('de');

/** '1 Datei', '1.200 Dateien'. */
export const count = (value: number, one: string, other: string): string =>
  `${NUMBER.format(value)} ${PLURAL.select(value) === 'one' ? one : other}`;

export const records = (value: number): string => count(value, 'Datensatz', 'Datensätze');
