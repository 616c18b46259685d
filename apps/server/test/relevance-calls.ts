import type { Answer, Visitor } from './app.ts';

/** For the table of rights: what a project is about. */
export const RELEVANCE_CALLS: Record<
  string,
  [reach: 'sees' | 'edits', call: (who: Visitor, filled: { projectId: string }) => Promise<Answer>]
> = {
  'relevance.profile': ['sees', (who, { projectId }) => who.get(`/projects/${projectId}/profile`)],
  'relevance.judgement': [
    'sees',
    (who, { projectId }) => who.get(`/projects/${projectId}/profile/judgements/companies/voltara`),
  ],
  'relevance.correct': [
    'edits',
    async (who, { projectId }) => {
      const { body } = await who.get(`/projects/${projectId}/profile`);
      return who.patch(`/projects/${projectId}/profile`, { version: body.version ?? 0, corrections: {} });
    },
  ],
  'relevance.setScope': [
    'edits',
    (who, { projectId }) => who.put(`/projects/${projectId}/profile/scope`, { scope: 'wide' }),
  ],
  'relevance.preview': [
    'sees',
    (who, { projectId }) =>
      who.post(`/projects/${projectId}/profile/preview`, {
        corrections: { added: [], removed: [], required: [], unwanted: ['lithium'], variants: {} },
      }),
  ],
  'relevance.mark': [
    'edits',
    (who, { projectId }) =>
      who.put(`/projects/${projectId}/profile/marks`, { searchEngine: 'companies', id: 'voltara', verdict: 'not' }),
  ],
};
