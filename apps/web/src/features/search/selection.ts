/** The ids with one more or, if it was among them, one fewer. */
export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

/**
 * A click with Shift: every row of the page between the one clicked before and this one becomes what this one becomes.
 * When the one before stands on another page, this one alone changes.
 */
export function rangeToggled(ids: readonly string[], page: readonly string[], from: string | null, to: string) {
  const [start, end] = [page.indexOf(from ?? to), page.indexOf(to)].sort((a, b) => a - b) as [number, number];
  const between = start < 0 ? [to] : page.slice(start, end + 1);
  return ids.includes(to) ? ids.filter((id) => !between.includes(id)) : [...new Set([...ids, ...between])];
}

/** All rows of a page, or none of them when all were chosen already. */
export function pageToggled(ids: readonly string[], page: readonly string[]): string[] {
  const isWhole = page.every((id) => ids.includes(id));
  return isWhole ? ids.filter((id) => !page.includes(id)) : [...new Set([...ids, ...page])];
}
