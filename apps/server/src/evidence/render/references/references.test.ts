import type { Engine } from '@groundwork/contract/engines';
import type { ReportSource } from '@groundwork/contract/report-document';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aReport } from '../../../../test/report-document.ts';
import { renderDocument } from '../render-document.ts';
import { toBibtex } from './bibtex.ts';
import { cslItems } from './csl-item.ts';
import { toRis } from './ris.ts';
import { readBibtex, readRis } from './strict-readers.fixture.ts';

const source = (searchEngine: Engine, more: Partial<ReportSource> = {}): ReportSource => ({
  ...aReport.sources[0]!,
  searchEngine,
  isSample: false,
  ...more,
});

const ARTICLE = source('publications', {
  number: 1,
  title: 'Ions in LiPON',
  date: '2021-03-12',
  publisher: 'OpenAlex',
});
const FIELDS = {
  1: [
    'Author: Jane Q. van der Berg',
    'Author: 王 伟',
    'Author: Müller, Jörg',
    'Venue: Nature Energy',
    'Volume, issue, pages: volume 12, issue 3, pages 201-210',
    'DOI: https://doi.org/10.1002/(SICI)1097_4636-a',
    'PMID: 33001',
    'Type: Article',
    'Publisher: Springer Nature',
  ],
  2: ['Inventor: Ada Lovelace', 'Assignee: Engines, Ltd. and Sons', 'Patent number: 10,123,456', 'Record: US10123456'],
  3: ['Principal investigator: Ada Lovelace', 'Agency: Department of Energy', 'Award number: DE-SC0012345'],
  4: ['NCT ID: NCT01234567', 'Sponsor: Mayo Clinic'],
};
const REPORT = {
  ...aReport,
  sources: [
    ARTICLE,
    source('patents', { number: 2, title: 'Engine {and} 100% more', date: '2019-05-07' }),
    source('awards', { number: 3, title: 'A cell', date: '2018' }),
    source('clinical-trials', { number: 4, title: 'A trial', date: null }),
    source('companies', { number: 5, title: 'Voltara Energy' }),
  ],
};

async function written(format: 'bib' | 'ris' | 'csl') {
  return new TextDecoder().decode(await renderDocument(REPORT, format, FIELDS));
}

describe('[RPT-16] the sources as a list of references', () => {
  test('CSL JSON has each record as what it is, with the fields that its kind has', async () => {
    const [article, patent, award, trial, company] = JSON.parse(await written('csl'));
    expect(article).toEqual({
      id: 'van-2021-1',
      type: 'article-journal',
      title: 'Ions in LiPON',
      author: [{ family: 'van der Berg', given: 'Jane Q.' }, { literal: '王 伟' }, { family: 'Müller', given: 'Jörg' }],
      issued: { 'date-parts': [[2021, 3, 12]] },
      accessed: { 'date-parts': [[2026, 11, 20]] },
      'container-title': 'Nature Energy',
      volume: '12',
      issue: '3',
      page: '201-210',
      publisher: 'Springer Nature',
      source: 'OpenAlex',
      DOI: '10.1002/(SICI)1097_4636-a',
      PMID: '33001',
      URL: 'https://example.org/voltara?a=1&b=2',
    });
    expect(patent).toMatchObject({ type: 'patent', number: '10,123,456', publisher: 'Engines, Ltd. and Sons' });
    expect(patent.author).toEqual([{ family: 'Lovelace', given: 'Ada' }]);
    expect(award).toMatchObject({ type: 'report', genre: 'Award', number: 'DE-SC0012345' });
    expect(trial).toMatchObject({ type: 'dataset', number: 'NCT01234567', author: [{ literal: 'Mayo Clinic' }] });
    expect(trial).not.toHaveProperty('issued');
    expect(company).toMatchObject({ type: 'webpage', author: [{ literal: 'Voltara Energy' }] });
  });

  test('BibTeX has the entry types and fields of its styles', async () => {
    const entries = readBibtex(await written('bib'));
    expect(entries.map(({ type }) => type)).toEqual(['article', 'patent', 'techreport', 'misc', 'misc']);
    expect(entries[0]!.fields).toMatchObject({
      author: 'van der Berg, Jane Q. and {王 伟} and Müller, Jörg',
      journal: 'Nature Energy',
      volume: '12',
      number: '3',
      pages: '201--210',
      year: '2021',
      doi: '10.1002/(SICI)1097_4636-a',
    });
    expect(entries[1]!.fields).toMatchObject({
      title: '{Engine {and} 100% more}',
      holder: 'Engines, Ltd. and Sons',
      number: '10,123,456',
    });
    expect(entries[2]!.fields).toMatchObject({ institution: 'Department of Energy', type: 'Award' });
    expect(entries[3]!.fields['howpublished']).toContain('Clinical trial registration');
    expect(entries[4]!.fields['author']).toBe('{Voltara Energy}');
  });

  test('RIS has a type, its tags and an end for each', async () => {
    const records = readRis(await written('ris'));
    expect(records.map(({ TY }) => TY)).toEqual([['JOUR'], ['PAT'], ['RPRT'], ['DATA'], ['ELEC']]);
    expect(records[0]).toMatchObject({
      AU: ['van der Berg, Jane Q.', '王 伟,', 'Müller, Jörg'],
      T2: ['Nature Energy'],
      SP: ['201'],
      EP: ['210'],
      DA: ['2021/03/12'],
      DO: ['10.1002/(SICI)1097_4636-a'],
    });
    expect(records[4]!['AU']).toEqual(['Voltara Energy,']);
  });

  test('what is sample data, and what has no address on the web, says so', () => {
    const [first, second] = cslItems(aReport, {});
    expect(first!.note).toContain('sample');
    expect(second).not.toHaveProperty('URL');
  });
});

const anything = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'\\{}~^$&#_%@",= \n\r\t-aé固И'.split('')) }),
);
const sources = fc.array(
  fc.record({
    title: anything,
    parties: fc.array(anything, { maxLength: 3 }),
    date: fc.option(fc.constant('2020-02')),
  }),
  { maxLength: 6 },
);

describe('[RPT-16] whatever a record holds, its reference is read back as it was', () => {
  const itemsOf = (given: { title: string; parties: string[]; date: string | null }[]) =>
    cslItems({ sources: given.map((each, at) => source('companies', { ...each, number: at + 1 })) }, {});

  test('from BibTeX', () => {
    fc.assert(
      fc.property(sources, (given) => {
        const items = itemsOf(given);
        const entries = readBibtex(toBibtex(items));
        expect(entries.map(({ key }) => key)).toEqual(items.map(({ id }) => id));
        expect(new Set(entries.map(({ key }) => key)).size).toBe(given.length);
        expect(entries.map(({ fields }) => fields['title'])).toEqual(items.map(({ title }) => `{${title}}`));
      }),
    );
  });

  test('from RIS', () => {
    fc.assert(
      fc.property(sources, (given) => {
        const items = itemsOf(given);
        const records = readRis(toRis(items));
        expect(records.map(({ ID }) => ID)).toEqual(items.map(({ id }) => [id]));
        expect(records.map(({ TI }) => TI?.[0])).toEqual(items.map(({ title }) => title));
      }),
    );
  });
});
