import type { ReadContext, Source, SourceFile, SourceItem } from '../../catalogue/import/source.port.ts';
import { hasColumns, readCsv } from '../shared/csv.ts';
import { headText } from '../shared/decode.ts';
import { attempt, stampOf } from '../shared/mapping.ts';
import { childrenOf, readXml, type XmlNode, xmlHead } from '../shared/xml.ts';
import { readMedline } from './medline.ts';
import { askPubmed } from './pubmed.ask.ts';
import { livePubmed } from './pubmed.live.ts';
import { mapArticle, recordId } from './pubmed.mapping.ts';
import { mapMedline, mapSummaryRow } from './summaries.mapping.ts';

const ARTICLES = ['PubmedArticle', 'PubmedBookArticle'];

/**
 * https://www.ncbi.nlm.nih.gov/books/NBK25499: efetch's XML; https://ftp.ncbi.nlm.nih.gov/pubmed: baseline and update
 * files; and what the site saves of a search as CSV or in the PubMed format (.nbib, .txt).
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
    for await (const node of readXml(file, [...ARTICLES, 'DeleteCitation', 'DeleteDocument'], context.signal)) {
      number += 1;
      if (ARTICLES.includes(node.name)) yield attempt(`article ${number}`, () => mapArticle(node, stamp));
      else yield* deletions(node);
    }
  },
  live: livePubmed(toItem),
  ask: askPubmed(toItem),
};

function toItem(at: string, article: XmlNode, context: ReadContext): SourceItem {
  return attempt(at, () => mapArticle(article, (id, url) => stampOf(pubmed, context, id, url)));
}

/** The end of an update file lists the numbers that are no more. */
function deletions(list: XmlNode): SourceItem[] {
  return childrenOf(list, 'PMID').map((pmid) => ({
    at: `PMID ${pmid.text.trim()}`,
    deleted: { engine: 'publications', id: recordId(pmid.text.trim()) },
    reason: 'Deleted from PubMed',
  }));
}

const isXml = (file: SourceFile) => /<(PubmedArticleSet|PubmedArticle|PubmedBookArticle)[\s>]/.test(xmlHead(file));
const isMedline = (file: SourceFile) => /^\s*PMID- ?\d+/.test(headText(file));
const isTable = (file: SourceFile) => hasColumns(file, 'PMID', 'Title', 'Journal/Book');
