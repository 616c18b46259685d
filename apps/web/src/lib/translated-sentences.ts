import { translated } from '@groundwork/contract/texts';

/** What the server says in several sentences, each put into the reader's language by itself. */
export const translatedSentences = (english: string): string =>
  english
    .split(/(?<=[.!?]) (?=[\p{Lu}“])/u)
    .map(translated)
    .join(' ');
