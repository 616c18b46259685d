import type { Language } from '@groundwork/contract/languages';
import type { Block, ReportDocument, Sentence } from '@groundwork/contract/report-document';
import { blockIn, type Dictionary, type WithGerman } from './in-german.ts';

/** A document as it is stored: in English, and with what makes it German where all of it has its German. */
export type StoredDocument = ReportDocument & { german?: Dictionary };

/** Languages that it can be read in. Those of earlier versions are in English alone. */
export const languagesOf = ({ german }: StoredDocument): Language[] => (german ? ['en', 'de'] : ['en']);

/**
 * The document in the language, or in its own where none is asked for; in English where it has no other. Nothing is looked up
 * or checked again: each sentence was told in every language when it was published. What somebody wrote stays as it is, and
 * says in which language.
 */
export function inLanguage(stored: StoredDocument, asked?: Language): ReportDocument {
  const { german, ...document } = stored;
  const languages = languagesOf(stored);
  const wanted = asked ?? document.language;
  const language = languages.includes(wanted) ? wanted : 'en';
  const put = (english: string) => (language === 'de' && german?.[english]) || english;
  return {
    ...document,
    language,
    languages,
    subtitle: put(document.subtitle),
    writer: put(document.writer),
    sections: document.sections.map((section) => ({
      ...section,
      title: put(section.title),
      blocks: section.blocks.map((block) => blockOf(block, language, german ?? {})),
    })),
    figures: document.figures.map((figure) => ({ ...figure, label: put(figure.label) })),
    sources: document.sources.map((source) => ({
      ...source,
      engineLabel: put(source.engineLabel),
      licence: put(source.licence),
    })),
  };
}

function blockOf(block: Block, language: Language, texts: Dictionary): Block {
  const tell = (sentence: Sentence) => sentenceIn(sentence, language);
  if (block.type === 'paragraph') return { ...block, sentences: block.sentences.map(tell) };
  if (block.type === 'list') return { ...block, items: block.items.map((item) => item.map(tell)) };
  return language === 'de' ? blockIn(block, texts) : block;
}

/** Of words that are the same in every language of the document, which they are in, unless it is this one. */
function sentenceIn(sentence: Sentence & WithGerman, language: Language): Sentence {
  const { german, language: written = 'en', ...bare } = sentence;
  if (german) return language === 'de' ? { ...bare, ...german } : bare;
  return written === language || bare.kind === 'applicant' ? bare : { ...bare, language: written };
}
