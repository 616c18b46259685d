import { companionFile } from '../../catalogue/import/companion.ts';
import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { type CsvRow, cell, readCsv } from '../shared/csv.ts';

/** Rows of the files beside Applications.txt, by application number; lookups by their id. */
export interface DrugsFdaFiles {
  products: Map<string, CsvRow[]>;
  submissions: Map<string, CsvRow[]>;
  marketing: Map<string, CsvRow[]>;
  equivalence: Map<string, CsvRow[]>;
  documents: Map<string, CsvRow[]>;
  marketingLabels: Map<string, string>;
  submissionClasses: Map<string, string>;
  documentTypes: Map<string, string>;
}

/** The whole set is about 40 MB of text; it is held while Applications.txt is read. A missing file is an empty one. */
export async function readDrugsFdaFiles(applications: SourceFile, signal: AbortSignal): Promise<DrugsFdaFiles> {
  // The files until 2017 have other names.
  const rows = async (name: string, earlier?: string) => {
    const found = await byKey(applications, name, 'ApplNo', signal);
    return found.size > 0 || !earlier ? found : byKey(applications, earlier, 'ApplNo', signal);
  };
  const lookup = (name: string, id: string, label: string) => labels(applications, name, id, label, signal);
  return {
    products: await rows('Products.txt', 'Product.txt'),
    submissions: await rows('Submissions.txt', 'RegActionDate.txt'),
    marketing: await rows('MarketingStatus.txt'),
    equivalence: await rows('TE.txt'),
    documents: await rows('ApplicationDocs.txt'),
    marketingLabels: await lookup('MarketingStatus_Lookup.txt', 'MarketingStatusID', 'MarketingStatusDescription'),
    submissionClasses: await lookup(
      'SubmissionClass_Lookup.txt',
      'SubmissionClassCodeID',
      'SubmissionClassCodeDescription',
    ),
    documentTypes: await lookup(
      'ApplicationsDocsType_Lookup.txt',
      'ApplicationDocsType_Lookup_ID',
      'ApplicationDocsType_Lookup_Description',
    ),
  };
}

async function byKey(
  beside: SourceFile,
  name: string,
  key: string,
  signal: AbortSignal,
): Promise<Map<string, CsvRow[]>> {
  const map = new Map<string, CsvRow[]>();
  const file = await companionFile(beside, name);
  if (!file) return map;
  for await (const row of readCsv(file, signal)) {
    const id = cell(row, key);
    if (!id) continue;
    const rows = map.get(id);
    if (rows) rows.push(row);
    else map.set(id, [row]);
  }
  return map;
}

async function labels(
  beside: SourceFile,
  name: string,
  id: string,
  label: string,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const rows = await byKey(beside, name, id, signal);
  return new Map([...rows].flatMap(([key, [row]]) => (row && cell(row, label) ? [[key, cell(row, label)!]] : [])));
}
