import { type CslItem, type CslName, type DateParts, oneLine } from './csl-item.ts';

const TYPES: Record<string, string> = {
  'article-journal': 'JOUR',
  article: 'UNPB',
  'paper-conference': 'CPAPER',
  chapter: 'CHAP',
  book: 'BOOK',
  thesis: 'THES',
  report: 'RPRT',
  patent: 'PAT',
  dataset: 'DATA',
  webpage: 'ELEC',
};

/** The references in RIS, with the line ends that its readers expect. */
export const toRis = (items: CslItem[]): string => items.map((item) => `${lines(item).join('\r\n')}\r\n`).join('\r\n');

function lines(item: CslItem): string[] {
  const [start, end] = item.page?.split(/\s*[-–]\s*/) ?? [];
  const fields: [tag: string, value: string | undefined][] = [
    ['TY', TYPES[item.type] ?? 'GEN'],
    ['ID', item.id],
    ['TI', item.title],
    ...(item.author ?? []).map((each): [string, string] => ['AU', name(each)]),
    ['T2', item['container-title']],
    ['VL', item.volume],
    ['IS', item.issue],
    ['M1', item.issue ? undefined : item.number],
    ['SP', start],
    ['EP', end],
    ['PB', item.publisher],
    ['M3', item.genre],
    ['PY', item.issued && String(item.issued['date-parts'][0][0])],
    ['DA', item.issued && slashed(item.issued['date-parts'][0])],
    ['DO', item.DOI],
    ['AN', item.PMID],
    ['UR', item.URL],
    ['Y2', item.accessed && slashed(item.accessed['date-parts'][0])],
    ['DB', item.source],
    ['N1', item.note],
  ];
  return [...fields.flatMap(([tag, value]) => (value ? [`${tag}  - ${oneLine(value)}`] : [])), 'ER  - '];
}

/** Nothing after the comma: an organisation, not a person of one name. */
const name = (each: CslName): string =>
  'family' in each
    ? [each.family, each.given, each.suffix].filter(Boolean).join(', ')
    : `${each.literal.replaceAll(/,\s*/g, ' ')},`;

/** `2021/03/12/`: year, month, day, and what else there is. */
const slashed = (parts: DateParts): string =>
  [0, 1, 2].map((at) => (parts[at] === undefined ? '' : String(parts[at]).padStart(at === 0 ? 4 : 2, '0'))).join('/');
