import type { ReportDocument } from '@groundwork/contract/report-document';

const cite = (source: number, quote: string) => ({ source, quote });

/** A report with every kind of block, hostile text and several scripts in it. */
export const aReport: ReportDocument = {
  reportId: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a11',
  reportType: 'commercialization',
  language: 'en',
  languages: ['en'],
  title: 'Solid electrolyte for lithium metal batteries',
  subtitle: 'Commercialization report',
  project: {
    id: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a12',
    title: 'Solid electrolyte',
    description: 'Technology: We develop a solid electrolyte.\n\nProblem: Dendrites <b>short-circuit</b> cells.',
  },
  asOf: '2026-11-21T08:00:00.000Z',
  writer: 'Built-in writer',
  claims: { made: 128, supported: 126, inferences: 0, withheld: 2, editors: 0 },
  version: 1,
  sourcesChanged: 0,
  usesSample: true,
  isByWords: false,
  sections: [
    {
      id: 'market-sizing',
      title: 'Market sizing',
      blocks: [
        {
          type: 'paragraph',
          sentences: [
            {
              text: 'Voltara Energy raised $48.5 million.',
              citations: [cite(1, 'Total funding: $48,500,000')],
              figures: [],
            },
            { text: 'The search found 34 awards on this topic.', citations: [], figures: ['awards:count'] },
          ],
        },
        {
          type: 'list',
          items: [
            [
              {
                text: 'Zoë Brûlé writes: “Σ of α-phase ≥ 3 | pipes & <script>alert(1)</script> [x](javascript:1) 固体电解质”',
                citations: [cite(2, 'x'), cite(1, 'y')],
                figures: [],
              },
            ],
            [{ text: 'Второй пункт.', citations: [cite(2, 'x')], figures: [] }],
          ],
        },
        {
          type: 'table',
          caption: 'Companies closest to the project',
          columns: [
            { label: 'Company', unit: 'text' },
            { label: 'Founded', unit: 'year' },
            { label: 'Date', unit: 'date' },
            { label: 'Total funding', unit: 'usd' },
          ],
          rows: Array.from({ length: 12 }, (_, at) => ({
            cells: [`Voltara | Energy ${at}`, 2017, '2021-03-12', at === 3 ? null : 48_500_000 - at],
            source: 1,
          })),
          note: 'Source: the 12 listed of the 34 companies found.',
        },
        {
          type: 'chart',
          kind: 'line',
          title: 'Activity in the field by year',
          xLabel: 'Year',
          yLabel: 'Records',
          unit: 'count',
          categories: ['2019', '2020', '2021', '2022'],
          series: [
            { name: 'Publications', values: [3, 5, 9, 12] },
            { name: 'Patents', values: [1, 0, 4, 2] },
          ],
          note: 'Source: all records.',
        },
        {
          type: 'chart',
          kind: 'bar',
          title: 'Award money by agency',
          xLabel: 'Agency',
          yLabel: 'Award amount',
          unit: 'usd',
          categories: ['Department of Energy', 'National Aeronautics and Space Administration'],
          series: [{ name: 'Award amount', values: [12_500_000, 1_200_000] }],
          note: 'Source: all awards.',
        },
        {
          type: 'map',
          title: 'Who is close to whom',
          nodes: [
            { name: 'Department of Energy', role: 'funder' },
            { name: 'Voltara <Energy> & Sons, Inc.', role: 'possible competitor' },
            { name: 'Brightwater University', role: null },
            { name: 'Harrow Laboratories', role: 'possible partner' },
            { name: '固体电解质研究院', role: 'possible partner' },
          ],
          links: [
            { from: 0, to: 1, how: 'funder and awardee', records: 3 },
            { from: 0, to: 2, how: 'funder and awardee', records: 1 },
            { from: 3, to: 4, how: 'joint assignees', records: 1 },
          ],
          note: 'A curve joins organizations that records name together.',
        },
        { type: 'nothing-found', text: 'Nothing was found on this topic in drugs.' },
      ],
    },
  ],
  figures: [
    {
      id: 'awards:count',
      label: 'awards',
      value: 34,
      unit: 'count',
      query: { searchEngine: 'awards', query: 'electrolyte', filters: {} },
    },
  ],
  sources: [
    {
      number: 1,
      searchEngine: 'companies',
      engineLabel: 'Companies',
      id: 'voltara',
      title: 'Voltara Energy',
      parties: ['Voltara Energy'],
      date: '2017',
      url: 'https://example.org/voltara?a=1&b=2',
      publisher: 'Groundwork sample data',
      licence: 'Generated for demonstration; not real',
      retrievedAt: '2026-11-20T00:00:00.000Z',
      isSample: true,
    },
    {
      number: 2,
      searchEngine: 'publications',
      engineLabel: 'Publications',
      id: 'w/2',
      title: 'Electrolytes <img src=x onerror=1> of *tomorrow*',
      parties: [],
      date: '2021-03-12',
      url: 'javascript:alert(1)',
      publisher: 'Source',
      licence: 'CC0',
      retrievedAt: '2026-11-20T00:00:00.000Z',
      isSample: false,
    },
  ],
};
