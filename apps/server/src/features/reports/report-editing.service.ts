import type { ReportDocument, StatementKind } from '@groundwork/contract/report-document';
import type {
  EditedStatement,
  ProsePlace,
  ReportEdit,
  ReportVersion,
  StatementCheck,
  StatementVerdict,
  WithheldClaim,
} from '@groundwork/contract/report-editing';
import type { Message } from '@groundwork/contract/texts';
import { checkProse } from '../../evidence/prose/check-prose.ts';
import type { EditedSentence, EditGrounds, EditVerdict } from '../../evidence/prose/edit-check.ts';
import type { EditChecker } from '../../evidence/prose/edit-check-thread.ts';
import { evidenceKey } from '../../evidence/records/evidence-record.ts';
import { applyEdit, proseAt, type WrittenProse } from '../../evidence/report/apply-edit.ts';
import type { WithGerman } from '../../evidence/report/in-german.ts';
import { inLanguage, type StoredDocument } from '../../evidence/report/in-language.ts';
import type { Clock } from '../../platform/clock.ts';
import type { EventBus } from '../../platform/events/event-bus.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import { type ReportInLanguage, type ReportRef, UNDER_WAY } from './report-row.ts';
import type { NextVersion, ReportVersionRepository } from './report-versions.repository.ts';
import { reportChanged } from './reports.events.ts';
import type { ReportHead, ReportRepository } from './reports.repository.ts';

interface Dependencies {
  reports: Pick<ReportRepository, 'find' | 'findDocument' | 'transaction'>;
  versions: ReportVersionRepository;
  projects: Pick<ProjectService, 'getEditable'>;
  checkEdits: EditChecker;
  takeCheck: RateLimit;
  events: EventBus;
  clock: Clock;
}

type Opened = { head: ReportHead; document: StoredDocument };

/** Texts of a report changed by people: the values and quotations of what is changed are looked up in its sources. */
export function reportEditingService(deps: Dependencies) {
  const { reports, versions, projects, checkEdits, takeCheck, events, clock } = deps;

  async function headOf(actor: Actor, ref: ReportRef): Promise<ReportHead> {
    const head = await reports.find(actor, ref);
    if (!head) throw new AppError('NOT_FOUND');
    return head;
  }

  async function open(actor: Actor, ref: ReportRef): Promise<Opened> {
    const head = await headOf(actor, ref);
    const document = await reports.findDocument(actor, ref);
    if (!document) throw new AppError('CONFLICT', MESSAGES.words.refusals.notComplete);
    return { head, document };
  }

  async function openToEdit(actor: Actor, ref: ReportRef, version: number): Promise<Opened> {
    // Somebody who may not change it learns nothing of its state.
    await projects.getEditable(actor, (await headOf(actor, ref)).projectId);
    const opened = await open(actor, ref);
    if (opened.head.version !== version || UNDER_WAY.includes(opened.head.status)) throw changedMeanwhile();
    return opened;
  }

  /** The basis of each statement's sentences; null for a statement that was not changed. */
  async function judge(
    { head, document }: Opened,
    edited: { place: ProsePlace; statements: EditedStatement[] }[],
  ): Promise<(EditVerdict[] | null)[][]> {
    const changed = edited.map(({ place, statements }) => {
      const before = proseAt(document, place);
      if (!before) throw invalid(MESSAGES.reportEditing.unknownPlace);
      return statements.map((statement) => {
        const was = statement.was === null ? null : before[statement.was];
        if (was === undefined) throw invalid(MESSAGES.reportEditing.unknownPlace);
        return statement.text === '' || (was && isSame(was, statement)) ? null : asked(document, statement, was);
      });
    });
    const sentences = changed.flat().filter((each) => each !== null);
    const verdicts =
      sentences.length === 0 ? [] : await checkEdits(sentences, await groundsOf(head, document, sentences));
    let at = 0;
    return changed.map((statements) => statements.map((each) => each && verdicts[at++]!));
  }

  async function groundsOf(
    { id, writtenVersion }: ReportHead,
    document: ReportDocument,
    sentences: readonly EditedSentence[],
  ): Promise<EditGrounds> {
    const kept = new Map((await versions.sources(id, writtenVersion)).map((source) => [evidenceKey(source), source]));
    const asked = new Set(sentences.flatMap(({ keys }) => keys));
    const cited = document.sources.filter((source) => asked.has(keyOf(source)));
    const records = cited.map((source) => {
      const key = keyOf(source);
      const whole = kept.get(key);
      if (whole) return { key, fields: whole.fields, text: whole.text, publisher: source.publisher };
      // For reports from before records were kept with them: the words that the report cites.
      const quotes = citedWords(document, source.number);
      const isField = (quote: string) => /^\p{Lu}[^:\n]{0,59}: /u.test(quote);
      return {
        key,
        fields: [`Title: ${source.title}`, ...quotes.filter(isField)],
        text: quotes.filter((quote) => !isField(quote)).join('\n'),
        publisher: source.publisher,
      };
    });
    return { records, figures: document.figures };
  }

  async function store(actor: Actor, ref: ReportRef, { head }: Opened, next: NextVersion): Promise<StoredDocument> {
    const stored = await reports.transaction(async (tx) => {
      const document = await versions.replace(actor, ref, head.version, next, clock.now(), tx);
      if (document) await events.publish(reportChanged, { reportId: head.id, projectId: head.projectId }, tx);
      return document;
    });
    if (!stored) throw changedMeanwhile();
    return stored;
  }

  return {
    /** While somebody types: what of each sentence that they changed its sources lack. */
    async check(actor: Actor, { version, language, place, statements, ...ref }: ReportRef & StatementCheck) {
      await takeCheck(actor.userId);
      const opened = await openToEdit(actor, ref, version);
      const [verdicts] = await judge(opened, [{ place, statements }]);
      const before = proseAt(inLanguage(opened.document, language), place)!;
      return {
        statements: verdicts!.map((each, at) => {
          const { was } = statements[at]!;
          return each ? each.map(withoutGrounds) : was === null ? [] : [asItIs(before[was]!)];
        }),
      };
    },

    async edit(
      actor: Actor,
      { version, language, prose, headings, ...ref }: ReportRef & ReportEdit,
    ): Promise<ReportDocument> {
      const opened = await openToEdit(actor, ref, version);
      const claiming = headings.filter(({ title }) => claims(title));
      if (claiming.length > 0) throw invalid(MESSAGES.reportEditing.claimingHeading);
      const judged = await judge(
        opened,
        prose.map(({ statements, ...place }) => ({ place, statements })),
      );
      const refused: Record<string, string[]> = {};
      const written = prose.map(({ statements, ...place }, at): WrittenProse => {
        const before = proseAt(opened.document, place)!;
        const sentences = statements.flatMap((statement, statementAt) => {
          const verdicts = judged[at]![statementAt]!;
          if (!verdicts) return statement.text === '' ? [] : [before[statement.was!]!];
          const missing = verdicts.filter(({ isSupported }) => !isSupported).flatMap((verdict) => verdict.missing);
          if (missing.length > 0 && !statement.isKept) refused[`prose.${at}.statements.${statementAt}`] = missing;
          return verdicts.map((verdict) => toSentence(verdict, statement, opened.document, language));
        });
        return { place, sentences };
      });
      if (Object.keys(refused).length > 0)
        throw new AppError('VALIDATION', MESSAGES.reportEditing.unsupported, refused);
      const document = applyEdit(opened.document, written, headings);
      if (!document) throw invalid(MESSAGES.reportEditing.nothingChanged);
      return inLanguage(await store(actor, ref, opened, { document, kind: 'edited' }), language);
    },

    async versions(actor: Actor, ref: ReportRef): Promise<{ items: ReportVersion[] }> {
      await open(actor, ref);
      const rows = await versions.list(actor, ref);
      return { items: rows.map((row, at) => ({ ...row, at: row.at.toISOString(), isCurrent: at === 0 })) };
    },

    async version(
      actor: Actor,
      { version, language, ...ref }: ReportInLanguage & { version: number },
    ): Promise<ReportDocument> {
      const { head, document } = await open(actor, ref);
      if (version === head.version) return inLanguage(document, language);
      const earlier = await versions.find(actor, ref, version);
      if (!earlier) throw new AppError('NOT_FOUND');
      return inLanguage(earlier.document, language);
    },

    async restore(
      actor: Actor,
      { version, current, language, ...ref }: ReportInLanguage & { version: number; current: number },
    ): Promise<ReportDocument> {
      const opened = await openToEdit(actor, ref, current);
      const earlier = await versions.find(actor, ref, version);
      if (!earlier) throw new AppError('NOT_FOUND');
      const { document, ...written } = earlier;
      return inLanguage(await store(actor, ref, opened, { document, kind: 'restored', written }), language);
    },

    async withheld(actor: Actor, ref: ReportRef): Promise<{ items: WithheldClaim[] }> {
      await open(actor, ref);
      const items = await versions.withheld(actor, ref);
      return {
        items: items.map((claim) => ({ ...claim, missingSaid: claim.missingSaid ?? claim.missing.map(() => null) })),
      };
    },
  };
}

export type ReportEditingService = ReturnType<typeof reportEditingService>;

type Sentence = NonNullable<ReturnType<typeof proseAt>>[number];

const changedMeanwhile = () => new AppError('CONFLICT', MESSAGES.reportEditing.changedMeanwhile);
const invalid = (message: Message) => new AppError('VALIDATION', message, {});

const keyOf = ({ searchEngine: engine, id }: ReportDocument['sources'][number]) => evidenceKey({ engine, id });

const numbersOf = ({ citations }: Sentence) => [...new Set(citations.map(({ source }) => source))];

const sameItems = <Item>(one: Item[], other: Item[]) =>
  one.length === other.length && one.every((each) => other.includes(each));

/** In whichever language it is read. */
const isSame = (was: Sentence & WithGerman, { text, sources, figures }: EditedStatement) =>
  [was.text, was.german?.text].includes(text) && sameItems(numbersOf(was), sources) && sameItems(was.figures, figures);

function asked(document: ReportDocument, { text, sources, figures }: EditedStatement, was: Sentence | null) {
  const keys = sources.map((number) => {
    const source = document.sources.find((each) => each.number === number);
    if (!source) throw invalid(MESSAGES.reportEditing.unknownSource);
    return keyOf(source);
  });
  const quotes = (was?.citations ?? []).flatMap(({ source, quote }) => {
    const cited = document.sources.find(({ number }) => number === source);
    return cited && quote !== '' ? [{ key: keyOf(cited), quote }] : [];
  });
  return { text, kind: was?.kind ?? null, keys, figures, quotes };
}

function citedWords({ sections }: ReportDocument, number: number): string[] {
  const sentences = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.type === 'paragraph' ? block.sentences : block.type === 'list' ? block.items.flat() : [],
    ),
  );
  const quotes = sentences.flatMap(({ citations }) => citations.filter(({ source }) => source === number));
  return [...new Set(quotes.map(({ quote }) => quote))];
}

/** An unsupported statement keeps the sources that its editor gave it: where they looked. */
function toSentence(
  { text, kind, grounds }: EditVerdict,
  { sources, figures }: EditedStatement,
  document: ReportDocument,
  language = document.language,
): Sentence {
  const numbers = new Map(document.sources.map((source) => [keyOf(source), source.number]));
  const citations = grounds.map(({ key, quote }) => ({ source: numbers.get(key)!, quote }));
  const bare = sources.filter((number) => !citations.some(({ source }) => source === number));
  return {
    text,
    kind,
    citations: [...citations, ...bare.map((source) => ({ source, quote: '' }))],
    figures,
    // Words of one language: they have no other.
    language,
  };
}

const withoutGrounds = ({ grounds: _grounds, ...verdict }: EditVerdict): StatementVerdict => verdict;

/** A number, a day or a quotation in a heading would be a claim without a source. */
const claims = (heading: string) => checkProse(heading, []).some(({ kind }) => kind !== 'name');

const asItIs = ({ text, kind }: Sentence): StatementVerdict => ({
  text,
  kind: kind ?? ('fact' satisfies StatementKind),
  isSupported: kind !== 'editor',
  missing: [],
  missingSaid: [],
});
