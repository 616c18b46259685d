import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type Patent, patentRecord } from '../../catalogue/engines/patents.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseCount } from '../../catalogue/normalise/numbers.ts';
import { patentKind } from '../../catalogue/normalise/patent-kind.ts';
import { optionalText } from '../../catalogue/normalise/text.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { required } from '../shared/mapping.ts';
import { CITATIONS_MAX, claimTexts } from './claims-and-citations.ts';
import type { Section } from './green-book.ts';
import { isHere, partialDay, printedGrant } from './printed-numbers.ts';

/** Kinds of patents by the letters before their numbers; there were no kind codes on them before 2001. */
const KINDS: Record<string, string> = { D: 'S', RE: 'E', PP: 'P', H: 'H', T: 'I4', '': 'A' };
const SERIAL_DIGITS = 6;
const NUMBER_CHARACTERS = 8;

/** A grant of 1976 to 2001. */
export function mapGreenBook(
  sections: Section[],
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord<Patent> {
  const all = (name: string) => sections.filter((section) => section.name === name);
  const first = all('PATN')[0]!;
  // The last character is a check digit.
  const number = required(field(first, 'WKU'), 'patent number').slice(0, NUMBER_CHARACTERS).replace(/^0+/, '');
  const kindCode = KINDS[/^[A-Z]*/.exec(number)![0]];
  const claims = claimsOf(all('CLMS')[0]);
  const cited = sections.filter(({ name }) => ['UREF', 'FREF', 'OREF'].includes(name)).flatMap(citedWork);
  const attorney = all('LREP')[0];
  const data: Patent = {
    title: required(optionalText(field(first, 'TTL')), 'title'),
    abstract: texts(all('ABST')[0]),
    patentNumber: printedGrant(number),
    applicationNumber: applicationNumber(field(first, 'SRC'), field(first, 'APN')),
    kind: patentKind(kindCode),
    status: 'Granted',
    filingDate: parseDate(field(first, 'APD')),
    grantDate: parseDate(field(first, 'ISD')),
    priorityDate: parseDate(field(all('PRIR')[0], 'APD')),
    assignees: all('ASSG').flatMap((section) => {
      const name = field(section, 'NAM');
      return name ? { name, ...placeOf(section) } : [];
    }),
    inventors: all('INVT').flatMap((section) => {
      const name = personOf(field(section, 'NAM'));
      const place = Object.values(placeOf(section)).filter(Boolean).join(', ');
      return name ? { name, place: place || undefined } : [];
    }),
    claimsCount: parseCount(field(first, 'NCL')) ?? (claims.length || undefined),
    firstClaim: claims[0]?.allText,
    claims: claimTexts(claims),
    citesCount: cited.length || undefined,
    citations: cited.slice(0, CITATIONS_MAX),
    examiner: personOf(field(first, 'EXP')),
    attorney: field(attorney, 'FRM') ?? personOf(field(attorney, 'FR2')),
    governmentInterest: texts(all('GOVT')[0]),
  };
  const id = `US${number}`;
  return patentRecord(data, stamp(id, `https://patents.google.com/patent/${id}`));
}

const field = (section: Section | undefined, tag: string): string | undefined =>
  section?.fields.find(([name]) => name === tag)?.[1] || undefined;

/** 'CO.sub.2' is CO2, '10.sup.-3' 10-3; '##STR1##' stands for a picture. */
const plain = (text: string) => text.replace(/\.su[bp]\.(?=\S)/g, '').replace(/##\w+##/g, '');

const isText = ([tag]: [string, string]) => /^PA[LR\d]$/.test(tag);

const texts = (section: Section | undefined): string | undefined =>
  section?.fields
    .filter(isText)
    .map(([, text]) => plain(text))
    .join('\n\n') || undefined;

/** 'Miller, Jr.; George H.' */
function personOf(name: string | undefined): string | undefined {
  const [family, given] = name?.split(';').map((part) => part.trim()) ?? [];
  return [given, family].filter(Boolean).join(' ') || undefined;
}

/** Countries have three letters, the last of which is an X: 'JPX'. */
function placeOf(section: Section) {
  const [state, country] = [field(section, 'STA'), field(section, 'CNT')?.slice(0, 2)];
  return {
    city: field(section, 'CTY'),
    state: usState(state),
    country: countryName(isHere(state, country) ? 'US' : country),
  };
}

/** The series, and a serial number whose last digit is a check digit; designs have the series 29. */
function applicationNumber(series: string | undefined, serial: string | undefined): string | undefined {
  if (!serial) return undefined;
  const digits = serial.slice(0, SERIAL_DIGITS);
  return series ? `${series === 'D' ? '29' : series.padStart(2, '0')}${digits}` : digits;
}

function claimsOf(section: Section | undefined): { allText: string }[] {
  const claims: { allText: string }[] = [];
  for (const one of section?.fields ?? []) {
    if (one[0] === 'NUM' || (claims.length === 0 && isText(one))) claims.push({ allText: '' });
    const claim = claims.at(-1);
    if (claim && isText(one)) claim.allText = `${claim.allText} ${plain(one[1])}`.trim();
  }
  return claims;
}

function citedWork(section: Section): NonNullable<Patent['citations']> {
  if (section.name === 'OREF') return section.fields.filter(isText).map(([, text]) => ({ text: plain(text) }));
  const number = field(section, 'PNO')?.replace(/[\s.]/g, '');
  if (!number) return [];
  const country = section.name === 'UREF' ? 'US' : (field(section, 'CNT')?.slice(0, 2) ?? '');
  const id = `${country}${number.replaceAll('/', '')}`;
  return [
    {
      text: `${country} ${number}`.trim(),
      name: field(section, 'NAM'),
      date: partialDay(field(section, 'ISD')),
      ...(country === 'US' && { recordId: id }),
      url: `https://patents.google.com/patent/${id}`,
    },
  ];
}
