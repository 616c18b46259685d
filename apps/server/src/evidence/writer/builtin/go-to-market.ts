import type { Persona } from '@groundwork/contract/projects';
import type { LabTechnology } from '../../../catalogue/engines/federal-lab-technologies.ts';
import type { FundingOpportunity } from '../../../catalogue/engines/funding-opportunities.ts';
import type { Patent } from '../../../catalogue/engines/patents.ts';
import type { UniversityTechnology } from '../../../catalogue/engines/university-technologies.ts';
import { type Evidence, type EvidenceRecord, findEvidence, findFigure } from '../../evidence.ts';
import { isFirm } from '../../findings/calls.ts';
import { isOfLongAgo } from '../../findings/statistics.ts';
import { articled } from '../../findings/with-article.ts';
import { field, inField, title } from '../../statements/of-record.ts';
import { none, num, type Words } from '../../statements/part.ts';
import { listed, within, word, words } from '../../statements/template.ts';
import { type DraftSection, type DraftSentence, fieldGrounds, inference, sectionOf } from '../draft.ts';
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
import { figureOf, leaders, list, looked, paragraph } from './parts.ts';
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

const QUARTERS = [
  words`In the first quarter`,
  words`In the second quarter`,
  words`In the third quarter`,
  words`In the fourth quarter`,
];

export function goToMarket(evidence: Evidence): DraftSection {
  const quarters = PLANS[evidence.project.persona]
    .map((steps) => steps.map((step) => step(evidence)).filter((step) => step !== null))
    .filter((steps) => steps.length > 0);
  const items = quarters.map((steps, at) =>
    steps.map((step, place) =>
      place === 0 && quarters.length > 1
        ? inference(words`${QUARTERS[at]!}, ${within(step.parts!)}`, step.figures, step.grounds)
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
              words`The records suggest this for the coming quarter, and no steps for the quarters after it.`,
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
  const named = others.map((at) => holders.named[at]!);
  const figures = others.map((at) => holders.figures[at]!);
  const searched = patentsLookedThrough(evidence);
  if (searched)
    return inference(
      words`${SEARCH[evidence.project.persona]}: the ${num(searched)} patents of the catalog hold ${none(figureOf(evidence, 'patents:count'))} on the topic, and may not be those that matter.`,
      [searched.id],
    );
  if (!nearest || !assignee)
    return named.length === 0
      ? null
      : inference(
          words`Check freedom to operate against the patents of ${listed(named)}: they might bear on the design.`,
          figures,
        );
  const also = named.length > 0 ? words`, and with the patents of ${listed(named)}` : null;
  return inference(
    words`Begin the check of freedom to operate with ${title(nearest)} of ${inField(nearest, 'Assignee', assignee)}${also}: ${word(named.length > 0 ? 'they' : 'it')} might bear on the design.`,
    figures,
    [...fieldGrounds(nearest, 'Title'), { key: nearest.key, quote: `Assignee: ${assignee}` }],
  );
}

/** What each persona does about patents that nobody has looked for yet. */
const SEARCH: Record<Persona, Words> = {
  tech_developer: words`Order a search for freedom to operate in the full patent registers before the design is fixed`,
  tech_scout: words`Ask the owner for its patent search before talking about terms`,
  tech_investor: words`Ask the team for a search of the full patent registers before the term sheet`,
};

/** What each persona does about a call. */
const APPLY: Record<Persona, Words> = {
  tech_developer: words`Apply to`,
  tech_scout: words`Look for a partner to apply with to`,
  tech_investor: words`Ask whether the team applies to`,
};

/** The calls that close next, each with its day: a step of the first quarter, as the day may be in it. */
function applyForCall(evidence: Evidence): DraftSentence | null {
  const open = openCalls(evidence);
  const forFirms = open.filter(isForFirms);
  const next = (forFirms.length > 0 ? forFirms : open).slice(0, CALLS_NAMED);
  if (next.length === 0) return null;
  const told = next.map((each) => {
    const { agency } = each.record.data as FundingOpportunity;
    return words`${title(each)}${agency ? words` of ${articled(inField(each, 'Agency', agency)!)}` : null} by ${field(each, 'Closes')}`;
  });
  const they = word(next.length === 1 ? 'it is' : 'they are');
  return inference(
    forFirms.length > 0
      ? words`${APPLY[evidence.project.persona]} ${listed(told)}: ${they} open, and may pay for the next stage.`
      : words`Look for a partner to apply with to ${listed(told)}: ${they} open, and those who may apply may not include a firm.`,
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
  return inference(words`Consider ${num(size)}, the median award on the topic, when the next budget is drawn up.`, [
    size.id,
  ]);
}

/** Where nothing but papers is on the topic, they are where to begin. */
function readPapers({ records }: Evidence): DraftSentence | null {
  const [first, second] = records.publications;
  if (!first) return null;
  const papers = second ? [first, second] : [first];
  return inference(
    words`Read ${listed(papers.map(title))}: ${word(papers.length === 1 ? 'it is' : 'they are')} nearest to the topic, and may be prior art.`,
    [],
    papers.flatMap((each) => fieldGrounds(each, 'Title')),
  );
}

function recompete(evidence: Evidence): DraftSentence | null {
  const ending = findFigure(evidence, 'buyers:ending');
  if (!ending) return null;
  return inference(
    ending.value === 1
      ? words`Watch the one contract or grant that is about to end: it may be bought again.`
      : words`Watch the ${num(ending)} contracts and grants that are about to end: they may be bought again.`,
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
    words`Ask ${inField(offered.each, offered.label, offered.owner!)} about licensing ${title(offered.each)}.`,
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
      ? words`it was posted on ${field(last, 'Posted date')} and closed on ${field(last, 'Closes')}, and `
      : null;
  return inference(
    words`Watch for calls like ${title(last)} by ${articled(inField(last, 'Agency', agency)!)}: ${when}the need may be put out again.`,
    [],
    fieldGrounds(last, 'Title', 'Agency', 'Posted date', 'Closes'),
  );
}
