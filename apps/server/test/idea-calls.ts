import type { Answer, Visitor } from './app.ts';

/** For the table of rights: what a project's idea says of itself. */
export const IDEA_CALLS: Record<
  string,
  [reach: 'sees' | 'edits', call: (who: Visitor, filled: { projectId: string }) => Promise<Answer>]
> = {
  'idea.chart': ['sees', (who, { projectId }) => who.get(`/projects/${projectId}/idea`)],
  'idea.correct': [
    'edits',
    async (who, { projectId }) => {
      const { body } = await who.get(`/projects/${projectId}/idea`);
      const statements = ['A stack of iron plates is charged by a wheel', 'Brine runs between the plates'];
      return who.put(`/projects/${projectId}/idea/statements`, { version: body.version ?? 0, statements });
    },
  ],
  'idea.mark': [
    'edits',
    (who, { projectId }) =>
      who.put(`/projects/${projectId}/idea/marks`, {
        statement: 'Brine runs between the plates',
        searchEngine: 'companies',
        id: 'voltara',
        verdict: null,
      }),
  ],
};
