import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { SourceKind } from '@groundwork/contract/report-document';
import { expect, test } from 'vitest';
import { aReport } from '../../../../test/report-document.ts';
import { toBibtex } from './bibtex.ts';
import { type CslName, cslItems } from './csl-item.ts';
import { toRis } from './ris.ts';

const TITLE = 'L’eau à 100% {CO_2} & H~2^ #1 $5 \\alpha “said” "x" – 王';
const DOI = '10.1002/(SICI)1097-4636(199823)43:4_a<1::AID>3.0.CO;2-%23';
const PEOPLE = {
  'Jane Q. van der Berg': 'Jane Q.|van der Berg',
  'Jean-Luc de la Fontaine': 'Jean-Luc|de la Fontaine',
  'Müller, Jörg': 'Jörg|Müller',
  'José Ñandú-Łęcki': 'José|Ñandú-Łęcki',
  "Seán O'Neill": "Seán|O'Neill",
  'Martin Luther King Jr.': 'Martin Luther|King|Jr.',
  'John Smith, III': 'John|Smith|III',
  '王 伟': '王 伟',
  Plato: 'Plato',
};
const GROUP = 'ATLAS Collaboration and Partners, Inc.';
const PUBLISHED_AS = ['Article', 'Thesis', 'Book chapter', 'Conference paper', 'Book', 'Dataset', 'Report', 'Preprint'];
const RECORDS = [
  ...PUBLISHED_AS.map((type) => ({ kind: 'publications' as const, said: [`Type: ${type}`] })),
  ...SourceKind.options.filter((kind) => kind !== 'publications').map((kind) => ({ kind, said: [] })),
];
const ITEMS = cslItems(
  {
    sources: RECORDS.map(({ kind }, at) => ({
      ...aReport.sources[0]!,
      number: at + 1,
      searchEngine: kind,
      title: TITLE,
      date: ['2021-03-12', '2020-02', '2018', null][at % 4]!,
      parties: [GROUP],
    })),
  },
  Object.fromEntries(
    RECORDS.map(({ said }, at) => [
      at + 1,
      [
        ...Object.keys(PEOPLE).flatMap((name) =>
          ['Author', 'Inventor', 'Principal investigator'].map((label) => `${label}: ${name}`),
        ),
        `Group author: ${GROUP}`,
        `DOI: https://doi.org/${DOI}`,
        ...said,
      ],
    ]),
  ),
);

/** One of its parts may stand apart, as particles do. */
const called = (name: Record<string, string> | CslName) => {
  const { given, 'non-dropping-particle': particle, family, literal, suffix }: Record<string, string> = { ...name };
  return [given, [particle, family ?? literal].filter(Boolean).join(' '), suffix].filter(Boolean).join('|');
};

// BibTeX and RIS have types of their own: a work without one there becomes a document, or a manuscript.
test.each([
  ['@biblatex/text', toBibtex(ITEMS), { dataset: 'document', webpage: 'document', article: 'document' }, GROUP],
  // A comma ends a family name there.
  ['@ris/file', toRis(ITEMS), { article: 'manuscript' }, GROUP.replaceAll(',', '')],
  ['@else/json', JSON.stringify(ITEMS), {}, GROUP],
] as const)('[RPT-16] another program reads each kind of record as it was: %s', (forceType, text, types, group) => {
  const read = new Cite(text, { forceType }).data;
  expect(read.map(({ type }) => type)).toEqual(
    ITEMS.map(({ type }) => (types as Record<string, string>)[type] ?? type),
  );
  expect(read.map(({ title, DOI, issued }) => [title, DOI, issued?.['date-parts'][0]?.[0]])).toEqual(
    ITEMS.map(({ issued }) => [TITLE, DOI, issued?.['date-parts'][0][0]]),
  );
  expect(read.map(({ author }) => author?.map(called))).toEqual(
    ITEMS.map(({ author }) =>
      author?.map((name) => ('literal' in name && name.literal === GROUP ? group : called(name))),
    ),
  );
  expect(read[0]!.author!.map(called)).toEqual([...Object.values(PEOPLE), group]);
});
