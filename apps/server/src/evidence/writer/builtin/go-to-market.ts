import { formatCount, formatDate, formatMoneyShort, formatNumber } from '@groundwork/contract/format';
import type { Persona } from '@groundwork/contract/projects';
import type { Award } from '../../../catalogue/engines/awards.ts';
import type { ClinicalTrial } from '../../../catalogue/engines/clinical-trials.ts';
import type { LabTechnology } from '../../../catalogue/engines/federal-lab-technologies.ts';
import type { FundingOpportunity } from '../../../catalogue/engines/funding-opportunities.ts';
import type { InternationalTrial } from '../../../catalogue/engines/international-trials.ts';
import type { Investor } from '../../../catalogue/engines/investors.ts';
import type { Patent } from '../../../catalogue/engines/patents.ts';
import type { Publication } from '../../../catalogue/engines/publications.ts';
import type { Expert } from '../../../catalogue/engines/subject-matter-experts.ts';
import type { UniversityTechnology } from '../../../catalogue/engines/university-technologies.ts';
import { type Evidence, type EvidenceRecord, findEvidence, findFigure } from '../../evidence.ts';
import { LONG_AGO_YEARS } from '../../findings/statistics.ts';
import { withArticle } from '../../findings/with-article.ts';
import { type DraftSection, type DraftSentence, fieldGrounds, inference, inWords, sectionOf } from '../draft.ts';
import { openCalls } from './funding.ts';
import { fundsOf } from './funds.ts';
import { newestOf } from './nearest.ts';
import { agencyLeaders, leaders, list, looked, paragraph } from './parts.ts';
import { investigatorOf, isLed } from './people.ts';
import { quote } from './quotes.ts';

/** Something to do, and why the records speak for it. */
type Step = (evidence: Evidence) => DraftSentence | null;

/** Steps of twelve months, quarter by quarter, in the order in which each persona would take them. */
const PLANS: Record<Persona, [Step[], Step[], Step[], Step[]]> = {
  tech_developer: [
    [applyForCall, checkPatents, talkToPlayers, readPapers],
    [approachBuyers, askAgencies, askExperts, askAwardee, partnerWith],
    [readTrial, planTrial, askInvestigators, budgetAward, licenseIn, askAuthors],
    [approachInvestors, recompete, watchCalls, awaitReadout],
  ],
  tech_scout: [
    [talkToCompanies, talkToPlayers, askExperts, askAuthors],
    [licenseIn, checkPatents, readPapers],
    [partnerWith, askAwardee, readTrial, askInvestigators, approachBuyers],
    [applyForCall, recompete, watchCalls, awaitReadout],
  ],
  tech_investor: [
    [talkToCompanies, talkToPlayers, checkPatents],
    [askExperts, askAuthors, askAwardee, coInvest],
    [readTrial, planTrial, askInvestigators, approachBuyers],
    [awaitReadout, recompete, applyForCall, watchCalls],
  ],
};

const QUARTERS = ['In the first quarter', 'In the second quarter', 'In the third quarter', 'In the fourth quarter'];

export function goToMarket(evidence: Evidence): DraftSection {
  const quarters = PLANS[evidence.project.persona]
    .map((steps) => steps.map((step) => step(evidence)).filter((step) => step !== null))
    .filter((steps) => steps.length > 0);
  const items = quarters.map((steps, at) =>
    steps.map((step, place) =>
      place === 0 && quarters.length > 1
        ? { ...step, text: `${QUARTERS[at]}, ${step.text[0]!.toLowerCase()}${step.text.slice(1)}` }
        : step,
    ),
  );
  const [lead] = quarters;
  return sectionOf(
    'go-to-market',
    'Go-to-market',
    [
      lead && quarters.length === 1
        ? paragraph(
            inference(
              'The records suggest this for the coming quarter, and no steps for the quarters after it.',
              lead[0]!.figures,
              lead[0]!.grounds,
            ),
          )
        : null,
      list(items),
      list(quote(evidence, 'adoption')),
    ],
    looked('companies, calls, buyers, experts and accounts of adoption'),
  );
}

/** The nearest patent by its name, and who else holds several. */
function checkPatents(evidence: Evidence): DraftSentence | null {
  const [nearest] = evidence.records.patents;
  const assignee = nearest && (nearest.record.data as Patent).assignees?.[0]?.name;
  const holders = leaders(evidence, 'patents-by-assignee', 'count', 3, 2);
  const others = holders.names.flatMap((name, at) => (name === assignee ? [] : [at]));
  const named = others.map((at) => holders.names[at]!);
  const figures = others.map((at) => holders.figures[at]!);
  if (!nearest || !assignee)
    return named.length === 0
      ? null
      : inference(
          `Check freedom to operate against the patents of ${inWords(named)}: they might bear on the design.`,
          figures,
        );
  const also = named.length > 0 ? `, and with the patents of ${inWords(named)}` : '';
  return inference(
    `Begin the check of freedom to operate with “${nearest.record.title}” of ${assignee}${also}: ${named.length > 0 ? 'they' : 'it'} might bear on the design.`,
    figures,
    [...fieldGrounds(nearest, 'Title'), { key: nearest.key, quote: `Assignee: ${assignee}` }],
  );
}

/** The calls that close next, each with its day. */
function applyForCall(evidence: Evidence): DraftSentence | null {
  const next = openCalls(evidence).slice(0, CALLS_NAMED);
  if (next.length === 0) return null;
  const told = next.map((each) => {
    const { agency, closeDate } = each.record.data as FundingOpportunity;
    return `“${each.record.title}”${agency ? ` of ${withArticle(agency)}` : ''} by ${formatDate(closeDate)}`;
  });
  return inference(
    `Apply to ${inWords(told)}: ${next.length === 1 ? 'it is' : 'they are'} open, and may pay for the next stage.`,
    [],
    next.flatMap((each) => fieldGrounds(each, 'Title', 'Agency', 'Closes')),
  );
}

const CALLS_NAMED = 2;

function budgetAward(evidence: Evidence): DraftSentence | null {
  const size = findFigure(evidence, 'award-sizes:median');
  if (!size) return null;
  return inference(
    `Consider ${formatMoneyShort(size.value)}, the median award on the topic, when the next budget is drawn up.`,
    [size.id],
  );
}

function planTrial(evidence: Evidence): DraftSentence | null {
  const phase = ['Phase 2', 'Phase 1', 'Phase 3'].find((each) => findFigure(evidence, `enrolment:${each}`));
  const size = phase && findFigure(evidence, `enrolment:${phase}`);
  if (!size) return null;
  const time = findFigure(evidence, `trials:months:${phase}`);
  const how = time
    ? `some ${formatNumber(size.value)} people and ${formatCount(time.value, 'month')}`
    : `some ${formatNumber(size.value)} people`;
  return inference(
    `Consider a trial of ${how}, the median of the ${phase} trials on the topic.`,
    time ? [size.id, time.id] : [size.id],
  );
}

/** Titles of trials may fill a paragraph: such a one is named by its number. */
const TITLE_MAX = 110;
const trialName = ({ record }: EvidenceRecord): string =>
  record.title.length <= TITLE_MAX || record.engine !== 'clinical-trials' ? `“${record.title}”` : `trial ${record.id}`;

/** What was measured before, and in whom, is what a reviewer will ask about. */
function readTrial({ records }: Evidence): DraftSentence | null {
  const first = records['clinical-trials'][0] ?? records['international-trials'][0];
  const sponsor = first && (first.record.data as ClinicalTrial | InternationalTrial).sponsor;
  if (!first || !sponsor) return null;
  return inference(
    `Read how ${sponsor} designed ${trialName(first)} before planning a trial: its outcomes may be the ones to be compared by.`,
    [],
    fieldGrounds(first, 'Title', 'Record', 'Sponsor', 'Primary sponsor'),
  );
}

/** Where nothing but papers is on the topic, they are where to begin. */
function readPapers({ records }: Evidence): DraftSentence | null {
  const [first, second] = records.publications;
  if (!first) return null;
  const papers = second ? [first, second] : [first];
  return inference(
    `Read ${inWords(papers.map(({ record }) => `“${record.title}”`))}: ${papers.length === 1 ? 'it is' : 'they are'} nearest to the topic, and may be prior art.`,
    [],
    papers.flatMap((each) => fieldGrounds(each, 'Title')),
  );
}

function recompete(evidence: Evidence): DraftSentence | null {
  const ending = findFigure(evidence, 'buyers:ending');
  if (!ending) return null;
  return inference(
    `Watch the ${formatCount(ending.value, 'contract or grant that ends', 'contracts and grants that end')} ahead: ${ending.value === 1 ? 'it' : 'they'} may be bought again.`,
    [ending.id],
  );
}

/** Who has most records on the topic knows its buyers and its pitfalls. */
function talkToPlayers(evidence: Evidence): DraftSentence | null {
  if (!evidence.series.some(({ id }) => id === 'players-by-records')) return null;
  const top = leaders(evidence, 'players-by-records', 'count', 3, 2);
  const isActive = top.names.map((name) => !isLongAgo(evidence, name));
  const names = top.names.filter((_, at) => isActive[at]);
  if (names.length === 0) return null;
  return inference(
    `Talk to ${inWords(names)}: ${names.length === 1 ? 'it' : 'they'} may know ${evidence.isLifeScience ? 'what such trials run into' : 'the field’s buyers and pitfalls'}.`,
    top.figures.filter((_, at) => isActive[at]),
  );
}

function isLongAgo({ tables = [], asOf }: Evidence, name: string): boolean {
  const last = tables
    .find(({ id }) => id === 'players')
    ?.rows.find(({ cells }) => cells[0] === name)
    ?.cells.at(-1);
  return typeof last === 'number' && last < Number(asOf.slice(0, 4)) - LONG_AGO_YEARS;
}

const isOfLongAgo = (date: string | null, asOf: string): boolean =>
  date === null || Number(date.slice(0, 4)) < Number(asOf.slice(0, 4)) - LONG_AGO_YEARS;

function talkToCompanies({ records }: Evidence): DraftSentence | null {
  const top = records.companies.slice(0, 3);
  if (top.length === 0) return null;
  return inference(
    `Talk to ${inWords(top.map(({ record }) => record.title))}: their entries suggest work on the topic.`,
    [],
    top.flatMap((each) => fieldGrounds(each, 'Title')),
  );
}

/** Who is named with others in records on the topic works with others. */
function partnerWith({ tables = [], figures }: Evidence): DraftSentence | null {
  const row = tables.find(({ id }) => id === 'links')?.rows[0];
  const figure = row && figures.find(({ id }) => id === row.figures[0]);
  if (!row || !figure) return null;
  return inference(
    `Look for a partner where partners are known: ${row.cells[0]} and ${row.cells[1]} appear together in records and may know others.`,
    [figure.id],
  );
}

/** What a university, else a federal laboratory, offers on the topic. */
function licenseIn({ records }: Evidence): DraftSentence | null {
  const [fromUniversity] = records['university-technologies'];
  const [fromLab] = records['federal-lab-technologies'];
  const offered = [
    {
      each: fromUniversity,
      label: 'Institution',
      owner: (fromUniversity?.record.data as UniversityTechnology)?.institution,
    },
    { each: fromLab, label: 'Laboratory', owner: (fromLab?.record.data as LabTechnology)?.lab },
  ].find(({ owner }) => owner);
  if (!offered?.each) return null;
  return inference(
    `Ask ${offered.owner} about licensing “${offered.each.record.title}”.`,
    [],
    fieldGrounds(offered.each, 'Title', offered.label),
  );
}

/** Whoever was paid to solve the like knows what came of it; the person who led the work knows it best. */
function askAwardee({ records }: Evidence): DraftSentence | null {
  const first = newestOf(records.awards);
  if (!first) return null;
  const { awardee, principalInvestigator, year } = first.record.data as Award;
  if (!awardee) return null;
  const lead = principalInvestigator?.name;
  const when = year ? ` of ${year}` : '';
  return inference(
    lead
      ? `Ask ${lead}, the principal investigator at ${awardee}, what came of “${first.record.title}”: the award${when} is on the topic, and may hold lessons.`
      : `Ask ${awardee} what came of “${first.record.title}”: the award${when} is on the topic, and may hold lessons.`,
    [],
    fieldGrounds(first, 'Title', 'Awardee', 'Principal investigator', 'Award year'),
  );
}

/** Who runs such trials can say whether patients can be found. */
function askInvestigators({ records }: Evidence): DraftSentence | null {
  const [first] = records['clinical-trials'].filter(isLed);
  const person = first && investigatorOf(first);
  if (!first || !person) return null;
  const at = person.affiliation ? ` (${person.affiliation})` : '';
  return inference(
    `Ask ${person.name}${at} how ${trialName(first)} finds its patients: the trial is on the topic.`,
    [],
    [...fieldGrounds(first, 'Title', 'Record'), ...lineWith(first, person.name)],
  );
}

/** The line of a record's fields that names somebody, whatever their part is called. */
const lineWith = (each: EvidenceRecord, name: string) =>
  each.fields.filter((line) => line.includes(name)).slice(0, 2).map((quote) => ({ key: each.key, quote }));

/** Results that are due set what others are measured by. */
function awaitReadout({ tables = [] }: Evidence): DraftSentence | null {
  const row = tables.find(({ id }) => id === 'readouts')?.rows[0];
  const [trial, , sponsor, , due] = row?.cells ?? [];
  if (!row?.key || !trial || !sponsor || !due) return null;
  const { key } = row;
  return inference(
    `Look out for the results of ${trial} by ${sponsor}, whose primary completion is set for ${formatDate(String(due))}: they may set the bar.`,
    [],
    [
      { key, quote: `Record: ${trial}` },
      { key, quote: `Sponsor: ${sponsor}` },
    ],
  );
}

function askExperts({ records }: Evidence): DraftSentence | null {
  const top = records['subject-matter-experts'].slice(0, 2);
  if (top.length === 0) return null;
  const names = top.map(({ record }) => {
    const { name, affiliation } = record.data as Expert;
    return affiliation ? `${name} (${affiliation})` : name;
  });
  return inference(
    `Ask ${inWords(names)} for advice.`,
    [],
    top.flatMap((each) => fieldGrounds(each, 'Expert', 'Affiliation')),
  );
}

function approachBuyers(evidence: Evidence): DraftSentence | null {
  const buyers = agencyLeaders(evidence, 'spending-by-agency', 'amount', 2);
  if (buyers.names.length === 0) return null;
  return inference(
    `Offer a pilot to ${inWords(buyers.names)}: ${buyers.names.length === 1 ? 'it pays' : 'they pay'} for such work, and may pay for more of it.`,
    buyers.figures,
  );
}

/** Who has paid for such work of late, and has put out calls for it, knows who would use it. */
function askAgencies(evidence: Evidence): DraftSentence | null {
  const isRecent = (agency: string) => {
    const own = evidence.records.awards.filter(({ record }) => (record.data as Award).agency === agency);
    return own.length === 0 || own.some(({ record }) => !isOfLongAgo(record.date, evidence.asOf));
  };
  const payers = leaders(evidence, 'awards-by-agency', 'count', AGENCIES);
  const places = payers.names.flatMap((agency, at) => (isRecent(agency) ? [at] : [])).slice(0, ASKED);
  const names = places.map((at) => payers.names[at]!);
  if (names.length === 0) return null;
  return inference(
    `Show the project to the program managers at ${inWords(names.map(withArticle))}: ${names.length === 1 ? 'it has' : 'they have'} paid for such work, and may know who needs it.`,
    places.map((at) => payers.figures[at]!),
  );
}

/** Of so many that pay most so many are asked. */
const AGENCIES = 6;
const ASKED = 2;

/** A call that closed some years ago may come again under another number. */
function watchCalls(evidence: Evidence): DraftSentence | null {
  if (openCalls(evidence).length > 0) return null;
  const calls = (evidence.aims ?? [])
    .filter(({ key }) => !evidence.nearby?.includes(key))
    .flatMap(({ key }) => findEvidence(evidence, key) ?? []);
  const last = calls
    .filter(({ record }) => record.engine === 'funding-opportunities' && !isOfLongAgo(record.date, evidence.asOf))
    .toSorted((one, other) => other.record.date!.localeCompare(one.record.date!))
    .at(0);
  const agency = last && (last.record.data as FundingOpportunity).agency;
  if (!last || !agency) return null;
  return inference(
    `Watch for calls like “${last.record.title}” by ${withArticle(agency)}: the need may be put out again.`,
    [],
    fieldGrounds(last, 'Title', 'Agency'),
  );
}

function askAuthors({ records }: Evidence): DraftSentence | null {
  const [paper] = records.publications;
  const author = paper && (paper.record.data as Publication).authors?.at(-1)?.name;
  if (!paper || !author || records['subject-matter-experts'].length > 0) return null;
  return inference(
    `Ask ${author} for advice: “${paper.record.title}” is near to the topic.`,
    [],
    [...fieldGrounds(paper, 'Title'), { key: paper.key, quote: `Author: ${author}` }],
  );
}

const investorSentence = (before: string, after: string, evidence: Evidence): DraftSentence | null => {
  const top = fundsOf(evidence).slice(0, 3);
  if (top.length === 0) return null;
  return inference(
    `${before} ${inWords(top.map(({ record }) => (record.data as Investor).name))}${after}.`,
    [],
    top.flatMap((each) => fieldGrounds(each, 'Title', 'Investor')),
  );
};

function approachInvestors(evidence: Evidence) {
  return investorSentence('Approach', ' with the results of the pilot: they may invest in the field', evidence);
}

function coInvest(evidence: Evidence) {
  return investorSentence('Compare notes with', ', who may invest in the field', evidence);
}
