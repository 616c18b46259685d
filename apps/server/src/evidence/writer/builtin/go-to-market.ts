import type { Engine } from '@groundwork/contract/engines';
import type { Persona } from '@groundwork/contract/projects';
import type { LabTechnology } from '../../../catalogue/engines/federal-lab-technologies.ts';
import type { FundingOpportunity } from '../../../catalogue/engines/funding-opportunities.ts';
import type { Patent } from '../../../catalogue/engines/patents.ts';
import type { UniversityTechnology } from '../../../catalogue/engines/university-technologies.ts';
import { organisationName } from '../../../catalogue/identity/organisation-name.ts';
import { type DraftSection, type DraftSentence, fieldGrounds, inference, sectionOf } from '../../draft.ts';
import { type Evidence, type EvidenceRecord, findFigure } from '../../evidence.ts';
import { isFirm } from '../../findings/calls.ts';
import { articled } from '../../findings/with-article.ts';
import { isGone, STATES, stateOf } from '../../records/state-of.ts';
import { isOfLongAgo } from '../../records/statistics.ts';
import { field, inField, stateOfRecord, title } from '../../statements/of-record.ts';
import { joined, num, type Words, word, words } from '../../statements/statement.ts';
import { openCalls } from './funding.ts';
import { agencyLeaders, list, NOTHING_CLOSE } from './parts.ts';
import { closestOf, findAll, nearAmong, nearestWorks } from './works.ts';

/** Something to do, and the record that speaks for it. Null where none does. */
type Step = (evidence: Evidence) => DraftSentence | null;

/** Steps in the order in which each persona would take them. */
const STEPS: Record<Persona, Step[]> = {
  tech_developer: [
    applyForCall,
    checkPatents,
    followUp,
    askFunder,
    useFreely,
    licenseIn,
    approachBuyers,
    recompete,
    awaitReadout,
  ],
  tech_scout: [
    licenseIn,
    followUp,
    checkPatents,
    useFreely,
    applyForCall,
    askFunder,
    approachBuyers,
    awaitReadout,
    recompete,
  ],
  tech_investor: [
    followUp,
    checkPatents,
    applyForCall,
    askFunder,
    awaitReadout,
    approachBuyers,
    licenseIn,
    useFreely,
    recompete,
  ],
};
const CALLS_NAMED = 2;

/** The next steps, in the order in which they are taken. */
const steps = (evidence: Evidence): DraftSentence[][] =>
  STEPS[evidence.project.persona].flatMap((step) => {
    const told = step(evidence);
    return told ? [[told]] : [];
  });

export function goToMarket(evidence: Evidence): DraftSection {
  return sectionOf('go-to-market', 'Go-to-market', [list(steps(evidence))], NOTHING_CLOSE);
}

/** Nothing has been known of it for so many years. */
const SILENT_YEARS = 3;

/** The closest that somebody may still remember: what was paid long ago and never again is no lead. */
const nearestAward = (evidence: Evidence): EvidenceRecord | undefined =>
  nearAmong(evidence, nearestWorks(evidence)).find(
    ({ record }) => record.engine === 'awards' && !isOfLongAgo(record.date, evidence.asOf),
  );

/** The work that comes closest, where it ends some years ago: what has become of it decides how much is left to do. */
function followUp(evidence: Evidence): DraftSentence | null {
  const nearest = nearestAward(evidence);
  const [owner] = nearest?.record.organisations ?? [];
  const date = nearest?.record.date;
  if (!nearest || !owner || !date) return null;
  // If the data set ends soon after it, the lack of a later record tells nothing.
  const known = Math.min(Number(evidence.asOf.slice(0, 4)), evidence.coverage?.awards?.to ?? 0);
  if (Number(date.slice(0, 4)) > known - SILENT_YEARS) return null;
  const isLater = ({ record }: EvidenceRecord) =>
    (record.date ?? '') > date &&
    record.organisations.some(({ name }) => organisationName(name) === organisationName(owner.name));
  if (findAll(evidence, evidence.surest).some(isLater)) return null;
  const by = inField(nearest, owner.role, owner.name);
  return inference(
    words`Find out what has become of ${title(nearest)}${by && words` of ${by}`}: no later record of its firm is in the field.`,
    [],
    fieldGrounds(nearest, 'Title', owner.role),
  );
}

/** An agency that has paid for the closest work may pay for the next. */
function askFunder(evidence: Evidence): DraftSentence | null {
  const nearest = nearestAward(evidence);
  const agency = nearest && field(nearest, 'Agency');
  if (!nearest || !agency) return null;
  return inference(
    words`Ask ${articled(agency)} which of its programs would take this: it paid for ${title(nearest)}.`,
    [],
    fieldGrounds(nearest, 'Title', 'Agency'),
  );
}

/** The nearest patent whose term runs: by its name, its owner and its claims' text one click away. */
function checkPatents(evidence: Evidence): DraftSentence | null {
  const live = nearest(evidence, 'patents').find((each) => !isGone(ofCatalogue(each)!, evidence.asOf));
  const assignee = live && (live.record.data as Patent).assignees?.[0]?.name;
  if (!live || !assignee) return null;
  return inference(
    words`${CHECK[evidence.project.persona]} ${title(live)} of ${inField(live, 'Assignee', assignee)}, the nearest patent in the field that is not known to be over.`,
    [],
    [...fieldGrounds(live, 'Title'), { key: live.key, quote: `Assignee: ${assignee}` }],
  );
}

const CHECK: Record<Persona, Words> = {
  tech_developer: words`Hold the design against the claims of`,
  tech_scout: words`Ask the owner how the technology differs from`,
  tech_investor: words`Ask the team how its claims stand to`,
};

/** An invention whose rights are over may be used by anybody. */
function useFreely(evidence: Evidence): DraftSentence | null {
  const over = [...nearest(evidence, 'patents'), ...nearest(evidence, 'federal-lab-technologies')].find((each) => {
    const record = ofCatalogue(each);
    const state = record && stateOf(record, evidence.asOf);
    return state === STATES.termOver || state === STATES.expired;
  });
  return over
    ? inference(
        words`Read ${title(over)} for what it discloses: by its dates it is ${stateOfRecord(over)}, and what it claims may be free to use.`,
        [],
        fieldGrounds(over, 'Title'),
      )
    : null;
}

/** Advice rests on records that are near to something the idea says, the closest first. */
const nearest = (evidence: Evidence, engine: Engine): EvidenceRecord[] =>
  nearAmong(evidence, closestOf(evidence, engine));

const ofCatalogue = ({ record }: EvidenceRecord) =>
  record.engine === 'project' || record.engine === 'library' ? null : (record as Parameters<typeof isGone>[0]);

/** The action of each persona on a call. */
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
      ? words`${APPLY[evidence.project.persona]} ${joined(told)}: ${they} open, and may pay for the next stage.`
      : words`Look for a partner to apply with to ${joined(told)}: ${they} open, and those who may apply may not include a firm.`,
    [],
    next.flatMap((each) => fieldGrounds(each, 'Title', 'Agency', 'Closes', 'Eligible applicants')),
  );
}

/** A call that names none, or firms among those who may apply. */
function isForFirms({ record }: EvidenceRecord): boolean {
  const { eligibleApplicants = [] } = record.data as FundingOpportunity;
  return eligibleApplicants.length === 0 || eligibleApplicants.some(isFirm);
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

/** A technology in the field that a university or federal laboratory may still license: expired ones need no license. */
function licenseIn(evidence: Evidence): DraftSentence | null {
  const offers = [
    ...nearest(evidence, 'university-technologies').map((each) => ({
      each,
      label: 'Institution',
      owner: (each.record.data as UniversityTechnology).institution,
    })),
    ...nearest(evidence, 'federal-lab-technologies').map((each) => ({
      each,
      label: 'Laboratory',
      owner: (each.record.data as LabTechnology).lab,
    })),
  ];
  const [offered] = offers.filter(({ each, owner }) => owner && !isGone(ofCatalogue(each)!, evidence.asOf));
  if (!offered) return null;
  return inference(
    words`Ask ${inField(offered.each, offered.label, offered.owner!)} about licensing ${title(offered.each)}.`,
    [],
    fieldGrounds(offered.each, 'Title', offered.label),
  );
}

const BUYERS = 2;

/** The agencies that have paid by contract or grant for such work. */
function approachBuyers(evidence: Evidence): DraftSentence | null {
  const { named, figures } = agencyLeaders(evidence, 'spending-by-agency', 'amount', BUYERS);
  if (named.length === 0) return null;
  return inference(
    words`Show it to ${joined(named)}, which ${word(named.length === 1 ? 'has' : 'have')} paid the most for such work by contract or grant.`,
    figures,
  );
}

/** A trial of the same kind that is to end: what it shows sets the bar. */
function awaitReadout(evidence: Evidence): DraftSentence | null {
  const next = nearest(evidence, 'clinical-trials').find((each) => {
    const record = ofCatalogue(each);
    return record && stateOf(record, evidence.asOf) === STATES.running;
  });
  const ends = next && field(next, 'Primary completion date');
  if (!next || !ends) return null;
  return inference(
    words`Wait for ${title(next)} before fixing one’s own endpoints: its primary completion is due on ${ends}.`,
    [],
    fieldGrounds(next, 'Title', 'Primary completion date'),
  );
}
