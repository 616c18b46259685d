import { Engine } from '@groundwork/contract/engines';
import {
  BOOKMARKS_AT_ONCE_MAX,
  PAGE_LIMIT_DEFAULT,
  SAVED_SEARCH_NAME_MAX,
  SEARCH_QUERY_MAX,
} from '@groundwork/contract/limits';
import { recordPath } from '@groundwork/contract/paths';
import { Project } from '@groundwork/contract/projects';
import { SavedSearch } from '@groundwork/contract/saved-searches';
import { SearchFilters, SearchMode } from '@groundwork/contract/search';
import { z } from 'zod';
import { tool } from '../tool.ts';

const ProjectHead = Project.pick({ id: true, title: true, persona: true, role: true, updatedAt: true });
const ReadProject = ProjectHead.extend(Project.pick({ description: true, notes: true, createdAt: true }).shape);
const RecordRef = z.object({ searchEngine: Engine, id: z.string().min(1).max(300) });
const Search = SavedSearch.pick({ id: true, name: true, query: true, filters: true, mode: true }).extend({
  searchEngine: Engine,
  projectId: z.uuid().nullable(),
  total: z.number().int(),
  newSince: z.number().int(),
});

const presentSearch = ({ id, name, query, filters, mode, searchEngine, projectId, total, newSince }: SavedSearch) => ({
  id,
  name,
  query,
  filters,
  mode,
  searchEngine,
  projectId,
  total,
  newSince,
});

export const projects = {
  list_projects: tool({
    title: 'Projects',
    description: 'The projects that the person can open, with what they may do in each.',
    reads: true,
    input: z.object({}),
    output: z.object({ projects: z.array(ProjectHead) }),
    run: async ({ api, signal }) => ({ projects: (await api.projects.list(undefined, { signal })).items }),
  }),

  get_project: tool({
    title: 'Open a project',
    description: 'One project: the description of the invention, and the notes on it.',
    reads: true,
    input: z.object({ projectId: z.uuid() }),
    output: ReadProject,
    run: ({ api, signal }, { projectId }) => api.projects.get({ id: projectId }, { signal }),
  }),

  list_bookmarks: tool({
    title: 'Bookmarks',
    description: 'A project’s bookmarks of one data set, with their notes and whether the record has changed since.',
    reads: true,
    input: z.object({ projectId: z.uuid(), searchEngine: Engine, page: z.number().int().min(1).default(1) }),
    output: z.object({
      total: z.number().int(),
      bookmarks: z.array(
        z.object({
          searchEngine: Engine,
          id: z.string(),
          title: z.string(),
          note: z.string(),
          tags: z.array(z.string()),
          state: z.enum(['same', 'changed', 'withdrawn', 'gone']),
          link: z.string(),
        }),
      ),
    }),
    async run({ api, appUrl, signal }, { projectId, searchEngine, page }) {
      const input = { projectId, searchEngine, page, pageLimit: PAGE_LIMIT_DEFAULT };
      const { items, total } = await api.bookmarks.list(input, { signal });
      const bookmarks = items.map(({ itemId: id, title, note, tags, state }) => {
        const link = appUrl + recordPath({ engine: searchEngine, id });
        return { searchEngine, id, title, note, tags, state, link };
      });
      return { total, bookmarks };
    },
  }),

  add_bookmarks: tool({
    title: 'Bookmark records',
    description: 'Bookmark records in a project. What is bookmarked already stays as it is.',
    reads: false,
    input: z.object({ projectId: z.uuid(), records: z.array(RecordRef).min(1).max(BOOKMARKS_AT_ONCE_MAX) }),
    output: z.object({ added: z.number().int(), missing: z.array(RecordRef) }),
    async run({ api, signal }, { projectId, records }) {
      const items = records.map(({ searchEngine, id }) => ({ searchEngine, itemId: id }));
      const { added, missing } = await api.bookmarks.add({ projectId, items }, { signal });
      return { added, missing: missing.map(({ searchEngine, itemId }) => ({ searchEngine, id: itemId })) };
    },
  }),

  list_saved_searches: tool({
    title: 'Saved searches',
    description: 'The person’s saved searches, with how many records each finds and how many are new.',
    reads: true,
    input: z.object({}),
    output: z.object({ searches: z.array(Search) }),
    run: async ({ api, signal }) => ({
      searches: (await api.savedSearches.list(undefined, { signal })).items.map(presentSearch),
    }),
  }),

  save_search: tool({
    title: 'Save a search',
    description: 'Save a search of one data set under a name, without an alert.',
    reads: false,
    input: z.object({
      name: z.string().min(1).max(SAVED_SEARCH_NAME_MAX),
      searchEngine: Engine,
      query: z.string().max(SEARCH_QUERY_MAX).default(''),
      filters: SearchFilters.default({}),
      mode: SearchMode.default('hybrid'),
      projectId: z.uuid().optional(),
    }),
    output: Search,
    run: async ({ api, signal }, { projectId, ...search }) =>
      presentSearch(await api.savedSearches.create({ ...search, projectId: projectId ?? null }, { signal })),
  }),
};
