import { CATALOGUE_TEXTS } from '@groundwork/contract/catalogue.texts';
import type { Language } from '@groundwork/contract/languages';
import { messageRefOf } from '@groundwork/contract/message-refs';
import { textOfKey } from '@groundwork/contract/text-of-key';
import type { Message, Told } from '@groundwork/contract/texts';

/** Says texts in the language of who reads them. */
export interface Speech {
  readonly language: Language;
  say(message: Message): string;
  /** A text that was stored by its key, beside its English words. */
  sayKept(told: Told, english: string): string;
}

type Catalogues = Record<string, object>;

const TRANSLATIONS: Record<Exclude<Language, 'en'>, () => Promise<{ catalogues: Catalogues }>> = {
  de: () => import('@groundwork/contract/de/index'),
};

const ENGLISH: Speech = { language: 'en', say: ({ text }) => text, sayKept: (_told, english) => english };

/** Null of people who have never said which. */
export async function speechIn(language: Language | null): Promise<Speech> {
  if (language === null || language === 'en') return ENGLISH;
  const { catalogues } = await TRANSLATIONS[language]();
  const labels = labelsIn(catalogues);
  const wordOf = (word: string) =>
    labels.get(word) ?? labels.get(`${word.charAt(0).toUpperCase()}${word.slice(1)}`) ?? word;
  const sayKept = (told: Told, english: string) => textOfKey(told, catalogues, wordOf) ?? english;
  return { language, say: (message) => sayKept(messageRefOf(message), message.text), sayKept };
}

function labelsIn(catalogues: Catalogues): Map<string, string> {
  const translated = catalogues['contract/catalogue'] as Record<string, string>;
  return new Map(Object.entries(CATALOGUE_TEXTS).map(([name, english]) => [String(english), translated[name]!]));
}
