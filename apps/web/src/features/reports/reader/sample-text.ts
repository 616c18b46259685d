import type { ReportDocument } from '@groundwork/contract/report-document';
import { READER_TEXTS } from './reader.texts.ts';

/** How much of it is made up: one invented record among forty is no reason to doubt the others. */
export function sampleText({ sources }: Pick<ReportDocument, 'sources'>): string {
  const samples = sources.filter(({ isSample }) => isSample).length;
  const records = sources.filter(({ searchEngine }) => searchEngine !== 'project' && searchEngine !== 'library').length;
  return samples === records ? READER_TEXTS.citesSampleOnly : READER_TEXTS.citesSample(samples, records);
}
