import { nameWords } from './name-words.ts';

const words = (text: string) => new Set(text.split(' '));

/** Degrees and forms of address. */
const TITLES = words(
  'dr prof professor mr mrs ms miss sir md phd dphil scd mph msc mba dds dvm pharmd facs frcp mbbs mbchb rn ' +
    'esq pe jd dsc bsc dipl ing',
);
/** Degrees that are initials as well: titles only behind a comma. */
const SHORT_TITLES = words('ma ms bs ba do');
const GENERATIONS = words('jr sr ii iii iv');
/** Begin a family name: 'van der Berg', 'de la Cruz'. */
const PARTICLES = words('van von der den de del della di da dos das du la le el al bin ben ter ten st');

/**
 * Family names that millions bear, in the languages that fill the registers. Two records with one of these and nothing
 * else in common say little.
 */
const COMMON_FAMILIES = words(
  'smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson ' +
    'thomas taylor moore jackson martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young ' +
    'allen king wright scott torres nguyen hill flores green adams nelson baker hall rivera campbell mitchell carter ' +
    'roberts wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie tang han ' +
    'cao deng feng cheng kim park choi jung kang cho yoon jang lim singh kumar sharma gupta patel shah khan ahmed ali ' +
    'hussain mohamed hassan sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato silva santos ' +
    'oliveira souza ferreira costa pereira ivanov petrov muller schmidt schneider fischer weber meyer wagner becker ' +
    'rossi russo ferrari bianchi dubois bernard durand tran pham le hoang',
);

/** Two capitals that are a title, a generation or a whole name rather than initials. */
const KNOWN_SHORT = new Set([
  ...TITLES,
  ...SHORT_TITLES,
  ...GENERATIONS,
  ...'li wu xu hu he le lu yu ng ma an ho su du xi qi'.split(' '),
]);

export interface PersonName {
  /** Given names or their initials, in order. */
  given: string[];
  /** Words of the family name, particles included; never empty. */
  family: string[];
  /** 'jr', 'iii' … */
  generation: string | null;
}

/** Reads 'Curie, Marie, PhD', 'Dr. Marie Curie' and 'M. Curie'. Null when there is no name in it. */
export function readPersonName(name: string): PersonName | null {
  const [head = '', ...behind] = name.replace(/\(.*?\)/g, ' ').split(',');
  let generation: string | null = null;
  const clean = (part: string, isFirst: boolean) =>
    splitInitials(part).filter((word) => {
      if (GENERATIONS.has(word)) generation = word;
      return !GENERATIONS.has(word) && !TITLES.has(word) && (isFirst || !SHORT_TITLES.has(word));
    });
  const first = clean(head, true);
  const rest = behind.map((part) => clean(part, false)).filter((part) => part.length > 0);
  if (rest.length > 0 && first.length > 0) return { given: rest.flat(), family: first, generation };
  const all = first.length > 0 ? first : rest.flat();
  if (all.length === 0) return null;
  const start = familyStart(all, head);
  return { given: all.slice(0, start), family: all.slice(start), generation };
}

/** A person's name in one order: 'Curie, Marie, PhD' and 'Dr. Marie Curie' are both 'marie curie'. '' for none. */
export function personName(name: string): string {
  const read = readPersonName(name);
  return read ? [...read.given, ...read.family, ...(read.generation ? [read.generation] : [])].join(' ') : '';
}

/** First given name and last word of the family name, in whichever order; null where the given name is an initial. */
export function fullNameKey({ given, family }: PersonName): string | null {
  const first = given[0];
  return first && first.length > 1 ? [first, family.at(-1)!].sort().join(' ') : null;
}

/** Family name and first initial; null where there is no given name. */
export function initialKey({ given, family }: PersonName): string | null {
  return given[0] ? `${family.at(-1)!} ${given[0][0]}` : null;
}

export function isCommonFamily({ family }: PersonName): boolean {
  return COMMON_FAMILIES.has(family.at(-1)!);
}

/** Runs of capitals are initials: 'A.J. Okafor', and 'AJ Okafor' where a register leaves the dots out; 'M.D.' is not. */
function splitInitials(part: string): string[] {
  const isMixed = /\p{Ll}/u.test(part);
  return part.split(/\s+/).flatMap((token) => {
    const joined = nameWords(token);
    const isWord = joined.length !== 1 || KNOWN_SHORT.has(joined[0]!);
    if (isWord) return joined;
    if (/^(\p{L}\.)+-?\p{L}*\.?$/u.test(token) && token.includes('.')) return nameWords(token.replaceAll('.', ' '));
    return isMixed && /^[A-Z]{2}$/.test(token) ? [...joined[0]!] : joined;
  });
}

/** Start of the family name: at its particles, or at the first half of a hyphenated last word. */
function familyStart(all: string[], written: string): number {
  const lastWritten = written.trim().split(/\s+/).at(-1) ?? '';
  const hyphenated = nameWords(lastWritten).length;
  let start = all.length - 1;
  if (
    hyphenated > 1 &&
    all.length > hyphenated &&
    all.slice(-hyphenated).join(' ') === nameWords(lastWritten).join(' ')
  )
    start = all.length - hyphenated;
  while (start > 1 && PARTICLES.has(all[start - 1]!)) start--;
  return start;
}
