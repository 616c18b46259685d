import type { ReplayHost, ReplayRequest } from '../replay-server.ts';

const work = (index: number) => `<record><header><identifier>oai:arXiv.org:2601.${10_000 + index}</identifier></header>
<metadata><arXiv xmlns="http://arxiv.org/OAI/arXiv/"><id>2601.${10_000 + index}</id><created>2026-01-02</created>
<authors><author><keyname>Invented</keyname><forenames>Ada</forenames></author></authors>
<title>${index === 4 ? '' : `Work ${index}`}</title><categories>cs.LG</categories><abstract>Text &lt; 1.</abstract></arXiv></metadata></record>`;

/** Two days of three works each; a token tells the day to go on from and how much of it to skip, as arXiv's does. */
const host: ReplayHost = ({ query }) => {
  const from = query.get('from') ?? /from%3D(\d{4}-\d\d-\d\d)/.exec(query.get('resumptionToken')!)![1]!;
  const isFirst = from < '2026-01-04';
  const works = Array.from({ length: 3 }, (_, index) => work(index + (isFirst ? 0 : 3))).join('');
  const token = isFirst ? 'verb%3DListRecords%26from%3D2026-01-04%26skip%3D0' : '';
  return {
    body: `<?xml version="1.0"?><OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><ListRecords>${works}<resumptionToken>${token}</resumptionToken></ListRecords></OAI-PMH>`,
  };
};

export const arxiv = {
  source: 'arxiv',
  host: 'oaipmh.arxiv.org',
  hosts: { 'oaipmh.arxiv.org': host },
  stored: 5,
  rejected: 1,
  requests: 2,
  sinceIn: ({ query }: ReplayRequest) => query.get('from')!,
};
