import { type HeldIdea, heldIdea, holdIdea } from '../src/evidence/idea/hold-idea.ts';

/** A project's idea held against the records, as nobody has corrected it. */
export const ideaAsRead = async (of: Omit<Parameters<typeof holdIdea>[0], 'statements'>): Promise<HeldIdea> =>
  heldIdea(await holdIdea({ ...of, statements: null }), { index: of.index, marks: [] });
