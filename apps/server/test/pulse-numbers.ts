import type { Engine } from '@groundwork/contract/engines';
import type { FigureQuery } from '@groundwork/contract/report-document';
import { expect } from 'vitest';
import type { CatalogueIndex } from '../src/catalogue/index/index.port.ts';
import type { Visitor } from './app.ts';

type Row = { id: string; date: string | null; amount: number | null; facets: Record<string, string[]> };
type Round = { name: string; date?: string; amount?: number };
type Grouped = { total: number; groups: { count: number; query: FigureQuery }[]; query: FigureQuery };
type Described = { id: string; text: string };

const sumOf = (rows: { amount?: number | null }[]): number => rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/**
 * Holds what panels say against what searches list, record by record: the same judgement of what is on topic, and none of
 * the sums and groups that panels are made of.
 */
export function pulseNumbers(owner: Visitor, index: CatalogueIndex) {
  async function listed({ searchEngine, query, filters }: FigureQuery): Promise<Row[]> {
    const rows: Row[] = [];
    for (let page = 1; ; page++) {
      const asked = { searchEngine, query, filters, page, pageLimit: 100 };
      const { status, body } = await owner.post('/search/keyword', asked);
      expect(status).toBe(200);
      rows.push(...body.results);
      if (rows.length >= body.total) return rows;
    }
  }

  const onTopic = (searchEngine: Engine, projectId: string) =>
    listed({ searchEngine, query: '', filters: { about: [projectId, 'field'] } });

  async function panel(path: string, input: object) {
    const { status, body } = await owner.post(`/pulse/${path}`, input);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  }

  async function roundsOnTopic(projectId: string): Promise<Round[]> {
    const companies = await onTopic('companies', projectId);
    const records = await index.get(companies.map(({ id }) => ({ engine: 'companies' as const, id })));
    return records.flatMap((record) => (record?.data['fundingRounds'] ?? []) as Round[]);
  }

  return {
    listed,
    onTopic,
    panel,

    async keyFigures(projectId: string) {
      const answer = await panel('key-figures', { projectId });
      expect(answer.figures).toHaveLength(14);
      for (const { searchEngine, onTopic: count, amount, withAmount, query } of answer.figures) {
        const rows = await listed(query);
        expect([searchEngine, count]).toEqual([searchEngine, rows.length]);
        const stated = rows.filter((row) => row.amount !== null);
        expect([searchEngine, withAmount]).toEqual([searchEngine, stated.length]);
        expect(amount === null).toBe(stated.length === 0);
        if (amount !== null) expect(amount).toBeCloseTo(sumOf(stated), 4);
      }
      expect(answer.openCalls.count).toBe((await listed(answer.openCalls.query)).length);
      return answer;
    },

    async marketTrends(projectId: string) {
      const answer = await panel('market-trends', { projectId });
      for (const { id, searchEngine, total, covered, years } of answer.series) {
        if (id === 'funding-rounds') {
          expect(total).toBe((await roundsOnTopic(projectId)).length);
          continue;
        }
        const rows = await onTopic(searchEngine, projectId);
        expect([id, total]).toEqual([id, rows.length]);
        const held = await index.aggregate({ engines: [searchEngine], query: null, by: { type: 'year' } });
        for (const { year, count, query } of years) {
          const ofYear = rows.filter(({ date }) => date?.startsWith(String(year)));
          // Of a year between two imports the data set holds nothing at all: that is no zero.
          const isHeld = held.some(({ key }) => Number(key) === year);
          const isCovered = isHeld && covered !== null && year >= covered.from && year <= covered.to;
          expect([id, year, count]).toEqual([id, year, isCovered || ofYear.length > 0 ? ofYear.length : null]);
          if (count) expect(await listed(query)).toHaveLength(count);
        }
      }
      return answer;
    },

    async fundingTrends({ id: projectId, text: query }: Described) {
      const answer = await panel('funding-trends-companies', { query, projectId });
      const rounds = await roundsOnTopic(projectId);
      expect(answer.total.rounds).toBe(rounds.length);
      expect(answer.total.amount).toBe(sumOf(rounds));
      expect(answer.undated).toBe(rounds.filter(({ date }) => !date).length);
      expect(answer.companies.onTopic).toBe((await listed(answer.companies.query)).length);
      for (const { year, rounds: count, amount, byType } of answer.years) {
        const ofYear = rounds.filter(({ date }) => date?.startsWith(String(year)));
        expect([year, count]).toEqual([year, ofYear.length]);
        expect(amount).toBe(sumOf(ofYear));
        for (const { type, rounds: ofType } of byType)
          expect(ofType).toBe(ofYear.filter(({ name }) => name === type).length);
      }
      expect(answer.rounds).toHaveLength(Math.min(100, rounds.length));
      return answer;
    },

    async agencies({ id: projectId, text: projectDescription }: Described) {
      const { data, error } = await panel('agencies-pie-chart', { projectDescription, projectId });
      expect(error).toBeNull();
      const awards = await onTopic('awards', projectId);
      expect(data.awards).toBe(awards.length);
      expect(data.amount).toBeCloseTo(sumOf(awards), 4);
      for (const { agency, amount, awards: count, query } of data.slices) {
        const rows = await listed(query);
        expect([agency, count]).toEqual([agency, rows.length]);
        expect(amount).toBeCloseTo(sumOf(rows), 4);
        expect(rows.every(({ facets }) => facets['agency']?.includes(agency))).toBe(true);
      }
      const sliced: number = sumOf(data.slices);
      expect(sliced + (data.others?.amount ?? 0)).toBeCloseTo(data.amount, 4);
      return data;
    },

    async places(projectId: string) {
      const { awards, companies, trials } = await panel('places', { projectId });
      for (const { total, groups, query } of [awards, companies, trials] as Grouped[]) {
        expect(await listed(query)).toHaveLength(total);
        for (const group of groups) expect(await listed(group.query)).toHaveLength(group.count);
      }
      return { awards, companies, trials };
    },

    async clinical({ id: projectId, text: projectDescription }: Described) {
      const answer = await panel('biotech-check', { projectDescription, projectId });
      for (const { total, groups, query } of Object.values(answer.panels ?? {}) as Grouped[]) {
        expect(await listed(query)).toHaveLength(total);
        for (const group of groups) expect(await listed(group.query)).toHaveLength(group.count);
      }
      return answer;
    },
  };
}
