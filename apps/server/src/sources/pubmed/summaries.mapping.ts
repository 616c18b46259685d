import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type Publication, publicationRecord } from '../../catalogue/engines/publications.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { optionalParagraphs, optionalText } from '../../catalogue/normalise/text.ts';
import { sentenceCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { type CsvRow, cell } from '../shared/csv.ts';
import { RowRejected, required } from '../shared/mapping.ts';

type Stamp = (id: string, url: string | null) => RecordStamp;
/** Tags of the MEDLINE format ("PMID", "TI", "AB") and what stands behind each of them, in order. */
export type Tags = Map<string, string[]>;

/** A row of the site's "Save as CSV". */
export function mapSummaryRow(row: CsvRow, stamp: Stamp): CatalogueRecord<Publication> {
  const names = cell(row, 'Authors')?.replace(/\.$/, '').split(/,\s*/) ?? [];
  return toRecord(
    required(cell(row, 'PMID'), 'PMID'),
    {
      title: required(optionalText(cell(row, 'Title')), 'title'),
      doi: cell(row, 'DOI')?.toLowerCase(),
      venue: optionalText(cell(row, 'Journal/Book')),
      publicationDate: parseDate(cell(row, 'Publication Year')) ?? parseDate(cell(row, 'Create Date')),
      authors: names.filter((name) => !/^et al$/i.test(name)).map((name) => ({ name })),
    },
    stamp,
  );
}

/** A citation of the MEDLINE format, which the site saves as .nbib and "PubMed" text. */
export function mapMedline(tags: Tags, stamp: Stamp): CatalogueRecord<Publication> {
  const all = (tag: string) => tags.get(tag) ?? [];
  const first = (...names: string[]) => names.map((tag) => optionalText(all(tag)[0])).find(Boolean);
  const doi = [...all('LID'), ...all('AID')].find((id) => id.endsWith('[doi]'));
  const kind = all('PT').find((type) => !/^(Journal Article|English Abstract|Research Support)/.test(type));
  const full = all('FAU');
  return toRecord(
    required(first('PMID'), 'PMID'),
    {
      title: required(first('TI', 'BTI'), 'title').replace(/^\[(.+)\]\.?$/, '$1'),
      abstract: optionalParagraphs(all('AB')[0]),
      doi: doi?.replace(/\s*\[doi\]$/, '').toLowerCase(),
      type: sentenceCase(kind) ?? (all('PT').length > 0 ? 'Article' : undefined),
      venue: first('JT', 'TA'),
      volume: first('VI'),
      issue: first('IP'),
      pages: first('PG'),
      // '2018 Apr 5', '2018 Spring'.
      publicationDate:
        parseDate(first('DP')?.replace(/^(\d{4}) ([A-Z][a-z]{2})(?:-\w+)?(?: (\d+))?$/, '$2 $3 $1')) ??
        parseDate(first('DP')?.slice(0, 4)),
      authors: (full.length > 0 ? full : all('AU')).map((name) => ({ name: full.length > 0 ? inOrder(name) : name })),
      mesh: [...new Set(all('MH').map((heading) => heading.split('/')[0]?.replace('*', '') ?? heading))],
      keywords: all('OT'),
      language: first('LA'),
      isRetracted: all('PT').includes('Retracted Publication'),
    },
    stamp,
  );
}

function toRecord(pmid: string, data: Publication, stamp: Stamp): CatalogueRecord<Publication> {
  const id = pmid.replace(/\.0$/, '');
  if (!/^\d+$/.test(id)) throw new RowRejected(`'${pmid}' is not a PMID`);
  const page = `https://pubmed.ncbi.nlm.nih.gov/${id}/`;
  return publicationRecord({ ...data, pmid: id, sourceType: 'Journal' }, stamp(`pmid-${id}`, page));
}

/** 'Invented, Ada B'. */
const inOrder = (name: string) => name.split(/,\s*/).toReversed().join(' ');
