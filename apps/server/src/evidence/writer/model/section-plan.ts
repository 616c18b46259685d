import type { Evidence } from '../../evidence.ts';
import type { NoteKind } from '../../reading/note.ts';

/** The question that a section answers, and the notes that bear on it. */
export interface SectionPlan {
  asks: string;
  kinds: readonly NoteKind[];
}

export const SUMMARY = 'executive-summary';

const PLANS: Record<string, SectionPlan> = {
  [SUMMARY]: {
    asks: 'What a reader must know first: the need, the nearest works and how the project differs from them, what speaks for and against it, and what to do next.',
    kinds: [],
  },
  'market-sizing': {
    asks: 'Who needs this and why, how large the market is said to be and how it grows, and where these statements disagree.',
    kinds: ['need', 'market'],
  },
  'competitor-analysis': {
    asks: 'Which works are nearest to the project, what each has reached and how far it is, and in what the project differs from them.',
    kinds: ['what', 'achieved', 'stage'],
  },
  customers: { asks: 'Who buys or uses such things, for what, and what they ask for.', kinds: ['customers', 'need'] },
  'ip-landscape': {
    asks: 'What is protected, whose it is, what is still in force, and what that means for the project.',
    kinds: ['what', 'how'],
  },
  'funding-landscape': {
    asks: 'Who pays for such work, how much, for what, and which calls can still be applied to.',
    kinds: ['next', 'need'],
  },
  regulatory: {
    asks: 'Which approvals and standards apply, what studies have found, and which of them failed.',
    kinds: ['regulation', 'result'],
  },
  'partners-and-experts': {
    asks: 'Who could work with the project, and what shows that they fit.',
    kinds: ['partners', 'achieved'],
  },
  risks: {
    asks: 'What could go wrong: what others did not reach, what is unsolved, crowded or closed.',
    kinds: ['result', 'need', 'regulation'],
  },
  'go-to-market': {
    asks: 'By which steps the project could reach its buyers, and what each step rests on.',
    kinds: ['customers', 'next', 'stage'],
  },
};

/** A prompt that somebody wrote is the question itself. */
export function planOf(sectionId: string, title: string, { outline }: Evidence): SectionPlan {
  const prompt = outline?.find(({ id }) => id === sectionId)?.prompt;
  if (prompt) return { asks: prompt, kinds: [] };
  return PLANS[sectionId] ?? { asks: title, kinds: [] };
}
