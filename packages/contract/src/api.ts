import { auth } from './auth.ts';
import { bookmarks } from './bookmarks.ts';
import { dataSets } from './data-sets.ts';
import { identity } from './identity.ts';
import { library } from './library.ts';
import { memberEmails } from './member-emails.ts';
import { notifications } from './notifications.ts';
import { projects } from './projects.ts';
import { records } from './records.ts';
import { reports } from './reports.ts';
import { savedSearches } from './saved-searches.ts';
import { search } from './search.ts';
import { searchExport } from './search-export.ts';
import { searchTabs } from './search-tabs.ts';
import { system } from './system.ts';

/** Every call of the product, under the `/api` prefix. */
export const api = {
  auth,
  bookmarks,
  dataSets,
  identity,
  library,
  memberEmails,
  notifications,
  projects,
  records,
  reports,
  savedSearches,
  search,
  searchExport,
  searchTabs,
  system,
};
export type Api = typeof api;
