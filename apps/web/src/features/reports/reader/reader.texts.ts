import { texts } from '@groundwork/contract/texts';

const records = (n: number) => (n === 1 ? 'one record' : `${n} records`);

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
  showBasis: (label: string) => `${label}: what it is worked out from`,
  workedOut: {
    share: (n: number) => `A share, over ${records(n)}`,
    difference: (n: number) => `A difference, over ${records(n)}`,
    median: (n: number) => `The median of ${records(n)}`,
    'lower-quartile': (n: number) => `The lower quartile of ${records(n)}`,
    'upper-quartile': (n: number) => `The upper quartile of ${records(n)}`,
    count: (n: number) => `Taken from ${records(n)}`,
    latest: (n: number) => `The year, from ${records(n)}`,
    'days-left': (): string => 'Days from the day of the data to the closing day',
  },
  andMore: (count: number) => `and ${count} more`,
  openRecords: 'Open the search that it was taken from',
  retrieved: (day: string, licence: string) => `, retrieved ${day}. Licence: ${licence}.`,
});
