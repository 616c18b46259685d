import { z } from 'zod';
import { Bookmark } from './bookmarks.ts';
import { pageOf } from './pagination.ts';
import { ProjectPage } from './project-history.ts';
import { route } from './route.ts';

/** A bookmark with the date on which the opportunity closes as the catalogue says it now, where it still has it. */
export const SavedOpportunity = Bookmark.extend({ closesAt: z.string().nullable() });
export type SavedOpportunity = z.infer<typeof SavedOpportunity>;

export const savedOpportunities = {
  list: route({
    method: 'GET',
    path: '/projects/saved-opportunities',
    summary:
      'A project’s bookmarked funding opportunities by closing date: open ones, those without a date, closed ones',
    tags: ['Projects'],
    errors: ['NOT_FOUND'],
  })
    .input(ProjectPage)
    .output(pageOf(SavedOpportunity)),
};
