import type { Source } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { attempt, stampOf } from '../shared/mapping.ts';
import { readXml } from '../shared/xml.ts';
import { livePubmed } from './pubmed.live.ts';
import { mapArticle } from './pubmed.mapping.ts';

/** https://www.ncbi.nlm.nih.gov/books/NBK25499: efetch's XML; https://ftp.ncbi.nlm.nih.gov/pubmed/baseline: its files. */
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
    for await (const node of readXml(file, ['PubmedArticle', 'PubmedBookArticle'], context.signal)) {
      number += 1;
      yield attempt(`article ${number}`, () => mapArticle(node, stamp));
    }
  },
  live: livePubmed((at, article, context) =>
    attempt(at, () => mapArticle(article, (id, url) => stampOf(pubmed, context, id, url))),
  ),
};
