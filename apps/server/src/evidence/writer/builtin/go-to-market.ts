import { formatDate, formatMoneyShort, formatNumber } from '@groundwork/contract/format';
import type { Persona } from '@groundwork/contract/projects';
import type { LabTechnology } from '../../../catalogue/engines/federal-lab-technologies.ts';
import type { FundingOpportunity } from '../../../catalogue/engines/funding-opportunities.ts';
import type { Patent } from '../../../catalogue/engines/patents.ts';
import type { UniversityTechnology } from '../../../catalogue/engines/university-technologies.ts';
import { type Evidence, type EvidenceRecord, findEvidence, findFigure } from '../../evidence.ts';
import { isFirm } from '../../findings/calls.ts';
import { isOfLongAgo } from '../../findings/statistics.ts';
import { withArticle } from '../../findings/with-article.ts';
import { type DraftSection, type DraftSentence, fieldGrounds, inference, inWords, sectionOf } from '../draft.ts';
import { openCalls } from './funding.ts';
import { prepareApplication } from './funding-path.ts';
import {
  askNearbyAgencies,
  askNeighbour,
  buildOnNeighbour,
  neighbours,
  readNeighbour,
  setApart,
  watchNearbyCalls,
} from './neighbours.ts';
import { wordsSought } from './nothing.ts';
import { leaders, list, looked, paragraph } from './parts.ts';
import { patentsLookedThrough } from './patents.ts';
import {
  approachBuyers,
  approachInvestors,
  askAgencies,
  askAuthors,
  askAwardee,
  askExperts,
  coInvest,
  partnerWith,
  talkToCompanies,
  talkToPlayers,
} from './plan-people.ts';
import { askInvestigators, awaitReadout, planTrial, readTrial } from './plan-trials.ts';
import { quote } from './quotes.ts';

/** Something to do, and why the records speak for it. */
type Step = (evidence: Evidence) => DraftSentence | null;

/** Steps of twelve months, quarter by quarter, in the order in which each persona would take them. */
const PLANS: Record<Persona, [Step[], Step[], Step[], Step[]]> = {
  tech_developer: [
    [applyForCall, checkPatents, setApart, talkToPlayers, readPapers],
    [approachBuyers, askAgencies, askExperts, askAwardee, partnerWith, askNearbyAgencies],
    [
      prepareApplication,
      readTrial,
      planTrial,
      askInvestigators,
      budgetAward,
      licenseIn,
      askAuthors,
      askNeighbour,
      buildOnNeighbour,
    ],
    [approachInvestors, recompete, watchCalls, awaitReadout, watchNearbyCalls, readNeighbour],
  ],
  tech_scout: [
    [applyForCall, talkToCompanies, talkToPlayers, askExperts, askAuthors, setApart, askNeighbour],
    [licenseIn, checkPatents, prepareApplication, readPapers, buildOnNeighbour],
    [partnerWith, askAwardee, readTrial, askInvestigators, approachBuyers, readNeighbour],
    [recompete, watchCalls, awaitReadout, watchNearbyCalls],
  ],
  tech_investor: [
    [applyForCall, talkToCompanies, talkToPlayers, checkPatents, setApart],
    [askExperts, askAuthors, askAwardee, coInvest, askNeighbour],
    [prepareApplication, readTrial, planTrial, askInvestigators, approachBuyers, readNeighbour],
    [awaitReadout, recompete, watchCalls, watchNearbyCalls],
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
      // Where only what lies near is known, another search comes first.
      ...(neighbours(evidence).length > 0 ? wordsSought(evidence) : []),
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
  const searched = patentsLookedThrough(evidence);
  if (searched)
    return inference(
      `${SEARCH[evidence.project.persona]}: the ${formatNumber(searched.value)} patents of the catalog hold none on the topic, and may not be those that matter.`,
      [searched.id],
    );
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

/** What each persona does about patents that nobody has looked for yet. */
const SEARCH: Record<Persona, string> = {
  tech_developer: 'Order a search for freedom to operate in the full patent registers before the design is fixed',
  tech_scout: 'Ask the owner for its patent search before talking about terms',
  tech_investor: 'Ask the team for a search of the full patent registers before the term sheet',
};

/** What each persona does about a call. */
const APPLY: Record<Persona, string> = {
  tech_developer: 'Apply to',
  tech_scout: 'Look for a partner to apply with to',
  tech_investor: 'Ask whether the team applies to',
};

/** The calls that close next, each with its day: a step of the first quarter, as the day may be in it. */
function applyForCall(evidence: Evidence): DraftSentence | null {
  const open = openCalls(evidence);
  const forFirms = open.filter(isForFirms);
  const next = (forFirms.length > 0 ? forFirms : open).slice(0, CALLS_NAMED);
  if (next.length === 0) return null;
  const told = next.map((each) => {
    const { agency, closeDate } = each.record.data as FundingOpportunity;
    return `“${each.record.title}”${agency ? ` of ${withArticle(agency)}` : ''} by ${formatDate(closeDate)}`;
  });
  const they = next.length === 1 ? 'it is' : 'they are';
  return inference(
    forFirms.length > 0
      ? `${APPLY[evidence.project.persona]} ${inWords(told)}: ${they} open, and may pay for the next stage.`
      : `Look for a partner to apply with to ${inWords(told)}: ${they} open, and those who may apply may not include a firm.`,
    [],
    next.flatMap((each) => fieldGrounds(each, 'Title', 'Agency', 'Closes', 'Eligible applicants')),
  );
}

/** A call that names none, or firms among those who may apply. */
function isForFirms({ record }: EvidenceRecord): boolean {
  const { eligibleApplicants = [] } = record.data as FundingOpportunity;
  return eligibleApplicants.length === 0 || eligibleApplicants.some(isFirm);
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
    ending.value === 1
      ? 'Watch the one contract or grant that is about to end: it may be bought again.'
      : `Watch the ${formatNumber(ending.value)} contracts and grants that are about to end: they may be bought again.`,
    [ending.id],
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

/** A call that closed some years ago may come again under another number: the one nearest to the project. */
function watchCalls(evidence: Evidence): DraftSentence | null {
  if (openCalls(evidence).length > 0) return null;
  const calls = (evidence.aims ?? [])
    .filter(({ key }) => !evidence.nearby?.includes(key))
    .flatMap(({ key }) => findEvidence(evidence, key) ?? []);
  const last = calls.find(
    ({ record }) => record.engine === 'funding-opportunities' && !isOfLongAgo(record.date, evidence.asOf),
  );
  if (!last) return null;
  const { agency, closeDate } = last.record.data as FundingOpportunity;
  if (!agency) return null;
  // When it was open says when to look.
  const when =
    last.record.date && closeDate && closeDate > last.record.date
      ? `it was posted on ${formatDate(last.record.date)} and closed on ${formatDate(closeDate)}, and `
      : '';
  return inference(
    `Watch for calls like “${last.record.title}” by ${withArticle(agency)}: ${when}the need may be put out again.`,
    [],
    fieldGrounds(last, 'Title', 'Agency', 'Posted date', 'Closes'),
  );
}
