import { sentenceCase } from './words.ts';

/** Kinds of venue: book series, conference, ebook platform, journal, metadata, other, repository. */
export function sourceType(raw: string | undefined): string | undefined {
  return sentenceCase(raw?.replaceAll('-', ' '));
}
