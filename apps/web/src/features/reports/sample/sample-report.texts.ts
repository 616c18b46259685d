import { texts } from '@groundwork/contract/texts';

export const SAMPLE_REPORT_TEXTS = texts('sample-report', {
  title: 'A sample report',
  lead: 'Written by Groundwork in seconds, without a language model, from the sample data that comes with it. Its companies, people and records are invented; how it is written and checked is not. Open any number to read the record it stands for.',
  loading: 'Loading the report',
  failed: 'The report is currently unavailable',
  cited: 'What is cited',
  text: 'The record',
  noText: 'This record has no running text; what is cited is in its fields.',
});
