import type { InsightKind } from '@groundwork/contract/insights';
import type { Persona } from '@groundwork/contract/projects';
import { type DraftSentence, fieldGrounds, inference, sentence } from '../../../evidence/draft.ts';
import { type Evidence, isOfCatalogue } from '../../../evidence/evidence.ts';
import { periodOf } from '../../../evidence/findings/collect.ts';
import type { Observed } from '../../../evidence/findings/observed.ts';
import type { NoteKind } from '../../../evidence/reading/note.ts';
import { quoted } from '../../../evidence/statements/of-record.ts';
import { type Words, words } from '../../../evidence/statements/statement.ts';
import { quotation, speakerOf } from '../../../evidence/writer/builtin/attribution.ts';
import { type Noted, notesOn } from '../../../evidence/writer/builtin/noted.ts';
import type { NewInsight } from '../insight-work.repository.ts';
import { contentOf } from './content-of.ts';
import { published } from './tell-findings.ts';

/** So many records are quoted, the nearest and surest first. */
const QUOTED_MAX = 3;

interface NoteInsight {
  kind: InsightKind;
  notes: NoteKind[];
  importance: number;
  title: (who: Words) => Words;
  why: Record<Persona, Words>;
}

/** Notes in records of the field that may change a decision. */
const TOLD: readonly NoteInsight[] = [
  {
    kind: 'reached',
    notes: ['achieved', 'result', 'stage'],
    importance: 74,
    title: (who) => words`Reached by others – ${who}`,
    why: {
      tech_scout: words`Ask them for what stands behind it: they may be looking for a partner.`,
      tech_developer: words`Hold the project’s own figures against this.`,
      tech_investor: words`Ask in what the project may do better than this.`,
    },
  },
  {
    kind: 'market',
    notes: ['market'],
    importance: 71,
    title: (who) => words`The market, as told by ${who}`,
    why: {
      tech_scout: words`Ask who counted, and when, before a plan rests on it.`,
      tech_developer: words`Ask who counted, and when, before a plan rests on it.`,
      tech_investor: words`Ask who counted, and when, before a plan rests on it.`,
    },
  },
  {
    kind: 'regulation',
    notes: ['regulation'],
    importance: 69,
    title: (who) => words`Rules and approvals, as told by ${who}`,
    why: {
      tech_scout: words`Check which of these may hold for the project, too.`,
      tech_developer: words`Check which of these may hold for the project, too.`,
      tech_investor: words`Ask what it may cost to meet these.`,
    },
  },
  {
    kind: 'plans',
    notes: ['next'],
    importance: 67,
    title: (who) => words`What others plan – ${who}`,
    why: {
      tech_scout: words`Talk to them before they have chosen their partners.`,
      tech_developer: words`Check whether what they plan may get ahead of the project.`,
      tech_investor: words`Ask how far they may be by now.`,
    },
  },
  {
    kind: 'need',
    notes: ['need', 'customers'],
    importance: 63,
    title: (who) => words`The need, as told by ${who}`,
    why: {
      tech_scout: words`Ask whether the need still stands.`,
      tech_developer: words`Ask whether the need still stands: whoever has it may be a first customer.`,
      tech_investor: words`Ask whether the need still stands, and who may have answered it.`,
    },
  },
];

/** One insight of each kind: records of the field in their own words, with who says it and when. */
export const tellNotes = (evidence: Evidence, observed: Observed): NewInsight[] =>
  TOLD.flatMap((told) => {
    const chosen = notesOn(evidence, told.notes, { limit: QUOTED_MAX, prefersFigures: true });
    const content = contentFrom(chosen, told, evidence, observed);
    return content ? [{ key: `notes:${told.kind}`, importance: told.importance, content }] : [];
  });

function contentFrom(chosen: readonly Noted[], told: NoteInsight, evidence: Evidence, observed: Observed) {
  const [first, ...others] = chosen;
  const speaker = first && speakerOf(first.each);
  if (!speaker) return null;
  const { note, each } = first;
  const title = sentence(told.title(speaker.lead), [], fieldGrounds(each, ...speaker.labels));
  const itself: DraftSentence = sentence(quoted(note.key, note.quote), [], [{ key: note.key, quote: note.quote }]);
  const [titles, sentences, advice] = published(evidence, [
    [{ ...title, kind: 'fact' }],
    [itself, ...others.flatMap((other) => quotation(evidence, other.note) ?? [])],
    [inference(told.why[evidence.project.persona], [], itself.grounds)],
  ]);
  if (!titles![0] || sentences!.length === 0) return null;
  const records = chosen.flatMap(({ each: { record } }) => (isOfCatalogue(record) ? [record] : []));
  return contentOf(
    { title: titles![0], sentences: sentences!, why: advice![0] ?? null },
    { kind: told.kind, n: records.length, period: periodOf(records), missing: null },
    { evidence, observed },
  );
}
