import type { ReplayHost, ReplayRequest } from '../replay-server.ts';

const ENTERED: Record<string, number> = { '2025/12/30': 600, '2026/01/04': 1 };

const article = (day: string, index: number) => `<PubmedArticle><MedlineCitation><PMID Version="1">${day.replaceAll(
  '/',
  '',
)}${index}</PMID><Article><Journal><JournalIssue><PubDate><Year>2026</Year></PubDate></JournalIssue></Journal>
<ArticleTitle>${index === 7 ? '' : `Work ${index} &amp; more`}</ArticleTitle></Article></MedlineCitation></PubmedArticle>`;

/** The server remembers a search under its days. */
const host: ReplayHost = ({ path, query }) => {
  if (path.endsWith('/esearch.fcgi')) {
    const [, from, to] = /^\("([\d/]+)"\[edat\] : "([\d/]+)"\[edat\]\) OR /.exec(query.get('term')!)!;
    const count = Object.entries(ENTERED).reduce(
      (sum, [day, one]) => (day >= from! && day <= to! ? sum + one : sum),
      0,
    );
    return { json: { esearchresult: { count: String(count), webenv: `MCID_${from}_${to}`, querykey: '1' } } };
  }
  const [, from, to] = query.get('WebEnv')!.split('_');
  const start = Number(query.get('retstart'));
  const found = Object.entries(ENTERED)
    .flatMap(([day, count]) =>
      day >= from! && day <= to! ? Array.from({ length: count }, (_, index) => article(day, index)) : [],
    )
    .slice(start, start + Number(query.get('retmax')));
  return { body: `<?xml version="1.0" ?>\n<PubmedArticleSet>${found.join('\n')}</PubmedArticleSet>` };
};

export const pubmed = {
  source: 'pubmed',
  host: 'eutils.ncbi.nlm.nih.gov',
  hosts: { 'eutils.ncbi.nlm.nih.gov': host },
  isPage: ({ path }: ReplayRequest) => path.endsWith('/efetch.fcgi'),
  stored: 600,
  rejected: 1,
  requests: 2,
  sinceIn: ({ query }: ReplayRequest) => query.get('WebEnv')!.split('_')[1]!.replaceAll('/', '-'),
};
