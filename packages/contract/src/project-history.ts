import { z } from 'zod';
import { PAGE_LIMIT_DEFAULT } from './limits.ts';
import { MessageRef } from './message-refs.ts';
import { Page, PageLimit, pageOf } from './pagination.ts';
import { PROJECT_EVENT_LABELS } from './projects.texts.ts';
import { route } from './route.ts';

export { PROJECT_EVENT_LABELS };

export const ProjectEventKind = z.enum(
  Object.keys(PROJECT_EVENT_LABELS) as [keyof typeof PROJECT_EVENT_LABELS, ...(keyof typeof PROJECT_EVENT_LABELS)[]],
);
export type ProjectEventKind = z.infer<typeof ProjectEventKind>;

export const ProjectEvent = z
  .object({
    id: z.uuid(),
    kind: ProjectEventKind,
    /** The details, in plain text. */
    text: z.string(),
    /** Which text that is; none for what somebody named. */
    said: MessageRef.optional(),
    /** A path of the web client that shows it; null for what others have for themselves alone, as their files. */
    path: z.string().nullable(),
    /** The person who did it; null if they have left. */
    by: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ProjectEvent' });
export type ProjectEvent = z.infer<typeof ProjectEvent>;

export const SortValue = z.enum(['asc', 'desc']);
export type SortValue = z.infer<typeof SortValue>;

/** A page of what a project has, by time. */
export const ProjectPage = z.object({
  projectId: z.uuid(),
  page: Page.default(1),
  pageSize: PageLimit.default(PAGE_LIMIT_DEFAULT),
  sortValue: SortValue.default('desc'),
});

export const projectHistory = {
  history: route({
    method: 'GET',
    path: '/projects/history',
    summary: 'What happened in a project, by time',
    tags: ['Projects'],
    errors: ['NOT_FOUND'],
  })
    .input(ProjectPage)
    .output(pageOf(ProjectEvent)),
};
