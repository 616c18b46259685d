import type { InsightKind } from '@groundwork/contract/insights';
import type { Persona } from '@groundwork/contract/projects';
import type { Finding, FindingFamily } from '../../../evidence/evidence.ts';
import { type Words, words } from '../../../evidence/statements/statement.ts';

const OF_FAMILY: Record<FindingFamily, InsightKind> = {
  activity: 'change',
  concentration: 'concentration',
  calls: 'closing',
  'patent-terms': 'expiry',
  trials: 'trial',
  tested: 'trial',
  readouts: 'closing',
  drugs: 'medicines',
  'award-sizes': 'amount',
  'award-paths': 'path',
  rounds: 'amount',
  buyers: 'players',
  demand: 'players',
  players: 'players',
  profiles: 'players',
  links: 'players',
  'white-space': 'gap',
};

/** Kinds by how a finding's id begins, where its family says too little. */
const OF_ID: [RegExp, InsightKind][] = [
  [/^newcomer:/, 'newcomer'],
  [/^research-gap/, 'gap'],
  [/^unusual-amount:/, 'amount'],
  [/^buyers:ending/, 'closing'],
  [/^payers:/, 'concentration'],
];

export const kindOf = ({ id, family }: Pick<Finding, 'id' | 'family'>): InsightKind =>
  OF_ID.find(([pattern]) => pattern.test(id))?.[1] ?? OF_FAMILY[family];

/** Names a finding whatever its numbers and its direction: what is told anew takes the place of what was told of the same. */
export const keyOf = ({ id }: Pick<Finding, 'id'>): string =>
  id.replace(/^(activity:[^:]+):(?:rising|falling|level)$/, '$1').replace(/^calls:.*/, 'calls');

/** Advice, resting on the same figures: worded openly, without a number or a cause of its own. */
const WHY: Partial<Record<InsightKind, Record<Persona, Words>>> = {
  newcomer: {
    tech_scout: words`Consider a talk early: a newcomer may be open to a partnership.`,
    tech_developer: words`Check what they do otherwise: they may be a rival, or a first partner.`,
    tech_investor: words`Look at who backs them: it may be an opening to invest beside others.`,
  },
  concentration: {
    tech_scout: words`Consider these holders as partners to start with.`,
    tech_developer: words`Consider what the others may be paid for, and where these leave room.`,
    tech_investor: words`Ask how a new company may stand beside these holders.`,
  },
  gap: {
    tech_scout: words`Look for research groups that may be ready to license.`,
    tech_developer: words`Consider moving soon: the place may still be open.`,
    tech_investor: words`Ask what may hold companies back before you read it as an opening.`,
  },
  closing: {
    tech_scout: words`Consider applying together with a partner: a date that has passed may be followed by a long wait.`,
    tech_developer: words`Start with the application: a date that has passed may be followed by a long wait.`,
    tech_investor: words`Ask your companies whether they may apply.`,
  },
  expiry: {
    tech_scout: words`Check which of these may be used freely by the time of launch.`,
    tech_developer: words`Check which of these may be used freely by the time of launch.`,
    tech_investor: words`Ask how long protection may last before others may follow.`,
  },
  trial: {
    tech_scout: words`Read how these were designed: their sponsors may be looking for partners.`,
    tech_developer: words`Read how the others were designed before planning a trial.`,
    tech_investor: words`Ask what these may say about the risk ahead.`,
  },
  amount: {
    tech_scout: words`Consider it a yardstick for the budget of a joint project.`,
    tech_developer: words`Consider it a yardstick for a first budget.`,
    tech_investor: words`Consider it a yardstick for a first round.`,
  },
  players: {
    tech_scout: words`Talk to them early, as possible partners.`,
    tech_developer: words`Talk to them early: they may become partners or competitors.`,
    tech_investor: words`Talk to them early: they may know who is worth backing.`,
  },
  path: {
    tech_scout: words`Ask how the time between the two may be funded.`,
    tech_developer: words`Consider how the time between the two may be funded.`,
    tech_investor: words`Ask how the time between the two may be funded.`,
  },
};

const DEMAND: Record<Persona, Words> = {
  tech_scout: words`Ask these agencies whether the need still stands.`,
  tech_developer: words`Ask these agencies whether the need still stands: one of them may be a first customer.`,
  tech_investor: words`Ask these agencies whether the need still stands, and who may have answered it.`,
};

const RISING: Record<Persona, Words> = {
  tech_scout: words`Consider moving soon: others may be drawn to the field as well.`,
  tech_developer: words`Consider filing soon: others may be drawn to the field as well.`,
  tech_investor: words`Consider entering soon: prices may follow the activity.`,
};
const FALLING: Record<Persona, Words> = {
  tech_scout: words`Ask those who left: interest may have moved elsewhere.`,
  tech_developer: words`Ask those who left: interest may have moved elsewhere.`,
  tech_investor: words`Ask those who left before you invest: interest may have moved elsewhere.`,
};

const STOPPED: Record<Persona, Words> = {
  tech_scout: words`Ask the sponsor what became of the work: what was stopped may be for sale.`,
  tech_developer: words`Check whether the same reason may hold for your project.`,
  tech_investor: words`Ask whether the same reason may hold for what you invest in.`,
};
const RESULTS: Record<Persona, Words> = {
  tech_scout: words`Read the results: a sponsor who has some may be looking for a partner.`,
  tech_developer: words`Read the results before planning a trial.`,
  tech_investor: words`Read the results: they may say what a next trial has to show.`,
};

const PAYERS: Record<Persona, Words> = {
  tech_scout: words`Watch their calls: those who win them may be partners.`,
  tech_developer: words`Watch their calls before looking elsewhere.`,
  tech_investor: words`Ask how a company may stand when one of these stops paying.`,
};
const HELD_PATENTS: Record<Persona, Words> = {
  tech_scout: words`Ask these holders for a license before work begins.`,
  tech_developer: words`Check freedom to operate against these holders before the design is fixed.`,
  tech_investor: words`Ask how your company may work beside these holders.`,
};

const READOUTS: Record<Persona, Words> = {
  tech_scout: words`Plan talks around these dates: a sponsor may be open to partners before its results are known.`,
  tech_developer: words`Plan around these dates: what they show may set the bar.`,
  tech_investor: words`Consider waiting for these results: they may change what the field is worth.`,
};
const TESTED: Record<Persona, Words> = {
  tech_scout: words`Consider how the project differs from these.`,
  tech_developer: words`Consider how the project differs from these, and which of them it may be compared with.`,
  tech_investor: words`Ask how the project may stand beside these.`,
};
const APPROVED: Record<Persona, Words> = {
  tech_scout: words`Consider these sponsors as partners: they know the way to approval.`,
  tech_developer: words`Compare the profile with what is approved.`,
  tech_investor: words`Ask what the project may do better than what is approved.`,
};

export function whyOf(finding: Pick<Finding, 'id' | 'family'>, persona: Persona): Words | null {
  if (finding.id.endsWith(':rising')) return RISING[persona];
  if (finding.id.endsWith(':falling')) return FALLING[persona];
  if (finding.id.startsWith('payers:')) return PAYERS[persona];
  if (finding.id === 'concentration:patents') return HELD_PATENTS[persona];
  if (finding.id.startsWith('trials:stopped:')) return STOPPED[persona];
  if (finding.id.startsWith('trials:results:')) return RESULTS[persona];
  if (finding.family === 'readouts') return READOUTS[persona];
  if (finding.family === 'tested') return TESTED[persona];
  if (finding.family === 'drugs') return APPROVED[persona];
  if (finding.family === 'demand') return DEMAND[persona];
  return WHY[kindOf(finding)]?.[persona] ?? null;
}
