import http from 'node:http';
import type { QueryNode } from '../apps/server/src/catalogue/query/query-tree.ts';
import { makeRecord } from './corpus.ts';

const INDEX = 'groundwork-bench';
const BATCH = 500;
const PAGE = 10;
const VALUES = 12;
const FIELDS = ['title^2', 'text', 'organisations', 'people', 'place'];

/** An OpenSearch that somebody started, asked over HTTP for the same records by the same queries. */
export class OpenSearchNode {
  private readonly url: URL;
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

  constructor(url: string) {
    this.url = new URL(url);
  }

  /** Its version; null where nothing answers. */
  async version(): Promise<string | null> {
    return this.call<{ version: { number: string } }>('GET', '/').then(
      ({ version }) => version.number,
      () => null,
    );
  }

  /** Makes its index hold so many of the generated records, in one segment. */
  async fill(records: number): Promise<void> {
    const held = await this.call<{ count: number }>('GET', `/${INDEX}/_count`).catch(() => ({ count: 0 }));
    if (held.count === records) return;
    await this.call('DELETE', `/${INDEX}?ignore_unavailable=true`);
    await this.call('PUT', `/${INDEX}`, JSON.stringify(SETTINGS));
    for (let from = 0; from < records; from += BATCH) {
      const lines: string[] = [];
      for (let n = from; n < Math.min(records, from + BATCH); n++) lines.push(...documentOf(n));
      await this.call('POST', `/${INDEX}/_bulk`, `${lines.join('\n')}\n`, 'application/x-ndjson');
    }
    await this.call('POST', `/${INDEX}/_refresh`);
    await this.call('POST', `/${INDEX}/_forcemerge?max_num_segments=1`);
  }

  /** Ten hits with highlights, the exact total and the facets: answers the total. */
  async search(query: QueryNode, facets: string[]): Promise<number> {
    const aggs = facets.map((field) => [field, { terms: { field: `facets.${field}`, size: VALUES } }]);
    const asked = {
      query: translated(query),
      size: PAGE,
      track_total_hits: true,
      aggs: Object.fromEntries(aggs),
      highlight: {
        fields: { title: { number_of_fragments: 0 }, text: { fragment_size: 240, number_of_fragments: 1 } },
      },
    };
    const path = `/${INDEX}/_search?request_cache=true`;
    const { hits } = await this.call<{ hits: { total: { value: number } } }>('POST', path, JSON.stringify(asked));
    return hits.total.value;
  }

  close(): void {
    this.agent.destroy();
  }

  private call<Answer>(method: string, path: string, body?: string, type = 'application/json'): Promise<Answer> {
    const { hostname, port } = this.url;
    return new Promise((resolve, reject) => {
      const headers = body === undefined ? {} : { 'content-type': type };
      const request = http.request({ hostname, port, method, path, agent: this.agent, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if ((response.statusCode ?? 500) < 300) resolve(JSON.parse(text));
          else reject(new Error(`${method} ${path}: ${response.statusCode} ${text.slice(0, 300)}`));
        });
      });
      request.on('error', reject);
      request.end(body);
    });
  }
}

const text = { type: 'text', analyzer: 'porter' };
const keyword = { type: 'keyword' };
const FACET_FIELDS = ['status', 'kind', 'state', 'agency', 'area', 'organisation'];

/** The catalogue's analysis, as near as OpenSearch has it: Porter's stems, no stop words, no diacritics. */
const SETTINGS = {
  settings: {
    number_of_shards: 1,
    number_of_replicas: 0,
    analysis: {
      analyzer: {
        porter: { type: 'custom', tokenizer: 'standard', filter: ['lowercase', 'asciifolding', 'porter_stem'] },
      },
    },
  },
  mappings: {
    dynamic: false,
    properties: {
      ...{ id: keyword, title: text, text, organisations: text, people: text, place: text },
      ...{ date: { type: 'date' }, amount: { type: 'double' } },
      facets: { properties: Object.fromEntries(FACET_FIELDS.map((field) => [field, keyword])) },
    },
  },
};

function documentOf(n: number): string[] {
  const { organisations, people, place, ...rest } = makeRecord(n);
  const names = { organisations: organisations.map(({ name }) => name), people: people.map(({ name }) => name) };
  return [
    JSON.stringify({ index: { _id: rest.id } }),
    JSON.stringify({ ...rest, ...names, place: Object.values(place ?? {}) }),
  ];
}

function translated(node: QueryNode): object {
  switch (node.type) {
    case 'word':
      return { multi_match: { query: node.word, type: 'cross_fields', fields: FIELDS } };
    case 'phrase':
      return { multi_match: { query: node.words.join(' '), type: 'phrase', fields: ['title^2', 'text'] } };
    case 'prefix': {
      const of = (field: string, boost: number) => ({ prefix: { [field]: { value: node.prefix, boost } } });
      return { dis_max: { queries: [of('title', 2), of('text', 1)] } };
    }
    case 'and':
      return { bool: { must: node.nodes.map(translated) } };
    case 'or':
      return { bool: { should: node.nodes.map(translated), minimum_should_match: 1 } };
    default:
      throw new Error(`The mix of queries has no ${node.type}.`);
  }
}
