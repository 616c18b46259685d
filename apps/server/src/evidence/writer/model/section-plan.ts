import type { Evidence, FindingFamily } from '../../evidence.ts';

export const SUMMARY = 'executive-summary';

/** The questions that a report's own sections answer. */
const ASKS: Record<string, string> = {
  [SUMMARY]:
    'What a reader decides by: what comes closest and how the project differs from it, who may be at work on it today, who pays for such work or has asked for it, what speaks against the project, and the next step, in this order.',
  'market-sizing':
    'Who needs this and why, how large the market is said to be and how it grows, and where these statements disagree.',
  'competitor-analysis':
    'How each of the works that come close differs from the project: what it is and does, how far it got and when, what the project does that it does not, and the other way round; what that means for the project.',
  customers: 'Who buys or uses such things or has asked for them, for what, and what they require.',
  'ip-landscape':
    'Which inventions come closest, what each protects as far as it is told, which are in force, over or applied for, which published works stand against a claim as well, and what that leaves to claim, free to use or in the way.',
  'funding-landscape':
    'Who pays for such work or asks for it, how much, for what, which calls can still be applied to, and what the closest calls required.',
  regulatory:
    'Which approvals and standards apply, what studies have found or are to find, how they were designed, and which of them stopped.',
  'partners-and-experts': 'Who could work with the project, what each has done that it needs, and what to ask of them.',
  risks:
    'What could go wrong: what others did not reach or stopped, what is unsolved, crowded or closed, and what would show it early.',
  'go-to-market': 'By which steps, in order, the project could reach its buyers, and what each step rests on.',
};

/** Findings that bear on one of these. */
export const TOLD_FAMILIES: readonly FindingFamily[] = [
  'trials',
  'tested',
  'readouts',
  'drugs',
  'patent-terms',
  'calls',
  'demand',
  'buyers',
  'award-sizes',
  'award-paths',
  'concentration',
  'rounds',
  'activity',
];

/**
 * Whether a section is one of those that a model writes together, over all records of a report: even where the built-in writer has only a
 * table, or nothing. A prompt that somebody wrote is a question of its own.
 */
export const isOfReport = (sectionId: string, evidence: Pick<Evidence, 'outline'>): boolean =>
  sectionId in ASKS && promptOf(sectionId, evidence) === undefined;

export const asksOf = (sectionId: string, title: string, evidence: Pick<Evidence, 'outline'>): string =>
  promptOf(sectionId, evidence) ?? ASKS[sectionId] ?? title;

const promptOf = (sectionId: string, { outline }: Pick<Evidence, 'outline'>): string | undefined =>
  outline?.find(({ id }) => id === sectionId)?.prompt;
