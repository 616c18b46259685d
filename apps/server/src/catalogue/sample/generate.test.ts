import { createHash } from 'node:crypto';
import { ENGINES } from '@groundwork/contract/engines';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engineDeclaration } from '../engines/registry.ts';
import { CatalogueRecord } from '../record.ts';
import { hashRecord } from '../record-hash.ts';
import { generateSample } from './generate.ts';

const records = [...generateSample()];
const ofEngine = Object.groupBy(records, (record) => record.engine);

/** Every text that a person would read. */
const sentences = records.map((record) => `${record.title}\n${record.text}`);

describe('the sample data', () => {
  test.each(ENGINES)('[DATA-15] %s has at least 300 records', (engine) => {
    expect(ofEngine[engine]?.length).toBeGreaterThanOrEqual(300);
  });

  test('[DATA-15] every record is valid, marked as sample data, and unlike every other', () => {
    for (const record of records) {
      CatalogueRecord.parse(record);
      engineDeclaration(record.engine).data.parse(record.data);
      expect(record.source.isSample).toBe(true);
      expect(record.url).toBeNull();
    }
    expect(new Set(records.map((record) => `${record.engine}/${record.id}`)).size).toBe(records.length);
  });

  test('[DATA-15] a second generation is the same to the byte', () => {
    const digest = (all: Iterable<CatalogueRecord>) => {
      const hash = createHash('sha256');
      for (const record of all) hash.update(hashRecord(record));
      return hash.digest('hex');
    };
    expect(digest(generateSample())).toBe(digest(records));
  });

  test.each(ENGINES)('[DATA-15] %s fills every facet that it declares', (engine) => {
    const unused = new Set(['exchange', 'batch']);
    const uniform = new Set(['studyType']);
    for (const { field } of engineDeclaration(engine).facets) {
      const values = new Set(ofEngine[engine]?.flatMap((record) => record.facets[field] ?? []));
      if (!unused.has(field)) expect(values.size, field).toBeGreaterThan(uniform.has(field) ? 0 : 1);
    }
  });

  test('[DATA-15] summaries, details and columns of every record can be read', () => {
    for (const record of records) {
      const declaration = engineDeclaration(record.engine);
      expect(declaration.summary.some((read) => read(record))).toBe(true);
      const filled = declaration.detail.flatMap((group) => group.fields).filter((field) => field.value(record));
      expect(filled.length, record.id).toBeGreaterThanOrEqual(8);
      for (const column of declaration.columns) column.value(record);
    }
  });

  test('[DATA-15] activity reaches through 2012-2026 and not beyond', () => {
    for (const engine of ['awards', 'patents', 'publications', 'usa-spending', 'clinical-trials'] as const) {
      const years = new Set(ofEngine[engine]?.map((record) => record.date?.slice(0, 4)));
      expect(years.size, engine).toBeGreaterThanOrEqual(13);
      for (const year of years) expect(Number(year)).toSatisfy((value: number) => value >= 2012 && value <= 2026);
    }
  });

  test('[DATA-17] most companies appear in at least three other data sets', () => {
    const engines = new Map<string, Set<string>>();
    for (const record of records) {
      for (const { name } of record.organisations)
        engines.set(name, (engines.get(name) ?? new Set()).add(record.engine));
    }
    const companies = ofEngine.companies ?? [];
    const joined = companies.filter((company) => (engines.get(String(company.data['legalName']))?.size ?? 0) >= 4);
    expect(joined.length / companies.length).toBeGreaterThan(0.6);
  });

  test('[DATA-17] most experts have publications, and some have awards', () => {
    const authors = new Set(ofEngine.publications?.flatMap((record) => record.people.map((person) => person.name)));
    const investigators = new Set(ofEngine.awards?.flatMap((record) => record.people.map((person) => person.name)));
    const experts = ofEngine['subject-matter-experts']?.map((record) => record.title) ?? [];
    expect(experts.filter((name) => authors.has(name)).length / experts.length).toBeGreaterThan(0.9);
    expect(experts.filter((name) => investigators.has(name)).length / experts.length).toBeGreaterThan(0.3);
  });

  test('[DATA-15] names of companies are not shared', () => {
    const names = ofEngine.companies?.map((record) => record.title) ?? [];
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the wording', () => {
  test('[DATA-15] has no holes, doubled words or wrong articles', () => {
    for (const text of sentences) {
      expect(text).not.toMatch(/undefined|null|NaN|\[object|[^\S\n]{2}|\.\.|,,| \./);
      expect(text).not.toMatch(/\b(the|a|an|of|in|to|with|and|is) \1\b/i);
      expect(text).not.toMatch(/\b(a|an) (a|an|the|\d)\b/i);
      expect(text).not.toMatch(/\ba (?!one|uni)[aeio][a-z]/);
    }
  });

  test('[DATA-15] market sizes are stated with year and growth rate', () => {
    const stated = sentences.filter((text) =>
      /\$[\d.]+ (billion|million) in 20\d\d.*(CAGR|compound annual growth|% a year)/s.test(text),
    );
    expect(stated.length).toBeGreaterThan(300);
  });

  test('[DATA-15] any two records of an engine differ in what they say', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ENGINES), fc.nat(), fc.nat(), (engine, first, second) => {
        const all = ofEngine[engine] ?? [];
        const [one, other] = [all[first % all.length], all[second % all.length]];
        if (one !== other)
          expect([one?.title, one?.text, one?.date, one?.amount]).not.toEqual([
            other?.title,
            other?.text,
            other?.date,
            other?.amount,
          ]);
      }),
    );
  });
});
