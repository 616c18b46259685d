import { type Evidence, type Finding, type FindingFamily, findingsOf, type Statement } from '../../evidence.ts';
import type { Words } from '../../statements/part.ts';
import { words } from '../../statements/template.ts';
import { type DraftBlock, type DraftSentence, inference } from '../draft.ts';
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

/** What these findings say, the most telling first. */
export const tell = (evidence: Evidence, ...families: FindingFamily[]): DraftSentence[] =>
  sentencesOf(findingsOf(evidence, ...families));

/** What the findings with these ids say, in their order. */
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

/** Who is joined with whom, drawn; null where next to nobody is. */
export const findingMap = ({ map }: Evidence): DraftBlock | null => (map ? { type: 'map', ...map } : null);

/** What a finding may mean for the project: advice, resting on the same figures. */
export function advice({ id, family, headline }: Finding): DraftSentence | null {
  const own = Object.keys(ADVICE_ON).find((part) => id.includes(part) || headline?.text.includes(part));
  const said = own ? ADVICE_ON[own] : ADVICE[family];
  return said && headline ? inference(said, headline.figures, headline.grounds) : null;
}

const ADVICE: Partial<Record<FindingFamily, Words>> = {
  calls: words`Start with the calls: a date that has passed may not come again for a year.`,
  players: words`Talk to them early: they may become partners or competitors.`,
  concentration: words`Consider what these do, and where they leave room.`,
  'award-sizes': words`Consider a first budget of that order.`,
  'award-paths': words`Consider how the time between the two may be funded.`,
  demand: words`Ask whether the need still stands: who has asked for such work may be among its first customers.`,
  buyers: words`Approach them with a pilot before looking for new buyers.`,
  rounds: words`Consider it a yardstick for a first round.`,
  trials: words`Read how the others were designed before planning a trial.`,
  tested: words`Consider how the project differs from these, and which of them it may be compared with.`,
  readouts: words`Plan around these dates: what they show may set the bar.`,
  drugs: words`Compare the profile with what is approved.`,
  'patent-terms': words`Check which of these may be used freely by the time of launch.`,
  'white-space': words`Look closer: a claim on the combination may still be open.`,
};

/** By what stands in a finding's id, or in its sentence. */
const ADVICE_ON: Record<string, Words> = {
  'are possible competitors': words`Consider what sets the project apart from them: buyers and reviewers may ask.`,
  'at least double-blind': words`Consider a blinded trial: among these it may stand out.`,
  'stopped early': words`Read why before planning a trial, and plan recruitment against it.`,
  'recruiting or about to recruit': words`Ask where they recruit: they may compete for the same patients.`,
  'are for a generic': words`Consider what the price leaves: where generics are many, little else may sell.`,
  'white-space:unsaid': words`Consider whether this sets the project apart, or whether others say it in other words.`,
  'calls:none': words`Watch for the next round of the same programs.`,
  ':rising': words`Consider moving soon: others may be drawn to the field as well.`,
  ':falling': words`Ask those who left: interest may have moved elsewhere.`,
  'concentration:patents': words`Check freedom to operate against these holders before the design is fixed.`,
  'concentration:lab-technologies': words`Ask the technology-transfer office what a license or joint work would take.`,
  'concentration:university-technologies': words`Ask the licensing office what a license or joint work would take.`,
  'concentration:awards': words`Consider what these awards pay for, and where they leave room.`,
  'concentration:drugs': words`Compare the profile with what these sponsors sell.`,
  'concentration:spending': words`Consider these recipients as partners: they know the buyer.`,
  'concentration:trials': words`Ask these sponsors how they recruit, and whether a joint trial might suit them.`,
};
