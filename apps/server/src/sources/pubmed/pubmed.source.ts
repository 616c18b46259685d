import type { Source, SourceFile } from '../../catalogue/import/source.port.ts';
import { hasColumns, readCsv } from '../shared/csv.ts';
import { headText } from '../shared/decode.ts';
import { attempt, stampOf } from '../shared/mapping.ts';
import { readXml } from '../shared/xml.ts';
import { readMedline } from './medline.ts';
import { mapArticle } from './pubmed.mapping.ts';
import { mapMedline, mapSummaryRow } from './summaries.mapping.ts';

/**
 * https://www.ncbi.nlm.nih.gov/books/NBK25499: efetch's XML; https://ftp.ncbi.nlm.nih.gov/pubmed/baseline: its files; and what the
 * site saves of a search as CSV or in the PubMed format (.nbib, .txt).
 */
export const pubmed: Source = {
  name: 'pubmed',
  label: 'PubMed',
  url: 'https://pubmed.ncbi.nlm.nih.gov',
  licence: 'Courtesy of the U.S. National Library of Medicine; abstracts may be under copyright',
  engines: ['publications'],
  recognises: (file) => isXml(file) || isMedline(file) || isTable(file),
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(pubmed, context, id, url);
    if (isTable(file)) {
      for await (const row of readCsv(file, context.signal))
        yield attempt(`line ${row.line}`, () => mapSummaryRow(row, stamp));
      return;
    }
    if (isMedline(file)) {
      for await (const { line, tags } of readMedline(file, context.signal))
        yield attempt(`line ${line}`, () => mapMedline(tags, stamp));
      return;
    }
    let number = 0;
    for await (const node of readXml(file, ['PubmedArticle', 'PubmedBookArticle'], context.signal)) {
      number += 1;
      yield attempt(`article ${number}`, () => mapArticle(node, stamp));
    }
  },
};

const isXml = (file: SourceFile) => /<(PubmedArticleSet|PubmedArticle|PubmedBookArticle)[\s>]/.test(headText(file));
const isMedline = (file: SourceFile) => /^\s*PMID- ?\d+/.test(headText(file));
const isTable = (file: SourceFile) => hasColumns(file, 'PMID', 'Title', 'Journal/Book');
