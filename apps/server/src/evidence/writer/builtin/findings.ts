import type { DraftBlock, DraftSentence } from '../../draft.ts';
import { type Evidence, type Finding, type FindingFamily, findingsOf, type Statement } from '../../evidence.ts';
import { saidColumns } from './parts.ts';

/** A finding's sentence; one over records says a fact of them, titles in quotation marks or not. */
export const told = ({ text, parts, figures, grounds }: Statement): DraftSentence => ({
  text,
  ...(parts && { parts }),
  figures,
  grounds,
  ...(grounds.length > 0 && { kind: 'fact' as const }),
});

const sentencesOf = (findings: readonly Finding[]): DraftSentence[] =>
  findings.flatMap(({ statements }) => statements.map(told));

/** The sentences of these findings, the most telling first. */
export const tell = (evidence: Evidence, ...families: FindingFamily[]): DraftSentence[] =>
  sentencesOf(findingsOf(evidence, ...families));

/** The sentences of the findings with these ids, in their order. */
export const tellOnly = ({ findings = [] }: Evidence, ...ids: string[]): DraftSentence[] =>
  sentencesOf(ids.flatMap((id) => findings.filter((finding) => finding.id === id)));

export const hasFinding = ({ findings = [] }: Evidence, id: string): boolean => findings.some((each) => each.id === id);

type Drafted = Extract<DraftBlock, { type: 'table' }>;

/** A table of findings; null where it wasn't worked out. */
export function findingTable({ tables = [] }: Evidence, id: string): Drafted | null {
  const table = tables.find((each) => each.id === id);
  if (!table) return null;
  const { caption, columns, rows, note } = table;
  return { type: 'table', caption, ...saidColumns(columns, rows), note };
}

/** The map of joined parties; null where next to nobody is joined. */
export const findingMap = ({ map }: Evidence): DraftBlock | null => (map ? { type: 'map', ...map } : null);
