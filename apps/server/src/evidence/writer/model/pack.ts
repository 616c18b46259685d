import type { Figure } from '@groundwork/contract/report-document';
import { type Evidence, findEvidence, findFigure } from '../../evidence.ts';
import type { DraftBlock, DraftSection, DraftSentence, Ground } from '../draft.ts';

/** A field of a record that may be cited: 'Awardee: Acme Inc'. */
interface Statement extends Ground {
  record: number;
  label: string;
  value: string;
}

/** What a section may rest on, each thing by its number. A model is given this and nothing else. */
export interface Pack {
  statements: Statement[];
  figures: Figure[];
  /** Sentences of records as the section quotes them, with their speaker: they are placed, not retold. */
  quotations: DraftSentence[];
}

const RECORDS_MAX = 12;
const STATEMENTS_OF_RECORD_MAX = 12;
const FIGURES_MAX = 40;
/** A value of more words is a text: it is quoted where a section quotes it, and not retold. */
const VALUE_WORDS_MAX = 10;
const VALUE_MAX = 80;
/** Titles are sentences as a rule; ids say nothing. */
const WITHHELD_LABELS = ['Title', 'Record'];
const ADDRESS = /https?:|www\.|@|[<>{}[\]|\\`]/i;

/** By what the built-in section cites: the same records, figures and quotations. */
export function packOf({ blocks }: DraftSection, evidence: Evidence): Pack {
  const sentences = blocks.flatMap(sentencesOf);
  // A title in quotation marks is no quotation.
  const isQuotation = ({ text, kind }: DraftSentence) => kind !== 'fact' && text.includes('“');
  const keys = [
    ...blocks.flatMap((block) => (block.type === 'table' ? block.rows.flatMap(({ key }) => key ?? []) : [])),
    ...sentences.flatMap(({ grounds }) => grounds.map(({ key }) => key)),
  ];
  const figures = [...new Set(sentences.flatMap((each) => each.figures))]
    .flatMap((id) => findFigure(evidence, id) ?? [])
    .filter(({ label }) => label.length <= VALUE_MAX && !ADDRESS.test(label));
  return {
    statements: [...new Set(keys)].slice(0, RECORDS_MAX).flatMap((key, at) => statementsOf(key, at + 1, evidence)),
    figures: figures.slice(0, FIGURES_MAX),
    quotations: sentences.filter(isQuotation),
  };
}

export function sentencesOf(block: DraftBlock): DraftSentence[] {
  if (block.type === 'paragraph') return block.sentences;
  return block.type === 'list' ? block.items.flat() : [];
}

function statementsOf(key: string, record: number, evidence: Evidence): Statement[] {
  const lines = findEvidence(evidence, key)?.fields ?? [];
  return lines
    .map((quote) => {
      const end = quote.indexOf(': ');
      return { key, quote, record, label: quote.slice(0, end), value: quote.slice(end + 2) };
    })
    .filter(({ label, value }) => !WITHHELD_LABELS.includes(label) && isShort(value) && !ADDRESS.test(value))
    .slice(0, STATEMENTS_OF_RECORD_MAX);
}

const isShort = (value: string) => value.length <= VALUE_MAX && value.split(/\s+/).length <= VALUE_WORDS_MAX;
