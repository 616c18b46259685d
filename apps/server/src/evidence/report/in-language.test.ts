import type { ReportDocument, Sentence } from '@groundwork/contract/report-document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ideaAsRead } from '../../../test/held-idea.ts';
import { readingForTests } from '../../../test/read-notes.ts';
import { openSampleIndex } from '../../../test/sample-index.ts';
import { aboutOf } from '../../../test/subject.ts';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { Evidence } from '../evidence.ts';
import { gatherEvidence } from '../gather/gather.ts';
import { publishSection } from '../statements/publish.ts';
import { builtinWriter } from '../writer/builtin/builtin-writer.ts';
import { assembleReport } from './assemble.ts';
import { germanTexts } from './in-german.ts';
import { inLanguage, languagesOf, type StoredDocument } from './in-language.ts';
import { COMMERCIALIZATION_SECTIONS } from './plans.ts';

const TOPICS = [
  ['Solid-state batteries', 'Lithium metal batteries with a solid ceramic electrolyte for electric vehicles.'],
  [
    'Wearable glucose patch',
    'A wearable patch that measures glucose in sweat for people with type 2 diabetes, replacing finger pricks.',
  ],
] as const;

const reading = readingForTests();
let index: CatalogueIndex;
beforeAll(async () => {
  index = await openSampleIndex();
});
afterAll(() => index.close());

async function written(title: string, description: string): Promise<{ evidence: Evidence; stored: StoredDocument }> {
  const project = {
    id: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a12',
    title,
    description,
    persona: 'tech_developer' as const,
  };
  const about = await aboutOf(index, project);
  const evidence = await gatherEvidence({
    ...reading.kept,
    index,
    engineOf: engineDeclaration,
    project,
    about,
    idea: await ideaAsRead({ ...reading.kept, index, about, ...project }),
  });
  return { evidence, stored: await assembled(evidence) };
}

async function assembled(evidence: Evidence): Promise<StoredDocument> {
  const sections = await Promise.all(
    COMMERCIALIZATION_SECTIONS.map(async ({ id }) => publishSection(await builtinWriter.write(id, evidence), evidence)),
  );
  return assembleReport({
    reportId: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a11',
    evidence,
    sections,
    writer: builtinWriter.label,
    engineLabel: (engine) => engineDeclaration(engine).label,
  });
}

const sentencesOf = ({ sections }: ReportDocument): Sentence[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.type === 'paragraph' ? block.sentences : block.type === 'list' ? block.items.flat() : [],
    ),
  );
const saidAt = ({ text, spans = [] }: Sentence) => spans.map(({ at, length }) => text.slice(at, at + length));

describe.each(TOPICS)('the report on %s', (title, description) => {
  let evidence: Evidence;
  let stored: StoredDocument;
  let english: ReportDocument;
  let german: ReportDocument;
  beforeAll(async () => {
    ({ evidence, stored } = await written(title, description));
    english = inLanguage(stored, 'en');
    german = inLanguage(stored, 'de');
  });

  test('[RPT-02] everything that it says has its German', () => {
    expect(germanTexts(stored, stored.german ?? {}).missing).toEqual([]);
    expect(languagesOf(stored)).toEqual(['en', 'de']);
    expect([german.language, german.subtitle]).toEqual(['de', 'Verwertungsbericht']);
  });

  test('[GRD-02] [GRD-04] in German a number opens the same figure, and a quotation stands word for word in the same place of its record', () => {
    const [first, other] = [sentencesOf(english), sentencesOf(german)];
    expect(other.length).toBe(first.length);
    for (const [at, sentence] of other.entries()) {
      const figures = (each: Sentence) => each.spans?.flatMap(({ figure }) => figure ?? []).toSorted();
      // Figures that are told in full ("all 12 …") have their number behind them in German.
      expect(new Set(figures(sentence))).toEqual(new Set(figures(first[at]!)));
      expect([sentence.citations, sentence.figures]).toEqual([first[at]!.citations, first[at]!.figures]);
      for (const { at: from, length, citation, isQuotation } of sentence.spans ?? [])
        if (isQuotation && citation !== undefined)
          expect(sentence.citations[citation]!.quote).toContain(sentence.text.slice(from, from + length));
      expect(saidAt(sentence).every((said) => said !== '')).toBe(true);
    }
  });

  test('[GRD-03] the same evidence gives the same German, byte by byte', async () => {
    expect(JSON.stringify(await assembled(evidence))).toBe(JSON.stringify(stored));
  });

  test('the English one is as if there were no German', () => {
    expect(JSON.stringify(english)).not.toMatch(/"german"/);
    expect(english.sections.map(({ title: head }) => head)[0]).toBe('Executive summary');
  });
});
