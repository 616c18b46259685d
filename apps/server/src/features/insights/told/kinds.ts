import type { InsightKind } from '@groundwork/contract/insights';
import type { Persona } from '@groundwork/contract/projects';
import type { Finding, FindingFamily } from '../../../evidence/evidence.ts';

const OF_FAMILY: Record<FindingFamily, InsightKind> = {
  activity: 'change',
  concentration: 'concentration',
  calls: 'closing',
  'patent-terms': 'expiry',
  trials: 'trial',
  tested: 'trial',
  readouts: 'closing',
  drugs: 'trial',
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

/** By how a finding's id begins, where its family says too little. */
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

/** Advice, resting on the same figures: worded openly, without a number or a cause of its own, as the gate demands. */
const WHY: Partial<Record<InsightKind, Record<Persona, string>>> = {
  newcomer: {
    tech_scout: 'Consider a talk early: a newcomer may be open to a partnership.',
    tech_developer: 'Check what they do otherwise: they may be a rival, or a first partner.',
    tech_investor: 'Look at who backs them: it may be an opening to invest beside others.',
  },
  concentration: {
    tech_scout: 'Consider these holders as partners to start with.',
    tech_developer: 'Consider what the others may be paid for, and where these leave room.',
    tech_investor: 'Ask how a new company may stand beside these holders.',
  },
  gap: {
    tech_scout: 'Look for research groups that may be ready to license.',
    tech_developer: 'Consider moving soon: the place may still be open.',
    tech_investor: 'Ask what may hold companies back before you read it as an opening.',
  },
  closing: {
    tech_scout: 'Consider applying together with a partner: a date that has passed may be followed by a long wait.',
    tech_developer: 'Start with the application: a date that has passed may be followed by a long wait.',
    tech_investor: 'Ask your companies whether they may apply.',
  },
  expiry: {
    tech_scout: 'Check which of these may be used freely by the time of launch.',
    tech_developer: 'Check which of these may be used freely by the time of launch.',
    tech_investor: 'Ask how long protection may last before others may follow.',
  },
  trial: {
    tech_scout: 'Read how these were designed: their sponsors may be looking for partners.',
    tech_developer: 'Read how the others were designed before planning a trial.',
    tech_investor: 'Ask what these may say about the risk ahead.',
  },
  amount: {
    tech_scout: 'Consider it a yardstick for the budget of a joint project.',
    tech_developer: 'Consider it a yardstick for a first budget.',
    tech_investor: 'Consider it a yardstick for a first round.',
  },
  players: {
    tech_scout: 'Talk to them early, as possible partners.',
    tech_developer: 'Talk to them early: they may become partners or competitors.',
    tech_investor: 'Talk to them early: they may know who is worth backing.',
  },
  path: {
    tech_scout: 'Ask how the time between the two may be funded.',
    tech_developer: 'Consider how the time between the two may be funded.',
    tech_investor: 'Ask how the time between the two may be funded.',
  },
};

const DEMAND: Record<Persona, string> = {
  tech_scout: 'Ask these agencies whether the need still stands.',
  tech_developer: 'Ask these agencies whether the need still stands: one of them may be a first customer.',
  tech_investor: 'Ask these agencies whether the need still stands, and who may have answered it.',
};

const RISING: Record<Persona, string> = {
  tech_scout: 'Consider moving soon: others may be drawn to the field as well.',
  tech_developer: 'Consider filing soon: others may be drawn to the field as well.',
  tech_investor: 'Consider entering soon: prices may follow the activity.',
};
const FALLING: Record<Persona, string> = {
  tech_scout: 'Ask those who left: interest may have moved elsewhere.',
  tech_developer: 'Ask those who left: interest may have moved elsewhere.',
  tech_investor: 'Ask those who left before you invest: interest may have moved elsewhere.',
};

const STOPPED: Record<Persona, string> = {
  tech_scout: 'Ask the sponsor what became of the work: what was stopped may be for sale.',
  tech_developer: 'Check whether the same reason may hold for your project.',
  tech_investor: 'Ask whether the same reason may hold for what you invest in.',
};
const RESULTS: Record<Persona, string> = {
  tech_scout: 'Read the results: a sponsor who has some may be looking for a partner.',
  tech_developer: 'Read the results before planning a trial.',
  tech_investor: 'Read the results: they may say what a next trial has to show.',
};

const PAYERS: Record<Persona, string> = {
  tech_scout: 'Watch their calls: those who win them may be partners.',
  tech_developer: 'Watch their calls before looking elsewhere.',
  tech_investor: 'Ask how a company may stand when one of these stops paying.',
};
const HELD_PATENTS: Record<Persona, string> = {
  tech_scout: 'Ask these holders for a license before work begins.',
  tech_developer: 'Check freedom to operate against these holders before the design is fixed.',
  tech_investor: 'Ask how your company may work beside these holders.',
};

const READOUTS: Record<Persona, string> = {
  tech_scout: 'Plan talks around these dates: a sponsor may be open to partners before its results are known.',
  tech_developer: 'Plan around these dates: what they show may set the bar.',
  tech_investor: 'Consider waiting for these results: they may change what the field is worth.',
};
const TESTED: Record<Persona, string> = {
  tech_scout: 'Consider how the project differs from these.',
  tech_developer: 'Consider how the project differs from these, and which of them it may be compared with.',
  tech_investor: 'Ask how the project may stand beside these.',
};
const APPROVED: Record<Persona, string> = {
  tech_scout: 'Consider these sponsors as partners: they know the way to approval.',
  tech_developer: 'Compare the profile with what is approved.',
  tech_investor: 'Ask what the project may do better than what is approved.',
};

export function whyOf(finding: Pick<Finding, 'id' | 'family'>, persona: Persona): string | null {
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
