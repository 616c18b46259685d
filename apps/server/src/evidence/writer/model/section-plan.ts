import type { Evidence, FindingFamily } from '../../evidence.ts';
import type { NoteKind } from '../../reading/note.ts';

/** The question that a section answers, the notes that bear on it, and the findings that count what it asks. */
export interface SectionPlan {
  asks: string;
  kinds: readonly NoteKind[];
  families?: readonly FindingFamily[];
}

export const SUMMARY = 'executive-summary';

const PLANS: Record<string, SectionPlan> = {
  [SUMMARY]: {
    asks: 'What a reader decides by: what comes closest and how the project differs from it, who may be at work on it today, who pays for such work or has asked for it, what speaks against the project, and the next step, in this order. A work is named by who is behind it, and by its title where it is first named.',
    kinds: ['what', 'how', 'achieved', 'stage'],
  },
  'market-sizing': {
    asks: 'Who needs this and why, how large the market is said to be and how it grows, and where these statements disagree.',
    kinds: ['need', 'market'],
    families: ['activity', 'buyers', 'rounds'],
  },
  'competitor-analysis': {
    asks: 'How each of the works that come close differs from the project: what it is and does, how far it got and when, what the project does that it does not, and the other way round; what that means for the project.',
    kinds: ['what', 'how', 'achieved', 'stage'],
  },
  customers: {
    asks: 'Who buys or uses such things or has asked for them, for what, and what they require.',
    kinds: ['customers', 'need'],
    families: ['buyers', 'demand'],
  },
  'ip-landscape': {
    asks: 'Which inventions come closest, what each protects as far as it is told, which are in force, over or applied for, and what that leaves free or puts in the way.',
    kinds: ['what', 'how'],
    families: ['patent-terms'],
  },
  'funding-landscape': {
    asks: 'Who pays for such work or asks for it, how much, for what, which calls can still be applied to, and what the closest calls required.',
    kinds: ['next', 'need'],
    families: ['calls', 'demand', 'award-sizes', 'award-paths', 'concentration'],
  },
  regulatory: {
    asks: 'Which approvals and standards apply, what studies have found or are to find, how they were designed, and which of them stopped.',
    kinds: ['regulation', 'result', 'how'],
    families: ['trials', 'tested', 'readouts', 'drugs'],
  },
  'partners-and-experts': {
    asks: 'Who could work with the project, what each has done that it needs, and what to ask of them.',
    kinds: ['partners', 'achieved', 'what'],
  },
  risks: {
    asks: 'What could go wrong: what others did not reach or stopped, what is unsolved, crowded or closed, and what would show it early.',
    kinds: ['result', 'need', 'regulation', 'stage'],
    families: ['calls', 'trials', 'readouts'],
  },
  'go-to-market': {
    asks: 'By which steps, in order, the project could reach its buyers, and what each step rests on.',
    kinds: ['customers', 'next', 'stage'],
    families: ['calls', 'buyers'],
  },
};

/** Findings that some section tells. */
export const ALL_FAMILIES: readonly FindingFamily[] = [
  ...new Set(Object.values(PLANS).flatMap(({ families = [] }) => families)),
];

/** Sections of records, which a model may write from these even where the built-in writer has only a table, or nothing. */
export const isPlanned = (sectionId: string): boolean => sectionId in PLANS;

/** A prompt that somebody wrote is the question itself. */
export function planOf(sectionId: string, title: string, { outline }: Evidence): SectionPlan {
  const prompt = outline?.find(({ id }) => id === sectionId)?.prompt;
  if (prompt) return { asks: prompt, kinds: [] };
  return PLANS[sectionId] ?? { asks: title, kinds: [] };
}
