import { sentencesOf as sentencesIn } from '../../../catalogue/sentences/sentences.ts';
import { type DraftSection, type Ground, type Stretch, sentencesOf } from '../../draft.ts';
import { type Evidence, type EvidenceRecord, findEvidence, findFigure } from '../../evidence.ts';
import { shownFigure } from '../../prose/shown-figure.ts';
import { isMeantForReader, speaksToReader } from '../../reading/speaks-to-reader.ts';
import { partiesOf } from '../../records/evidence-record.ts';
import { projectKey } from '../../records/own-sources.ts';
import type { PublishedSection } from '../../statements/publish.ts';
import { noteOfRecord, notesOn } from '../builtin/noted.ts';
import type { SectionPlan } from './section-plan.ts';

/** Something that a sentence may say, and what it rests on. */
export interface Item {
  text: string;
  rests: Stretch['rests'][number];
  /** The source that it belongs to: items of one record stand together. */
  of: 'project' | 'figure' | { key: string };
}

const RECORDS_MAX = 12;
const NOTES_MAX = 18;
const NOTES_OF_RECORD_MAX = 3;
const FIELDS_OF_RECORD_MAX = 4;
const FIGURES_MAX = 24;
const PROJECT_SENTENCES_MAX = 6;
const VALUE_MAX = 80;
/** Titles are sentences as a rule; ids say nothing. */
const UNTOLD_LABELS = ['Title', 'Record'];

/**
 * The material of a section, and all that a model is given: sentences of the description, notes and fields of records,
 * figures. Words that speak to a reader are left out, and so are titles; the party behind a record is a name that is
 * put in later.
 */
export function materialOf(builtin: DraftSection, plan: SectionPlan, evidence: Evidence): Item[] {
  const sentences = builtin.blocks.flatMap(sentencesOf);
  const own = projectKey(evidence.project.id);
  const grounds = sentences.flatMap((each) => each.grounds).filter(({ key }) => key !== own);
  const tabled = builtin.blocks.flatMap((block) =>
    block.type === 'table' ? block.rows.flatMap(({ key }) => key ?? []) : [],
  );
  // A prompt in somebody's own words gets all that the answering records say.
  const answering = plan.kinds.length === 0 ? [...grounds.map(({ key }) => key), ...tabled] : [];
  const noted: Ground[] = [
    ...grounds.filter((ground) => isNote(ground, evidence)),
    ...(evidence.notes ?? []).filter(({ key }) => answering.includes(key)).map(({ key, quote }) => ({ key, quote })),
    ...notesOn(evidence, plan.kinds, { limit: NOTES_MAX }).map(({ note: { key, quote } }) => ({ key, quote })),
    ...tabled.flatMap((key) =>
      plan.kinds.flatMap((kind) => {
        const note = noteOfRecord(evidence, key, [kind]);
        return note ? [{ key, quote: note.quote }] : [];
      }),
    ),
  ];
  const keys = [...new Set([...noted, ...grounds].map(({ key }) => key))]
    .filter((key) => key !== own)
    .slice(0, RECORDS_MAX);
  const records = keys.flatMap((key) => {
    const ofKey = (list: Ground[], max: number) => unique(list.filter((each) => each.key === key)).slice(0, max);
    const each = findEvidence(evidence, key);
    if (!each) return [];
    return [
      ...ofKey(noted, NOTES_OF_RECORD_MAX),
      ...ofKey(
        grounds.filter((ground) => isField(ground, each)),
        FIELDS_OF_RECORD_MAX,
      ),
    ]
      .filter(({ quote }) => !isMeant(quote, each) && !/^[^:]+: (?:who|somebody)$/.test(unnamed(quote, each)))
      .map(
        (ground): Item => ({
          text: unnamed(ground.quote, each),
          rests: { grounds: [ground], figures: [] },
          of: { key },
        }),
      );
  });
  const figures = [...new Set(sentences.flatMap((each) => each.figures))]
    .flatMap((id) => findFigure(evidence, id) ?? [])
    .filter(({ label }) => label.length <= VALUE_MAX && !isMeantForReader(label))
    .slice(0, FIGURES_MAX);
  return records.length === 0 && figures.length === 0
    ? []
    : [
        ...describing(evidence),
        ...records,
        ...figures.map(
          (figure): Item => ({ text: shownFigure(figure), rests: { grounds: [], figures: [figure.id] }, of: 'figure' }),
        ),
      ];
}

/** For a summary: what the other sections say, as it was published. */
export function materialOfSummary(sections: readonly PublishedSection[], evidence: Evidence): Item[] {
  const said = sections.flatMap(({ section }) =>
    section.blocks
      .flatMap(sentencesOf)
      .filter(({ kind }) => kind !== 'inference')
      .slice(0, SAID_OF_SECTION_MAX),
  );
  const items = said
    .filter(
      ({ grounds, figures }) =>
        grounds.every((ground) => {
          const each = findEvidence(evidence, ground.key);
          const isTold = each?.record.engine === 'project' || each?.fields.includes(ground.quote);
          return !isMeant(ground.quote, each) && (isTold || isNote(ground, evidence));
        }) && figures.every((id) => !isMeantForReader(findFigure(evidence, id)?.label ?? '')),
    )
    .map(({ text, grounds, figures }): Item => {
      const keys = [...new Set(grounds.map(({ key }) => key))];
      const each = keys.length === 1 ? findEvidence(evidence, keys[0]!) : undefined;
      return {
        text: each ? unnamed(text, each) : text,
        rests: { grounds, figures },
        of: each ? { key: each.key } : 'figure',
      };
    });
  return items.length === 0 ? [] : [...describing(evidence), ...items];
}
const SAID_OF_SECTION_MAX = 5;

function describing(evidence: Evidence): Item[] {
  const { project } = evidence;
  const key = projectKey(project.id);
  // If only documents may be cited, the description is none of them.
  if (!findEvidence(evidence, key)) return [];
  return sentencesIn(project.description)
    .filter((quote) => !speaksToReader(quote) && project.description.includes(quote))
    .slice(0, PROJECT_SENTENCES_MAX)
    .map((quote) => ({ text: quote, rests: { grounds: [{ key, quote }], figures: [] }, of: 'project' }));
}

/** A passage is told if it is a note: what our own reader takes to tell nothing is told to no model, however near it lies to a question. */
const isNote = ({ key, quote }: Ground, { notes = [] }: Evidence): boolean =>
  notes.some((note) => note.key === key && note.quote === quote);

function isField({ quote }: Ground, { fields }: EvidenceRecord): boolean {
  const end = quote.indexOf(': ');
  return fields.includes(quote) && !UNTOLD_LABELS.includes(quote.slice(0, end)) && quote.length - end <= VALUE_MAX;
}

/** A field is none of English: 'Place: Aalborg, Denmark'. */
const isMeant = (quote: string, each: EvidenceRecord | undefined): boolean =>
  each?.fields.includes(quote) ? isMeantForReader(quote) : speaksToReader(quote);

/** Names of whoever is behind a record are no words for a model to obey: 'who' stands for the first, and the others are not told. */
function unnamed(text: string, each: EvidenceRecord): string {
  const [who] = partiesOf(each);
  const { organisations, people } = each.record;
  return [...organisations, ...people]
    .map(({ name }) => name)
    .filter((name) => name.length > 2)
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, name) => left.replaceAll(name, name === who ? 'who' : 'somebody'), text);
}

const unique = (grounds: Ground[]): Ground[] =>
  grounds.filter(({ quote }, at) => grounds.findIndex((other) => other.quote === quote) === at);
