import type { PlannedSection } from '@groundwork/contract/report-kinds';
import { headingOf, PROMPT_ID } from '@groundwork/contract/report-kinds.names';

/** The sections with the one at `from` in the place of `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  if (to < 0 || to >= items.length) return [...items];
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)];
}

/** A section that answers a question, under an id that no other has. */
export function questionSection(prompt: string, others: readonly PlannedSection[]): PlannedSection {
  let number = others.length + 1;
  while (others.some(({ id }) => id === `${PROMPT_ID}${number}`)) number += 1;
  return { id: `${PROMPT_ID}${number}`, title: headingOf(prompt), prompt };
}
