import { expect, test } from 'vitest';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { pubmed } from './pubmed.source.ts';

const article = (pmid: string, inner: string, date = '<Year>2018</Year><Month>Apr</Month>') => `<PubmedArticle>
<MedlineCitation Status="MEDLINE"><PMID Version="1">${pmid}</PMID><Article PubModel="Print"><Journal><JournalIssue><Volume>5</Volume><Issue>2</Issue><PubDate>${date}</PubDate></JournalIssue><Title>Journal of pumps</Title></Journal>${inner}</Article>
<MeshHeadingList><MeshHeading><DescriptorName UI="D1">Pumps</DescriptorName><QualifierName>methods</QualifierName></MeshHeading></MeshHeadingList>
<KeywordList Owner="NOTNLM"><Keyword>quiet</Keyword></KeywordList></MedlineCitation>
<PubmedData><ArticleIdList><ArticleId IdType="pubmed">${pmid}</ArticleId><ArticleId IdType="doi">10.5555/A${pmid}</ArticleId></ArticleIdList></PubmedData></PubmedArticle>`;

const full = `<ArticleTitle>Pumps for CO<sub>2</sub> &amp; <i>air</i>.</ArticleTitle><Pagination><MedlinePgn>1-9</MedlinePgn></Pagination>
<Abstract><AbstractText Label="BACKGROUND">A &#946;
  <sub>2</sub> pump with <mml:math xmlns:mml="http://www.w3.org/1998/Math/MathML">
  <mml:mrow><mml:mi>He</mml:mi>
  <mml:mn>3</mml:mn></mml:mrow></mml:math> gas.</AbstractText><AbstractText Label="RESULTS">Quiet.</AbstractText><CopyrightInformation>Copyright.</CopyrightInformation></Abstract>
<AuthorList><Author><LastName>Invented</LastName><ForeName>Ada B</ForeName><Identifier Source="ORCID">https://orcid.org/0000-0000-0000-0001</Identifier><AffiliationInfo><Affiliation>Made Up University, Ames.</Affiliation></AffiliationInfo></Author><Author><CollectiveName>Pump Network, Iowa</CollectiveName></Author></AuthorList>
<Language>eng</Language><GrantList><Grant><GrantID>G-1</GrantID><Agency>Made Up Agency</Agency></Grant></GrantList>
<PublicationTypeList><PublicationType UI="1">Journal Article</PublicationType><PublicationType UI="2">Review</PublicationType></PublicationTypeList>`;

const set = (...articles: string[]) =>
  `<?xml version="1.0" ?><!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2019//EN" "https://dtd.nlm.nih.gov/x.dtd">\n<PubmedArticleSet>${articles.join('\n')}</PubmedArticleSet>`;

test('[DATA-09] articles of PubMed: markup in text, labelled abstracts, groups as authors', async () => {
  const items = await readSource(pubmed, set(article('1', full), article('2', '<ArticleTitle/>')));
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'pmid-1',
      title: 'Pumps for CO2 & air.',
      date: '2018-04',
      people: [{ name: 'Ada B Invented', ids: { orcid: '0000-0000-0000-0001' } }],
      organisations: expect.arrayContaining([{ name: 'Pump Network, Iowa', role: 'Group author' }]),
      facets: { type: ['Review'], venue: ['Journal of pumps'], funder: ['Made Up Agency'] },
      data: {
        abstract: 'Background: A β 2 pump with He 3 gas.\n\nResults: Quiet.',
        doi: '10.5555/a1',
        mesh: ['Pumps'],
        keywords: ['quiet'],
        volume: '5',
        pages: '1-9',
      },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([['article 2', 'No title']]);
});

test.each([
  ['<Year>2018</Year><Month>05</Month><Day>17</Day>', '2018-05-17'],
  ['<Year>2018</Year><Season>Winter</Season>', '2018'],
  ['<MedlineDate>1998 Dec-1999 Jan</MedlineDate>', '1998-12'],
  ['<MedlineDate>Spring 2003</MedlineDate>', '2003'],
  ['<Year>2018</Year><Month>Foo</Month>', '2018'],
  ['', null],
])('[DATA-09] the date %s is %s', async (written, day) => {
  const text = set(article('3', '<ArticleTitle>[Leise Pumpen].</ArticleTitle>', written));
  expect(recordsOf(await readSource(pubmed, text))).toMatchObject([{ title: 'Leise Pumpen', date: day }]);
});

test('[DATA-09] an update file says which articles are no more', async () => {
  const gone = '<DeleteCitation><PMID Version="1">7</PMID>\n<PMID Version="2">8</PMID></DeleteCitation>';
  const items = await readSource(pubmed, set(article('1', full), gone));
  expect(recordsOf(items)).toHaveLength(1);
  expect(items.slice(1)).toEqual(
    ['7', '8'].map((pmid) => ({
      at: `PMID ${pmid}`,
      deleted: { engine: 'publications', id: `pmid-${pmid}` },
      reason: 'Deleted from PubMed',
    })),
  );
});

test('[DATA-09] what the site saves of a search, as CSV and in the PubMed format', async () => {
  const csv =
    '\ufeffPMID,Title,Authors,Citation,First Author,Journal/Book,Publication Year,Create Date,PMCID,NIHMS ID,DOI\n"99000001","Quiet pumps","Invented A, Second B.","J Pumps. 2018.","Invented A","J Pumps","2018","2018/04/05","","","10.5555/A"\n,No number,,,,,,,,,\n';
  const items = await readSource(pubmed, csv);
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'pmid-99000001',
      date: '2018',
      people: [{ name: 'Invented A' }, { name: 'Second B' }],
      data: { doi: '10.5555/a', venue: 'J Pumps' },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([['line 3', 'No PMID']]);
  const nbib = `
PMID- 99000001
DP  - 2018 Apr 5
TI  - Quiet pumps of
      two lines.
LID - 10.5555/A [doi]
AB  - They are
      quiet.
FAU - Invented, Ada B
AU  - Invented AB
PT  - Journal Article
JT  - Journal of pumps
MH  - *Pumps/standards

PMID- 99000002
DP  - 2019
`;
  const saved = await readSource(pubmed, nbib);
  expect(recordsOf(saved)).toMatchObject([
    {
      id: 'pmid-99000001',
      title: 'Quiet pumps of two lines.',
      date: '2018-04-05',
      people: [{ name: 'Ada B Invented' }],
      data: {
        abstract: 'They are quiet.',
        doi: '10.5555/a',
        mesh: ['Pumps'],
        type: 'Article',
        venue: 'Journal of pumps',
      },
    },
  ]);
  expect(rejectionsOf(saved)).toEqual([['line 15', 'No title']]);
});
