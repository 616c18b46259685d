/** Sentences as they can be read one by one: also lines, and what bullets begin. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?;:])\s+(?=[\p{Lu}\d"“(])|\n+|(?:^|\s)[•▪●–]\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
