import type { Award } from '../../../catalogue/engines/awards.ts';
import type { Investor } from '../../../catalogue/engines/investors.ts';
import type { Publication } from '../../../catalogue/engines/publications.ts';
import type { Expert } from '../../../catalogue/engines/subject-matter-experts.ts';
import { type Evidence, type EvidenceRecord, findEvidence } from '../../evidence.ts';
import { bareName } from '../../findings/bare-name.ts';
import { isJoint } from '../../findings/pairs.ts';
import { isInBusiness } from '../../findings/player.ts';
import { isOfLongAgo, LONG_AGO_YEARS } from '../../findings/statistics.ts';
import { inField, named, title } from '../../statements/of-record.ts';
import { name, ofRecord, type Words } from '../../statements/part.ts';
import { listed, word, words } from '../../statements/template.ts';
import { type DraftSentence, fieldGrounds, inference } from '../draft.ts';
import { fundsOf } from './funds.ts';
import { newestOf } from './nearest.ts';
import { agencyLeaders, leaders } from './parts.ts';

const COMPANIES = 3;

/** Who has most records on the topic knows its buyers and its pitfalls. */
export function talkToPlayers(evidence: Evidence): DraftSentence | null {
  if (!evidence.series.some(({ id }) => id === 'players-by-records')) return null;
  const top = leaders(evidence, 'players-by-records', 'count', 3, 2);
  // Who is talked to as a company is not talked to twice.
  const companies = evidence.project.persona === 'tech_developer' ? [] : evidence.records.companies.slice(0, COMPANIES);
  const isCompany = (name: string) => companies.some(({ record }) => bareName(record.title) === bareName(name));
  const isActive = top.names.map((name) => !isLongAgo(evidence, name) && !isCompany(name));
  const names = top.named.filter((_, at) => isActive[at]);
  if (names.length === 0) return null;
  return inference(
    words`Talk to ${listed(names)}: ${word(names.length === 1 ? 'it' : 'they')} may know ${mayKnow(evidence)}.`,
    top.figures.filter((_, at) => isActive[at]),
  );
}

const mayKnow = ({ isLifeScience, totals }: Evidence): Words =>
  !isLifeScience
    ? words`the field’s buyers and pitfalls`
    : totals.drugs > totals['clinical-trials']
      ? words`what it takes to get such a drug approved and sold`
      : words`what such trials run into`;

function isLongAgo({ tables = [], asOf }: Evidence, name: string): boolean {
  const last = tables
    .find(({ id }) => id === 'players')
    ?.rows.find(({ cells }) => cells[0] === name)
    ?.cells.at(-1);
  return typeof last === 'number' && last < Number(asOf.slice(0, 4)) - LONG_AGO_YEARS;
}

export function talkToCompanies({ records }: Evidence): DraftSentence | null {
  const top = records.companies.filter(({ record }) => isInBusiness(record)).slice(0, COMPANIES);
  if (top.length === 0) return null;
  return inference(
    words`Talk to ${listed(top.map(named))}: ${word(top.length === 1 ? 'its entry suggests' : 'their entries suggest')} work on the topic.`,
    [],
    top.flatMap((each) => fieldGrounds(each, 'Title')),
  );
}

/** A line for each of them that names it, whatever its part is called. */
const linesNaming = (each: EvidenceRecord, names: readonly string[]) =>
  names.flatMap((name) => {
    const quote = each.fields.find((line) => line.endsWith(`: ${name}`));
    return quote ? [{ key: each.key, quote }] : [];
  });

/** The part for it. */
function inLine(each: EvidenceRecord, named: string) {
  const [line] = linesNaming(each, [named]);
  return line ? ofRecord(each.key, line.quote, named) : null;
}

/** Who is named with others in records on the topic works with others. */
export function partnerWith(evidence: Evidence): DraftSentence | null {
  const { tables = [], figures } = evidence;
  const rows = tables.find(({ id }) => id === 'links')?.rows ?? [];
  // Who pays whom is no partnership.
  const row = rows
    .filter(({ cells }) => isJoint(String(cells[2])))
    .toSorted((one, other) => Number(other.cells[3]) - Number(one.cells[3]))[0];
  const each = row?.cells[3] === 1 && row.key ? findEvidence(evidence, row.key) : undefined;
  const names = row?.cells.slice(0, 2).map(String) ?? [];
  if (row && each && names.every((name) => linesNaming(each, [name]).length > 0))
    return inference(
      words`Look for a partner among those who know what it takes: ${title(each)} may tell how ${listed(names.map((named) => inLine(each, named)))} share the work.`,
      [],
      [...fieldGrounds(each, 'Title'), ...linesNaming(each, names)],
    );
  const figure = row && figures.find(({ id }) => id === row.figures[0]);
  if (!row || !figure) return null;
  return inference(
    words`Look for a partner where partners are known: ${name(figure, names[0]!)} and ${name(figure, names[1]!)} appear together in records and may know others.`,
    [figure.id],
  );
}

/** Whoever was paid to solve the like knows what came of it; the person who led the work knows it best. */
export function askAwardee({ records, asOf }: Evidence): DraftSentence | null {
  const first = newestOf(records.awards);
  if (!first) return null;
  const { awardee, principalInvestigator, year } = first.record.data as Award;
  if (!awardee) return null;
  const lead = principalInvestigator?.name;
  const when = year ? words` of ${inField(first, 'Award year', String(year))}` : null;
  if (isOfLongAgo(first.record.date, asOf))
    return inference(
      words`Look up what became of ${title(first)} of ${inField(first, 'Awardee', awardee)}: the award${when} may show what has been tried.`,
      [],
      fieldGrounds(first, 'Title', 'Awardee', 'Award year'),
    );
  return inference(
    lead
      ? words`Ask ${inField(first, 'Principal investigator', lead)}, the principal investigator at ${inField(first, 'Awardee', awardee)}, what came of ${title(first)}: the award${when} is on the topic, and may hold lessons.`
      : words`Ask ${inField(first, 'Awardee', awardee)} what came of ${title(first)}: the award${when} is on the topic, and may hold lessons.`,
    [],
    fieldGrounds(first, 'Title', 'Awardee', 'Principal investigator', 'Award year'),
  );
}

export function askExperts({ records }: Evidence): DraftSentence | null {
  const top = records['subject-matter-experts'].slice(0, 2);
  if (top.length === 0) return null;
  const names = top.map((each) => {
    const { name: expert, affiliation } = each.record.data as Expert;
    const named = inField(each, 'Expert', expert);
    return affiliation ? words`${named} (${inField(each, 'Affiliation', affiliation)})` : named;
  });
  return inference(
    words`Ask ${listed(names)} for advice.`,
    [],
    top.flatMap((each) => fieldGrounds(each, 'Expert', 'Affiliation')),
  );
}

export function approachBuyers(evidence: Evidence): DraftSentence | null {
  const buyers = agencyLeaders(evidence, 'spending-by-agency', 'amount', 2);
  if (buyers.names.length === 0) return null;
  return inference(
    words`Offer a pilot to ${listed(buyers.named)}: ${word(buyers.names.length === 1 ? 'it pays' : 'they pay')} for such work, and may pay for more of it.`,
    buyers.figures,
  );
}

/** Who has paid for such work of late, and has put out calls for it, knows who would use it. */
export function askAgencies(evidence: Evidence): DraftSentence | null {
  const payers = leaders(evidence, 'awards-by-agency', 'count', AGENCIES);
  const articles = agencyLeaders(evidence, 'awards-by-agency', 'count', AGENCIES).named;
  const places = payers.names.flatMap((agency, at) => (hasPaidLately(evidence, agency) ? [at] : [])).slice(0, ASKED);
  const names = places.map((at) => articles[at]!);
  if (names.length === 0) return null;
  return inference(
    words`Show the project to the program managers at ${listed(names)}: ${word(names.length === 1 ? 'it has' : 'they have')} paid for such work, and may know who needs it.`,
    places.map((at) => payers.figures[at]!),
  );
}

/** Whether an award of the agency is of late, as far as those listed tell. */
export function hasPaidLately({ records, asOf }: Evidence, agency: string): boolean {
  const own = records.awards.filter(({ record }) => (record.data as Award).agency === agency);
  return own.length === 0 || own.some(({ record }) => !isOfLongAgo(record.date, asOf));
}

/** Of so many that pay most so many are asked. */
const AGENCIES = 6;
const ASKED = 2;

export function askAuthors({ records }: Evidence): DraftSentence | null {
  const [paper] = records.publications;
  const author = paper && (paper.record.data as Publication).authors?.at(-1)?.name;
  if (!paper || !author || records['subject-matter-experts'].length > 0) return null;
  return inference(
    words`Ask ${inField(paper, 'Author', author)} for advice: ${title(paper)} is near to the topic.`,
    [],
    [...fieldGrounds(paper, 'Title'), { key: paper.key, quote: `Author: ${author}` }],
  );
}

const investorSentence = (before: Words, after: Words, evidence: Evidence): DraftSentence | null => {
  const top = fundsOf(evidence).slice(0, 3);
  if (top.length === 0) return null;
  return inference(
    words`${before} ${listed(top.map((each) => inField(each, 'Investor', (each.record.data as Investor).name)))}${after}.`,
    [],
    top.flatMap((each) => fieldGrounds(each, 'Title', 'Investor')),
  );
};

export function approachInvestors(evidence: Evidence) {
  return investorSentence(
    words`Approach`,
    words` with the results of the pilot: they may invest in the field`,
    evidence,
  );
}

export function coInvest(evidence: Evidence) {
  return investorSentence(words`Compare notes with`, words`, who may invest in the field`, evidence);
}
