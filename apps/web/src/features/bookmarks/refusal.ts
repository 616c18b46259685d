import { BOOKMARK_TEXTS } from '@groundwork/contract/bookmarks.texts';
import type { Plan } from '@groundwork/contract/plans';
import { PLAN_PERMISSIONS } from '@groundwork/contract/plans.permissions';

export interface Refusal {
  kind: 'unavailable' | 'locked' | 'no-project' | 'read-only';
  text: string;
}

/**
 * Why records cannot be bookmarked; null when they can. No plan and no project helps where a data set has no bookmarks.
 * `readOnly`: why the project may only be read.
 */
export function refusalOf(
  plan: Plan,
  isBookmarkable: boolean,
  hasProject: boolean,
  readOnly: string | null = null,
): Refusal | null {
  if (!isBookmarkable) return { kind: 'unavailable', text: BOOKMARK_TEXTS.unavailable };
  if (readOnly) return { kind: 'read-only', text: readOnly };
  if (!PLAN_PERMISSIONS[plan].canBookmark) return { kind: 'locked', text: BOOKMARK_TEXTS.upgrade };
  return hasProject ? null : { kind: 'no-project', text: BOOKMARK_TEXTS.noProject };
}
