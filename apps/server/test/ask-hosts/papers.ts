import { type AskCase, pad, page } from './ask-case.ts';

export const pubmed: AskCase = {
  source: 'pubmed',
  host: 'eutils.ncbi.nlm.nih.gov',
  isSearch: ({ path, query }) => path.endsWith('/esearch.fcgi') && !/\[dp\]/.test(query.get('term')!),
  sent: ({ query }) => query.get('term')!,
  totalOf: 'all words',
  hasYears: true,
  hosts: (world) => ({
    'eutils.ncbi.nlm.nih.gov': ({ path, query }) => {
      if (path.endsWith('/esearch.fcgi')) {
        if (query.get('sort') !== 'relevance') return { json: { esearchresult: { ERROR: 'wrong sort' } } };
        const count = /\[dp\]/.test(query.get('term')!) ? Math.floor(world.matches / 10) : world.matches;
        return { json: { esearchresult: { count: String(count), webenv: 'MCID_made_up', querykey: '1' } } };
      }
      const articles = page(
        world,
        Number(query.get('retstart')),
        Number(query.get('retmax')),
        (index) =>
          `<PubmedArticle><MedlineCitation><PMID Version="1">${39_000_000 + index}</PMID><Article><Journal><Title>Made Up Journal</Title><JournalIssue><PubDate><Year>2025</Year></PubDate></JournalIssue></Journal><ArticleTitle>${world.topic}, paper ${index}</ArticleTitle><Abstract><AbstractText>We show ${world.topic}.</AbstractText></Abstract></Article></MedlineCitation></PubmedArticle>`,
      );
      return { body: `<?xml version="1.0" ?>\n<PubmedArticleSet>${articles.join('\n')}</PubmedArticleSet>` };
    },
  }),
};

export const crossref: AskCase = {
  source: 'crossref',
  host: 'api.crossref.org',
  sent: ({ query }) => query.get('query.bibliographic')!,
  totalOf: null,
  hosts: (world) => ({
    'api.crossref.org': ({ query }) => {
      const items = page(world, Number(query.get('offset')), Number(query.get('rows')), (index) => ({
        DOI: `10.5555/made.up.${index}`,
        title: [`${world.topic}, work ${index}`],
        issued: { 'date-parts': [[2024, 5]] },
        type: 'journal-article',
        'is-referenced-by-count': 3,
      }));
      return { json: { status: 'ok', 'message-type': 'work-list', message: { 'total-results': 90_000_000, items } } };
    },
  }),
};

export const openalex: AskCase = {
  source: 'openalex',
  host: 'api.openalex.org',
  isSearch: ({ query }) => !query.has('group_by'),
  sent: ({ query }) => query.get('search')!,
  totalOf: 'all words',
  hasYears: true,
  settings: { OPENALEX_API_KEY: 'made-up' },
  hosts: (world) => ({
    'api.openalex.org': ({ query }) => {
      if (query.get('api_key') !== 'made-up') return { status: 403, json: { message: 'No key' } };
      if (query.has('group_by'))
        return { json: { group_by: [{ key: '2024', key_display_name: '2024', count: world.matches }] } };
      const start = query.get('cursor') === '*' ? 0 : Number(query.get('cursor'));
      const size = Number(query.get('per-page'));
      const results = page(world, start, size, (index) => ({
        id: `https://openalex.org/W${4_000_000 + index}`,
        title: `${world.topic}, work ${index}`,
        publication_date: '2024-05-01',
        cited_by_count: 4,
      }));
      const next = start + results.length < world.matches ? String(start + results.length) : null;
      return { json: { meta: { count: world.matches, next_cursor: next }, results } };
    },
  }),
};

export const arxiv: AskCase = {
  source: 'arxiv',
  host: 'export.arxiv.org',
  sent: ({ query }) => query.get('search_query')!,
  totalOf: 'all words',
  hosts: (world) => ({
    'export.arxiv.org': ({ query }) => {
      const entries = page(
        world,
        Number(query.get('start')),
        Number(query.get('max_results')),
        (index) =>
          `<entry><id>http://arxiv.org/abs/2501.${pad(index, 5)}v1</id><published>2025-01-02T00:00:00Z</published><title>${world.topic}, preprint ${index}</title><summary>On ${world.topic}.</summary><author><name>Ada Invented</name></author><category term="cond-mat"/></entry>`,
      );
      return {
        body: `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><opensearch:totalResults xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/">${world.matches}</opensearch:totalResults>${entries.join('')}</feed>`,
      };
    },
  }),
};

/** Of every ten results one is a patent; of every two one author gives an ORCID, the same one for each hundred. */
export const europePmc: AskCase = {
  source: 'europe-pmc',
  host: 'www.ebi.ac.uk',
  isSearch: ({ query }) => query.get('resultType') === 'core',
  sent: ({ query }) => query.get('query')!,
  totalOf: 'all words',
  hasYears: true,
  hosts: (world) => ({
    'www.ebi.ac.uk': ({ query }) => {
      if (query.get('resultType') === 'idlist')
        return { json: { hitCount: Math.floor(world.matches / 10), resultList: { result: [] } } };
      const start = query.get('cursorMark') === '*' ? 0 : Number(query.get('cursorMark'));
      const result = page(world, start, Number(query.get('pageSize')), (index) =>
        index % 10 === 9
          ? {
              id: `WO2025${pad(index, 6)}`,
              source: 'PAT',
              title: `${world.topic}, device ${index}.`,
              authorString: 'INVENTED ADA, MAKER BO.',
              affiliation: 'MADE UP PHARMA SA',
              firstPublicationDate: '2025-03-10',
              patentDetails: {
                countryCode: 'WO',
                typeCode: 'A1',
                typeDescription: 'Publ.of the Int.Appl. with Int.search report',
                classifierList: { classifier: [{ classification: 'C07K16/28', classificationType: 'IPC' }] },
                application: { applicationNumber: `WO2024EP${index}`, applicationDate: '2024-03-10' },
                priorityList: { priority: { priorityNumber: 'US1', priorityDate: '2023-03-11' } },
              },
            }
          : {
              id: String(38_000_000 + index),
              source: 'MED',
              pmid: String(38_000_000 + index),
              doi: `10.5556/epmc.${index}`,
              title: `${world.topic}, article ${index}.`,
              authorString: 'Invented A.',
              authorList: {
                author: [
                  {
                    fullName: 'Invented A',
                    firstName: 'Ada',
                    lastName: 'Invented',
                    ...(index % 2 === 0 && {
                      authorId: { type: 'ORCID', value: `0000-0001-0000-${pad(index % 100, 4)}` },
                    }),
                    authorAffiliationDetailsList: {
                      authorAffiliation: [{ affiliation: 'Made Up University, Ames, USA. ada@example.org' }],
                    },
                  },
                ],
              },
              abstractText: `We show ${world.topic}.`,
              pubYear: '2025',
              firstPublicationDate: '2025-02-01',
              pubTypeList: { pubType: ['Journal Article'] },
              citedByCount: 2,
            },
      );
      const nextCursorMark = String(start + result.length);
      return { json: { version: '6.9', hitCount: world.matches, nextCursorMark, resultList: { result } } };
    },
  }),
};

export const orcid: AskCase = {
  source: 'orcid',
  host: 'pub.orcid.org',
  isSearch: ({ path }) => path.includes('/search/'),
  sent: ({ query }) => query.get('q')!,
  totalOf: 'all words',
  settings: { ORCID_CLIENT_ID: 'made', ORCID_CLIENT_SECRET: 'up' },
  hosts: (world) => ({
    'orcid.org': () => ({ json: { access_token: 'token' } }),
    'pub.orcid.org': ({ path, query }) => {
      const [, one] = /\/([\d-]{19})\/record$/.exec(path) ?? [];
      if (one)
        return {
          json: {
            'orcid-identifier': { path: one, uri: `https://orcid.org/${one}` },
            person: { name: { 'given-names': { value: 'Ada' }, 'family-name': { value: `Number ${one}` } } },
            'activities-summary': {},
          },
        };
      const result = page(world, Number(query.get('start')), Number(query.get('rows')), (index) => ({
        'orcid-identifier': { path: `0000-0002-0000-${pad(index, 4)}` },
      }));
      return { json: { 'num-found': world.matches, result } };
    },
  }),
};
