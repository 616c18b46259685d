import { idWithoutOwner } from '../own-id.ts';
import { foldedWords } from '../query/fold.ts';
import type { CatalogueRecord } from '../record.ts';

/** Fields that hold numbers by which people look a record up, and the name that is written before one, where there is any. */
const FIELDS: Record<string, string> = {
  opportunityNumber: '',
  solicitationNumber: '',
  topicCode: '',
  awardNumber: '',
  awardId: '',
  trackingNumber: '',
  caseNumber: '',
  patentNumber: 'us',
  publicationNumber: '',
  applicationNumber: '',
  doi: 'doi',
  pmid: 'pmid',
  openalex: '',
  orcid: 'orcid',
  nctId: '',
  trialId: '',
  secondaryIds: '',
  uei: 'uei',
  duns: 'duns',
  cik: 'cik',
};
/** 'B2' of a patent, 'A1' of an application: kinds of documents, which are left out as often as not. */
const KIND_CODE = /^((?:us)?(?:\d{7,11}|(?:re|pp|d|h)\d{5,7}))[abehps]\d?$/;
const DRUG_APPLICATION = /^(nda|anda|bla)0*(\d+)$/;
/** '5R01HD041003-03' of NIH: the kind of application before the project's own number, its year behind it. */
const NIH_PROJECT = /^\d?([a-z][a-z\d]{2}[a-z]{2}\d{6})(?:\d{2}(?:[a-z]\d)*)?$/;
const ARXIV_VERSION = /^((?:arxiv)?\d{8,9})v\d+$/;
const ZEROS_BEFORE = /^0+([1-9]\d*)$/;
/** Registers of trials before their numbers; the European one has the country behind. */
const REGISTER = /^(?:jprn|euctr|ctis|isrctn|nct)([a-z]*\d+)$/;
const EUROPEAN_TRIAL = /^(euctr\d{12})[a-z]{2}$/;
const LISTING = /^(?:.*\b(?:cfda|aln|listings?)\b\D*)?(\d{2}\.\d{3})$/i;
const ADDRESS = /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/(.+)/i;
const DOI = /10\.\d{4,9}\/[^?#]+/;
/** A source before its number: 'grants-gov-363107'. */
const SOURCE = /^(?:[a-z]+-)+(?=\S*\d)/;

const SHORTEST = 5;
/** Behind words that may say what it is, and may be about something else. */
const SHORTEST_BEHIND_WORDS = 6;
const LONGEST = 80;
const WORDS_MAX = 6;

/** Without case, blanks and punctuation: 'RFA-RM-28-010' is 'rfarm28010', '8,926,509' is '8926509'. */
const plain = (text: string): string => foldedWords(text).join('');

/**
 * Keys under which the index finds a record by a number of its own, in each usual spelling: 'x:us8926509b2', 'x:us8926509',
 * 'x:8926509'. One for several records, such as an assistance listing, finds all of them.
 */
export function identifierKeys(record: Pick<CatalogueRecord, 'id' | 'data' | 'collection'>): string[] {
  const { data } = record;
  const own = idWithoutOwner(record);
  const forms = new Set([record.id, own, own.replace(SOURCE, '')].flatMap((id) => spellings(id, '')));
  for (const [field, prefix] of Object.entries(FIELDS))
    for (const number of textsOf(data[field])) for (const form of spellings(number, prefix)) forms.add(form);
  for (const topic of itemsOf(data['topics'])) for (const form of spellings(topic['number'], '')) forms.add(form);
  for (const listing of [data['assistanceListing'], ...itemsOf(data['assistanceListings'])]) {
    const code = typeof listing === 'string' ? listing : codeOf(listing);
    if (code && LISTING.test(code)) forms.add(`aln${plain(code)}`);
  }
  return [...forms].map((form) => `x:${form}`);
}

/** The keys that a query asks for when all of it is one number, however it is spelled; none when it cannot be one. */
export function identifierKeysOf(query: string): string[] {
  const text = query.trim().replace(/^["“”](.*)["“”]$/u, '$1');
  if (text.length > LONGEST || text.split(/\s+/).length > WORDS_MAX) return [];
  const listing = LISTING.exec(text)?.[1];
  if (listing) return [`x:aln${plain(listing)}`];
  const forms = written(text)
    .map(plain)
    .filter((form, at) => form.length >= (at > 0 ? SHORTEST_BEHIND_WORDS : SHORTEST))
    .filter((form) => /\d/.test(form) && !/^[a-z]+\d{1,2}$/.test(form));
  const all = forms.flatMap((form) => [form, ...withoutEnds(form).filter(({ length }) => length >= SHORTEST)]);
  return [...new Set(all)].map((form) => `x:${form}`);
}

/**
 * Parts of a query that may be the number: each part of an address; all of it, or what stands behind the first words, which say what
 * it is: 'Contract No. N68335-24-C-0081', 'EudraCT Number: 2015-002340-14', 'arXiv:2202.12139'.
 */
function written(text: string): string[] {
  const path = ADDRESS.exec(text)?.[1];
  const doi = path && DOI.exec(path)?.[0];
  if (path) return doi ? [doi] : path.split(/[/?#&=]/);
  const ends = [...text.matchAll(/[\s:#=]+/g)].map(({ index, 0: gap }) => text.slice(index + gap.length));
  return [text, ...ends];
}

/** The same number without the kind of document, the version, the year, the country or the zeros that are left out as often as not. */
const withoutEnds = (form: string): string[] =>
  [KIND_CODE, ARXIV_VERSION, NIH_PROJECT, EUROPEAN_TRIAL, ZEROS_BEFORE].flatMap(
    (pattern) => pattern.exec(form)?.[1] ?? [],
  );

function spellings(number: unknown, prefix: string): string[] {
  if (typeof number !== 'string') return [];
  const forms = written(number)
    .map(plain)
    .flatMap((form) => [form, ...withoutEnds(form)]);
  for (const form of [...forms]) {
    if (/^us(?:re|pp|d|h)?\d/.test(form)) forms.push(form.slice(2));
    const drug = DRUG_APPLICATION.exec(form);
    if (drug) forms.push(drug[2]!, `${drug[1]}${drug[2]}`, drug[2]!.padStart(6, '0'));
    const registered = REGISTER.exec(form)?.[1];
    if (registered) forms.push(registered);
  }
  if (prefix) forms.push(...forms.map((form) => (form.startsWith(prefix) ? form : prefix + form)));
  return [...new Set(forms)].filter((form) => form.length >= SHORTEST && form.length <= LONGEST && /\d/.test(form));
}

const textsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const itemsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : [];
const codeOf = (value: unknown): string | undefined => {
  const code = (value as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
};
