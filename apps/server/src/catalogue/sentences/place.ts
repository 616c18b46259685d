/** From where to where in a text. */
export interface Place {
  start: number;
  end: number;
}

/** Without the blanks around it. */
export function trimmed(text: string, { start, end }: Place): Place {
  while (start < end && /\s/.test(text[start]!)) start++;
  while (end > start && /\s/.test(text[end - 1]!)) end--;
  return { start, end };
}
