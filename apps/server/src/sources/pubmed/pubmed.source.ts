import type { Source, SourceItem } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { attempt, stampOf } from '../shared/mapping.ts';
import { childrenOf, readXml, type XmlNode } from '../shared/xml.ts';
import { livePubmed } from './pubmed.live.ts';
import { mapArticle, recordId } from './pubmed.mapping.ts';

const ARTICLES = ['PubmedArticle', 'PubmedBookArticle'];

/** https://www.ncbi.nlm.nih.gov/books/NBK25499: efetch's XML; https://ftp.ncbi.nlm.nih.gov/pubmed: baseline and update files. */
export const pubmed: Source = {
  name: 'pubmed',
  label: 'PubMed',
  url: 'https://pubmed.ncbi.nlm.nih.gov',
  licence: 'Courtesy of the U.S. National Library of Medicine; abstracts may be under copyright',
  engines: ['publications'],
  recognises: (file) => /<(PubmedArticleSet|PubmedArticle|PubmedBookArticle)[\s>]/.test(headText(file)),
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(pubmed, context, id, url);
    let number = 0;
    for await (const node of readXml(file, [...ARTICLES, 'DeleteCitation', 'DeleteDocument'], context.signal)) {
      number += 1;
      if (ARTICLES.includes(node.name)) yield attempt(`article ${number}`, () => mapArticle(node, stamp));
      else yield* deletions(node);
    }
  },
  live: livePubmed((at, article, context) =>
    attempt(at, () => mapArticle(article, (id, url) => stampOf(pubmed, context, id, url))),
  ),
};

/** The end of an update file lists the numbers that are no more. */
function deletions(list: XmlNode): SourceItem[] {
  return childrenOf(list, 'PMID').map((pmid) => ({
    at: `PMID ${pmid.text.trim()}`,
    deleted: { engine: 'publications', id: recordId(pmid.text.trim()) },
    reason: 'Deleted from PubMed',
  }));
}
