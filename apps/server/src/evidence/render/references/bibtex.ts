import type { CslItem, CslName, DateParts } from './csl-item.ts';

const TYPES: Record<string, string> = {
  'article-journal': 'article',
  'paper-conference': 'inproceedings',
  chapter: 'incollection',
  book: 'book',
  thesis: 'phdthesis',
  report: 'techreport',
  patent: 'patent',
};

/** The fields in which entry types name where the work appeared, and who put it out. */
const CONTAINERS: Record<string, string> = {
  article: 'journal',
  inproceedings: 'booktitle',
  incollection: 'booktitle',
};
const PUBLISHERS: Record<string, string> = { techreport: 'institution', phdthesis: 'school', patent: 'holder' };

/** The references as a BibTeX database in UTF-8. */
export const toBibtex = (items: CslItem[]): string => `${items.map(entry).join('\n\n')}\n`;

function entry(item: CslItem): string {
  const type = TYPES[item.type] ?? 'misc';
  const [year, month, day] = item.issued?.['date-parts'][0] ?? [];
  const fields: [string, string | undefined][] = [
    // Twice in braces: styles must not lower the capitals of names, formulas and acronyms.
    ['title', `{${escaped(item.title)}}`],
    ['author', item.author?.map(name).join(' and ')],
    [CONTAINERS[type] ?? 'series', item['container-title'] && escaped(item['container-title'])],
    ['volume', item.volume && escaped(item.volume)],
    ['number', item.issue ? escaped(item.issue) : item.number && escaped(item.number)],
    ['pages', item.page && escaped(item.page).replace(/(?<=\w)[-–](?=\w)/, '--')],
    [PUBLISHERS[type] ?? 'publisher', item.publisher && escaped(item.publisher)],
    ['type', type === 'techreport' || type === 'patent' ? item.genre && escaped(item.genre) : undefined],
    ['howpublished', type === 'misc' ? escaped([item.genre, item.source].filter(Boolean).join(', ')) : undefined],
    ['year', year === undefined ? undefined : String(year)],
    ['month', month === undefined ? undefined : String(month)],
    ['day', day === undefined ? undefined : String(day)],
    ['doi', item.DOI && verbatim(item.DOI)],
    ['pmid', item.PMID && escaped(item.PMID)],
    ['url', item.URL && verbatim(item.URL)],
    ['urldate', item.accessed && isoDate(item.accessed['date-parts'][0])],
    ['note', item.note && escaped(item.note)],
  ];
  const lines = fields.flatMap(([key, value]) => (value ? [`  ${key} = {${value}}`] : []));
  return `@${type}{${item.id},\n${lines.join(',\n')}\n}`;
}

/** Family names are told by the comma; an organisation in braces is not taken apart at ‘and’ or a comma. */
const name = (each: CslName): string =>
  'family' in each
    ? [each.family, each.suffix, each.given].flatMap((said) => (said ? [part(said)] : [])).join(', ')
    : `{${escaped(each.literal)}}`;

const part = (text: string): string => (/,|\band\b/i.test(text) ? `{${escaped(text)}}` : escaped(text));

const SPECIAL: Record<string, string> = {
  '\\': '\\textbackslash{}',
  // Not \{ and \}: BibTeX counts braces before it knows of backslashes.
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

const escaped = (text: string): string =>
  text.replace(/[\\{}~^$&#_%]/g, (character) => SPECIAL[character] ?? `\\${character}`);

/** Addresses are read as they stand; only what would end the field is encoded. */
const verbatim = (text: string): string => text.replace(/[{}\\\s]/g, encodeURIComponent);

const isoDate = (parts: DateParts): string =>
  parts.map((each, at) => String(each).padStart(at === 0 ? 4 : 2, '0')).join('-');
