import { texts } from '@groundwork/contract/texts';

export const READER_TEXTS = texts('report-reader', {
  contents: 'Contents',
  print: 'Print',
  sources: 'Sources',
  citesSampleData: 'This report cites generated sample data. It shows what a report looks like, not a market.',
  isByWords:
    'Written while the search by meaning was still being prepared: records were judged by their words alone. Written again, it may rest on more of them.',
  inference: 'The writer concludes this from its sources.',
  inItalics: (count: string) =>
    `${count} of the supported are inferences: what the writer concludes stands in italics.`,
  source: 'Source',
  noRecordWasCited: 'No record was cited.',
  sourceLabel: (number: number, title: string) => `Source ${number}: ${title}`,
  downloadLabel: (format: string) => `Download ${format}`,
  loadingChart: (title: string) => `Loading the chart ${title}`,
  chart: (title: string, y: string, x: string) => `${title}. ${y} by ${x}. The table has the same values.`,
  made: 'claims made',
  supported: 'supported',
  withheld: 'withheld',
  asOf: (day: string) => `Data as of ${day}`,
  openFigure: (label: string) => `${label}: open the search behind this figure`,
  retrieved: (day: string, licence: string) => `, retrieved ${day}. Licence: ${licence}.`,
});
