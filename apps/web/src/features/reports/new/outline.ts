import type { PlannedSection } from '@groundwork/contract/report-kinds';
import { PROMPT_ID } from '@groundwork/contract/report-kinds.names';

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

const HEADING_MAX = 80;

/** A section's heading, of its question's words. */
export const headingOf = (prompt: string): string => {
  const line = prompt.trim().replace(/\?$/, '');
  return line.length > HEADING_MAX ? `${line.slice(0, HEADING_MAX - 2)} …` : line;
};
