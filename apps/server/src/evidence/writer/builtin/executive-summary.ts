import { ENGINES } from '@groundwork/contract/engines';
import type { Persona } from '@groundwork/contract/projects';
import { type Evidence, FINDING_FAMILIES, type Finding, type FindingFamily } from '../../evidence.ts';
import { words } from '../../statements/template.ts';
import { type DraftSection, type DraftSentence, inference, sectionOf } from '../draft.ts';
import { nearestSale } from './acquisitions.ts';
import { advice, told as asTold } from './findings.ts';
import { whoHasPaid } from './funding-path.ts';
import { nearest } from './nearest.ts';
import { beside } from './neighbours.ts';
import { nothingOnTopic } from './nothing.ts';
import { held, list, looked, paragraph } from './parts.ts';

const FINDINGS_MAX = 5;
const FEW_FINDINGS = 3;
/** What says who pays how much for such work. */
const MONEY: readonly FindingFamily[] = ['calls', 'award-sizes', 'buyers'];
/** From so many on a report is no first look, however few of its findings decide something. */
const FEW_RECORDS = 25;

/** The findings that may change a decision most, one of a family, each with what it may mean; where there are fewer than five, the nearest records. */
export function executiveSummary(evidence: Evidence): DraftSection {
  const none = nothingOnTopic(evidence);
  if (none) return none;
  const findings = mostTelling(evidence);
  const money = findings.some(({ family }) => MONEY.includes(family)) ? null : whoHasPaid(evidence);
  const sale = nearestSale(evidence);
  const decided = [...withAdvice(findings), ...(money ? [money] : []), ...(sale ? [sale] : [])].slice(0, FINDINGS_MAX);
  const told = [...decided, ...nearest(evidence, FINDINGS_MAX - decided.length, keysOf(findings))];
  const nothing = looked('the data sets of the catalog');
  return sectionOf(
    'executive-summary',
    'Executive summary',
    [
      findings.length < FEW_FINDINGS ? paragraph(firstLook(evidence)) : null,
      list(told),
      ...beside(evidence, FINDINGS_MAX - told.length, told),
    ],
    nothing,
  );
}

/** Records that a finding's sentence is about: the summary speaks of each once. */
const keysOf = (findings: readonly Finding[]): Set<string> =>
  new Set(findings.flatMap(({ headline }) => headline!.grounds.map(({ key }) => key)));

/** With next to nothing to go on, it is said at the outset. */
function firstLook(evidence: Evidence): DraftSentence | null {
  const records = ENGINES.reduce((sum, engine) => sum + evidence.totals[engine], 0);
  const all = held(evidence);
  if (!all || records >= FEW_RECORDS) return null;
  return inference(words`Read this report as a first look: ${all.said} may be too little to decide on.`, all.figures);
}

/** What each persona decides on: of findings that tell as much, these come first. */
const FAVOURED: Record<Persona, readonly FindingFamily[]> = {
  tech_developer: ['calls', 'award-sizes', 'award-paths', 'patent-terms', 'demand'],
  tech_scout: ['players', 'links', 'white-space', 'tested', 'readouts'],
  tech_investor: ['rounds', 'activity', 'players', 'readouts', 'drugs'],
};
const FAVOUR = 15;

/** One of a family: a second of the same kind seldom changes what the first has changed. */
function mostTelling({ findings = [], project, series }: Evidence): Finding[] {
  const usable = findings.filter(({ headline }) => headline !== null);
  const firsts = FINDING_FAMILIES.flatMap((family) => usable.find((finding) => finding.family === family) ?? []);
  const weightOf = ({ family, importance }: Finding) =>
    importance + (FAVOURED[project.persona].includes(family) ? FAVOUR : 0);
  return firsts
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .filter((finding) => !isToldBy(usable, series, finding))
    .slice(0, FINDINGS_MAX);
}

/** Who is named most often of all stands out in a data set as well: that is said once. */
function isToldBy(usable: readonly Finding[], series: Evidence['series'], { id, family, headline }: Finding): boolean {
  const players = usable.find((finding) => finding.family === 'players')?.headline?.text;
  // Who holds the patents decides more than that they are named often.
  if (family !== 'concentration' || id === 'concentration:patents' || !players) return false;
  const named = series.find((each) => each.id === 'players-by-records')?.rows.map(({ key }) => key.toLowerCase()) ?? [];
  const text = headline!.text.toLowerCase();
  return named.some((name) => text.startsWith(name) && players.toLowerCase().includes(name));
}

/** Each finding with what it may mean; advice that fits two of them is given once. */
function withAdvice(findings: readonly Finding[]): DraftSentence[][] {
  const given = new Set<string>();
  return findings.map((finding) => {
    const said = asTold(finding.headline!);
    const next = advice(finding);
    if (!next || given.has(next.text)) return [said];
    given.add(next.text);
    return [said, next];
  });
}
