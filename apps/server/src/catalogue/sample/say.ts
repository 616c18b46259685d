import type { Metric } from './theme.ts';

/** Nouns that take no article. */
const UNCOUNTABLE = new Set([
  'animal-free casein',
  'mycelium protein flour',
  'calcined clay cement',
  'probiotic biofilter media',
]);
/** Written with a vowel but spoken with a consonant, and the other way round. */
const CONSONANT_SOUND = /^(uni|use|one|eu|ura)/i;
const VOWEL_SOUND = /^(x-ray|mri|mrna|rna|led|lpx|egfr|hour|fpga|f[A-Z]|m[A-Z]|n[A-Z])/;

/** 'a battery', 'an electrolyzer'. */
export function a(noun: string): string {
  if (UNCOUNTABLE.has(noun)) return noun;
  const isVowel = /^[aeiou]/i.test(noun)
    ? !CONSONANT_SOUND.test(noun)
    : VOWEL_SOUND.test(noun.replace(/^[A-Z]+/, (c) => c.toLowerCase()));
  return `${isVowel ? 'an' : 'a'} ${noun}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'Lung-Targeted Editing Particle': for the titles of trials and patents. */
export function titleWords(text: string): string {
  const small = new Set([
    'a',
    'an',
    'the',
    'of',
    'in',
    'on',
    'for',
    'with',
    'and',
    'or',
    'to',
    'by',
    'at',
    'from',
    'that',
    'per',
  ]);
  return text.replace(/[^\s-]+/g, (word, offset: number) =>
    (small.has(word) && offset > 0) || !/^[a-z]/.test(word) || word === 'mRNA' ? word : capital(word),
  );
}

/** 'one, two and three'. */
export function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** 'Diffuse Large B-Cell Lymphoma' of MeSH's 'Lymphoma, Large B-Cell, Diffuse'. */
export function plainCondition(heading: string): string {
  return heading.split(', ').toReversed().join(' ');
}

/** A condition inside a sentence: names and abbreviations keep their capitals ('Crohn disease', 'COVID-19'). */
export function inSentence(condition: string): string {
  const names = /^(Crohn|Alzheimer|Wilson|B-Cell|Large)$/;
  return condition
    .split(' ')
    .map((word) =>
      names.test(word) || /[A-Z0-9].*[A-Z0-9]/.test(word.slice(1)) || /^[A-Z]{2}/.test(word)
        ? word
        : word.toLowerCase(),
    )
    .join(' ')
    .replace('Large B-Cell', 'large B-cell');
}

/** 'the United Kingdom', 'Japan'. */
export function withArticle(country: string): string {
  return /^(United|Netherlands)/.test(country) ? `the ${country}` : country;
}

/** A metric's value `progress` of the way from where the field stands (0) to the target (1). */
export function metricValue([, , baseline, target]: Metric, progress: number): number {
  const span = Math.abs(target - baseline);
  const hasFraction = !Number.isInteger(baseline) || !Number.isInteger(target);
  const decimals = span < 1 ? 2 : hasFraction || span < 6 ? 1 : 0;
  return Number((baseline + (target - baseline) * progress).toFixed(decimals));
}

/** '410 Wh/kg', '27.8%', '$82 per kWh', '$5.4 million per well'. */
export function measure(value: number, unit: string): string {
  const number = value.toLocaleString('en-US');
  if (unit === '') return number;
  if (unit.startsWith('%')) return `${number}${unit}`;
  if (unit.startsWith('$ thousand ')) return `$${(value * 1000).toLocaleString('en-US')} ${unit.slice(11)}`;
  if (unit.startsWith('$ million')) return `$${number} ${unit.slice(2)}`;
  const price = Number.isInteger(value) ? number : value.toFixed(2);
  return unit.startsWith('$') ? `$${price} ${unit.slice(2)}` : `${number} ${unit}`;
}

/** '$2.4 billion', '$310 million'. */
export function billions(value: number): string {
  return value >= 1 ? `$${value.toFixed(1)} billion` : `$${Math.round(value * 1000)} million`;
}

/** '$1,150,000' → '$1.15 million'; below a million with thousands commas. */
export function dollars(amount: number): string {
  if (amount < 1_000_000) return `$${amount.toLocaleString('en-US')}`;
  const scaled = Number((amount / 1_000_000).toFixed(2));
  return `$${scaled.toLocaleString('en-US')} million`;
}

export function isoDay(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The same day a number of months later. */
export function addMonths(date: string, months: number): string {
  const [year = 2000, month = 1, day = 1] = date.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  return isoDay(Math.floor(index / 12), (index % 12) + 1, Math.min(day, 28));
}
