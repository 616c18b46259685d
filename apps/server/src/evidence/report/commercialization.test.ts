import type { Engine } from '@groundwork/contract/engines';
import type { ReportDocument, Sentence } from '@groundwork/contract/report-document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ideaAsRead } from '../../../test/held-idea.ts';
import { plainSentence } from '../../../test/plain-sentence.ts';
import { readingForTests } from '../../../test/read-notes.ts';
import { openSampleIndex } from '../../../test/sample-index.ts';
import { aboutOf } from '../../../test/subject.ts';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { CatalogueIndex, Selection } from '../../catalogue/index/index.port.ts';
import { type ProjectMatches, within } from '../../catalogue/matching/matches.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { generateSample } from '../../catalogue/sample/generate.ts';
import { fact } from '../draft.ts';
import type { Evidence } from '../evidence.ts';
import { gatherEvidence } from '../gather/gather.ts';
import { fieldLines } from '../records/evidence-record.ts';
import { type PublishedSection, publishSection } from '../statements/publish.ts';
import { ofRecord, words } from '../statements/statement.ts';
import { builtinWriter } from '../writer/builtin/builtin-writer.ts';
import { assembleReport } from './assemble.ts';
import { COMMERCIALIZATION_SECTIONS } from './plans.ts';

const reading = readingForTests();

let index: CatalogueIndex;
const records = new Map<string, CatalogueRecord>();

beforeAll(async () => {
  index = await openSampleIndex();
  for (const record of generateSample()) records.set(`${record.engine}/${record.id}`, record);
});
afterAll(() => index.close());

const TOPICS = [
  [
    'Solid electrolyte for lithium metal batteries',
    'A solid electrolyte for lithium metal batteries that stops dendrites in electric aircraft.',
  ],
  [
    'Wearable glucose patch',
    'A wearable patch that measures glucose in sweat for people with type 2 diabetes, replacing finger pricks.',
  ],
  ['Soft robotic grippers', 'Soft robotic grippers for harvesting strawberries where farm labor is scarce.'],
  ['CRISPR delivery', 'CRISPR delivery with lipid nanoparticles for sickle cell disease.'],
  [
    'Quantum magnetometers',
    'Quantum magnetometers with nitrogen vacancies in diamond for navigation without satellites.',
  ],
] as const;

const PROJECT = '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a12';

const gather = async (
  title: string,
  description: string,
  { encoder, readNotes, reader } = reading.kept,
): Promise<Evidence> => {
  const project = {
    id: PROJECT,
    title,
    description,
    persona: 'tech_developer' as const,
  };
  const about = await aboutOf(index, project);
  const idea = await ideaAsRead({ index, about, encoder, reader, ...project });
  return gatherEvidence({ encoder, readNotes, index, engineOf: engineDeclaration, project, about, idea });
};

async function publishAll(evidence: Evidence): Promise<PublishedSection[]> {
  return Promise.all(
    COMMERCIALIZATION_SECTIONS.map(async ({ id }) => publishSection(await builtinWriter.write(id, evidence), evidence)),
  );
}

async function write(evidence: Evidence): Promise<ReportDocument> {
  const sections = await publishAll(evidence);
  return assembleReport({
    reportId: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a11',
    evidence,
    sections,
    writer: builtinWriter.label,
    engineLabel: (engine) => engineDeclaration(engine).label,
  });
}

const sentencesOf = (document: ReportDocument): Sentence[] =>
  document.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.type === 'paragraph' ? block.sentences : block.type === 'list' ? block.items.flat() : [],
    ),
  );

const tablesOf = (document: ReportDocument) =>
  document.sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'table' ? [block] : [])));

describe.each(TOPICS)('a report on %s', (title, description) => {
  let evidence: Evidence;
  let document: ReportDocument;
  beforeAll(async () => {
    evidence = await gather(title, description);
    document = await write(evidence);
  });

  test('[RPT-02] has the ten sections, with tables and charts from the data', () => {
    // Sections that found nothing are named at the end.
    const empty = document.sections.find(({ id }) => id === 'nothing-found')?.blocks ?? [];
    const told = [
      ...document.sections.map(({ title }) => title),
      ...empty.flatMap((block) => (block.type === 'nothing-found' ? block.text.split(/: |, |\.$/) : [])),
    ];
    for (const title of [
      'Executive summary',
      'Market sizing',
      'Competitor analysis',
      'Customers',
      'IP landscape',
      'Funding landscape',
      /^Regulatory/,
      'Partners and experts',
      'Risks',
      'Go-to-market',
    ])
      expect(told.filter((each) => each.match(title))).toHaveLength(1);
    const blocks = document.sections.flatMap((section) => section.blocks);
    expect(blocks.filter(({ type }) => type === 'table').length).toBeGreaterThanOrEqual(5);
    expect(blocks.filter(({ type }) => type === 'chart').length).toBeGreaterThanOrEqual(3);
    expect(document.claims.made).toBeGreaterThan(20);
    // Nothing was embedded here.
    expect(document.isByWords).toBe(true);
  });

  test('[RPT-02] [GRD-02] each row of a table has the source that it is about, or figures', () => {
    const tables = tablesOf(document).filter(({ caption }) => caption !== 'Market figures as the sources state them');
    for (const { caption, rows } of tables)
      for (const { source, figures = [] } of rows)
        expect([caption, source !== null || figures.length > 0]).toEqual([caption, true]);
    expect(tables.flatMap(({ rows }) => rows).filter(({ source }) => source !== null).length).toBeGreaterThan(20);
  });

  test('[RPT-14] what others set out to do, and what agencies asked for, stands in the words of their records', () => {
    const bySource = new Map(document.sources.map(({ number, searchEngine, id }) => [number, `${searchEngine}/${id}`]));
    const quoted = tablesOf(document).flatMap(({ columns, rows }) => {
      const at = columns.findIndex(({ label }) => label === 'In its own words');
      return at < 0 ? [] : rows.map(({ cells, source }) => ({ words: cells[at], source }));
    });
    expect(quoted.length).toBeGreaterThan(0);
    const isOfRecord = ({ words, source }: (typeof quoted)[number]) =>
      words !== null && records.has(bySource.get(source!)!);
    for (const { words, source } of quoted.filter(isOfRecord))
      for (const quote of String(words).slice(1, -1).split('” – “'))
        expect(records.get(bySource.get(source!)!)!.text).toContain(quote);
  });

  test('[RPT-19] the nearest works are compared, each cell in the words of its row’s record', () => {
    const bySource = new Map(document.sources.map(({ number, searchEngine, id }) => [number, `${searchEngine}/${id}`]));
    const [table] = tablesOf(document).filter(({ caption }) => caption === 'The works nearest to the project');
    const { rows } = table!;
    expect(rows.length).toBeGreaterThan(2);
    const cells = rows.flatMap(({ cells: of, source }) =>
      of.flatMap((cell) =>
        String(cell).startsWith('“')
          ? String(cell)
              .slice(1, -1)
              .split('” – “')
              .map((quote) => ({ quote, source }))
          : [],
      ),
    );
    expect(cells.length).toBeGreaterThanOrEqual(rows.length);
    for (const { quote, source } of cells) expect(records.get(bySource.get(source!)!)!.text).toContain(quote);
  });

  test('[GRD-08] every sentence says what kind of statement it is, and has what that kind rests on', () => {
    const sentences = sentencesOf(document);
    for (const { text, kind, citations, figures } of sentences) {
      const [, quoted] = /“([^”]+)”/.exec(text) ?? [];
      if (kind === 'quotation')
        expect([text, citations.some(({ quote }) => quoted && quote.includes(quoted))]).toEqual([text, true]);
      else if (kind === 'fact') expect([text, citations.length > 0]).toEqual([text, true]);
      else if (kind === 'figure') expect([text, figures.length > 0]).toEqual([text, true]);
      else expect([text, kind]).toEqual([text, 'inference']);
    }
    expect(document.claims.inferences).toBe(sentences.filter(({ kind }) => kind === 'inference').length);
    expect(document.claims.inferences).toBeGreaterThan(0);
  });

  test('[RPT-08] every sentence cites, and each quoted passage stands word for word in a record that exists', () => {
    for (const { text, citations, figures } of sentencesOf(document)) {
      expect(citations.length + figures.length, text).toBeGreaterThan(0);
      for (const { source, quote } of citations) {
        const { searchEngine, id } = document.sources[source - 1]!;
        const record = records.get(`${searchEngine}/${id}`)!;
        const lines = fieldLines(record, engineDeclaration(searchEngine as Engine));
        expect(record.text.includes(quote) || lines.includes(quote), `${text} ← ${quote}`).toBe(true);
      }
    }
  });

  test('[GRD-07] every counted figure’s query, run again, gives the same number', async () => {
    const subject = await aboutOf(index, { title, description });
    const counted = document.figures.filter(({ basis }) => !basis);
    expect(counted.length).toBeGreaterThan(5);
    for (const { value, unit, query, id } of counted) {
      // Totals of a data set are counted beside what is on topic.
      const about = id.endsWith(':held') || id.startsWith('looked:compared:') ? undefined : [PROJECT, 'field'];
      expect(query.filters['about'], id).toEqual(about);
      const [row] = await index.aggregate({ ...selectionOf(query, subject), by: { type: 'all' } });
      const again = id.endsWith(':with-amount') ? row?.withAmount : id.endsWith(':sum') ? row?.amount : row?.count;
      expect(again ?? 0, `${id} (${unit})`).toBeCloseTo(value, 2);
    }
  });

  test('[RPT-14] every figure that is worked out says from what, and what it names is there', async () => {
    const worked = document.figures.flatMap(({ id, value, unit, query, basis }) =>
      basis ? [{ id, value, unit, query, basis }] : [],
    );
    expect(worked.length).toBeGreaterThan(10);
    for (const { id, value, unit, basis } of worked) {
      if (unit === 'percent') expect(value, id).toBeGreaterThanOrEqual(0);
      if (unit === 'percent') expect(value, id).toBeLessThanOrEqual(100);
      for (const from of basis.figures)
        expect(
          document.figures.map((figure) => figure.id),
          id,
        ).toContain(from);
      for (const record of basis.records) expect(records.has(`${record.searchEngine}/${record.id}`), id).toBe(true);
    }
  });

  test('[GRD-02] the report counts its claims, and the built-in writer’s all hold', async () => {
    const { made, supported, withheld } = document.claims;
    expect(made).toBe(supported + withheld);
    const published = await publishAll(evidence);
    expect(published.flatMap(({ report }) => report.withheld)).toEqual([]);
  });

  test('sources are numbered from one in the order of their first citation, without gaps', () => {
    expect(document.sources.map(({ number }) => number)).toEqual(document.sources.map((_, at) => at + 1));
    const cited = sentencesOf(document).flatMap(({ citations }) => citations.map(({ source }) => source));
    expect(Math.max(...cited)).toBeLessThanOrEqual(document.sources.length);
  });

  test('[GRD-03] the same inputs on the same data give the same report', async () => {
    expect(await write(await gather(title, description))).toEqual(document);
  });
});

test('[GRD-03] sentences that are encoded anew give the same report', async () => {
  const [title, description] = TOPICS[0];
  const kept = await write(await gather(title, description));
  expect(await write(await gather(title, description, reading.anew))).toEqual(kept);
});

/** The selection that the search screen reads from the query behind a figure. */
function selectionOf(
  { searchEngine, filters }: ReportDocument['figures'][number]['query'],
  subject: ProjectMatches,
): Selection {
  const { date, about, ...facets } = filters as { date?: { min: string; max: string } } & Record<string, string[]>;
  return {
    engines: [searchEngine],
    query: null,
    ...(about && { among: within(subject) }),
    facets,
    ranges: { ...(date && { date }) },
  };
}

test('[GRD-05] without evidence a report says once that nothing was found and what was compared; no prose', async () => {
  const document = await write(await gather('Zorblax frobnication', 'Zorblaxian frobnicators quuxify wibbles.'));
  expect(document.claims).toEqual({ made: 3, supported: 3, inferences: 0, withheld: 0, editors: 0 });
  expect(document.sections).toHaveLength(1);
  for (const { blocks } of document.sections) {
    expect(blocks.map(({ type }) => type)).toEqual(['nothing-found', 'paragraph']);
    expect(blocks[0]).toHaveProperty('text', expect.stringMatching(/^Nothing was found on this topic in \w/));
  }
});

test('[GRD-05] [GRD-07] where the field is empty, the summary says how many records of which data sets were compared', async () => {
  const evidence = await gather(
    'Falconry hoods',
    'Hoods of kangaroo leather with a GZX lining for falconers, with navigation for lost birds.',
  );
  const { figures, sections } = await write(evidence);
  const [summary, ...others] = sections;
  expect(summary!.blocks[0]!.type).toBe('nothing-found');
  // One section says it, and no others say it again.
  expect(others).toEqual([]);
  const stats = await index.stats();
  for (const { engine, count } of stats.filter((each) => each.count > 0))
    expect(figures.find(({ id }) => id === `looked:compared:${engine}`)?.value).toBe(count);
});

describe('[GRD-01] what is published', () => {
  let evidence: Evidence;
  beforeAll(async () => {
    evidence = await gather(...TOPICS[0]);
  });
  const publish = (...sentences: ReturnType<typeof plainSentence>[]) =>
    publishSection({ id: 'x', title: 'X', blocks: [{ type: 'paragraph', sentences }] }, evidence);

  test('withholds a sentence whose quotation the record does not hold', () => {
    const { key } = evidence.records.companies[0]!;
    const { section, report } = publish(
      plainSentence('It is large.', [], [{ key, quote: 'words that stand nowhere' }]),
    );
    expect(report).toMatchObject({ made: 1, supported: 0 });
    expect(report.withheld[0]!.missing[0]).toContain(key);
    expect(section.blocks).toEqual([{ type: 'nothing-found', text: expect.any(String) }]);
  });

  test('withholds a changed number, an unknown figure and a record that was not found', () => {
    const [company] = evidence.records.companies;
    const ground = { key: company!.key, quote: company!.fields[0]! };
    const { report } = publish(
      fact(words`It raised ${ofRecord(ground.key, ground.quote, '$999 million')}.`),
      plainSentence('The search found 999 companies.', ['companies:count']),
      plainSentence('The search found it.', ['no-such:figure']),
      plainSentence('The search found it.', [], [{ key: 'companies/nobody', quote: 'x' }]),
    );
    expect(report).toMatchObject({ made: 4, supported: 0 });
    expect(report.withheld.map(({ missing }) => missing[0])).toEqual([
      '$999 million',
      'a source',
      'the figure no-such:figure',
      'a passage that companies/nobody does not hold',
    ]);
  });

  test('publishes the repair of a sentence that fails, once', () => {
    const [company] = evidence.records.companies;
    const ground = { key: company!.key, quote: company!.fields[0]! };
    const repair = fact(words`The record names it.`, [ground]);
    const failing = fact(words`It raised ${ofRecord(ground.key, ground.quote, '$999 million')}.`);
    const { section, report } = publish({ ...failing, repair });
    expect(report).toMatchObject({ made: 1, supported: 1, withheld: [] });
    expect(section.blocks[0]).toMatchObject({ sentences: [{ text: 'The record names it.' }] });
  });
});
