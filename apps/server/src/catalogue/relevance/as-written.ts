const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words side by side as a text has them, "GLP-1 receptor" for "glp 1 receptor"; a capital only where more than a sentence begins. */
export function asWritten(words: readonly string[], text: string): string {
  const between = '[^\\p{L}\\p{N}.!?\\n]{1,3}';
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${words.map(escaped).join(between)}(?![\\p{L}\\p{N}])`, 'iu').exec(text);
  if (!found) return words.join(' ');
  return found[0].replace(/\p{L}[\p{L}\p{N}]*/gu, (word) =>
    /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word,
  );
}
