import type { Language } from '@groundwork/contract/languages';
import type { Block, ReportDocument, Sentence } from '@groundwork/contract/report-document';
import { blockIn, type Dictionary, type WithGerman } from './in-german.ts';

/**
 * A document as it is stored: in English, and with what makes it German where all of it has its German. Others are in their
 * own language alone: those of earlier versions in English, those from an archive in the one that they were read in.
 */
export type StoredDocument = ReportDocument & { german?: Dictionary };

const ownOf = ({ language = 'en' }: Partial<ReportDocument>): Language => language;

/** Languages that it can be read in. */
export const languagesOf = (stored: StoredDocument): Language[] => (stored.german ? ['en', 'de'] : [ownOf(stored)]);

/**
 * The document in the language, or in its own where none is asked for or it has no other. Nothing is looked up
 * or checked again: each sentence was told in every language when it was published. What somebody wrote stays as it is, and
 * says in which language.
 */
export function inLanguage(stored: StoredDocument, asked?: Language): ReportDocument {
  const { german, ...document } = stored;
  const languages = languagesOf(stored);
  const wanted = asked ?? ownOf(document);
  const language = languages.includes(wanted) ? wanted : languages[0]!;
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
      ...(section.guide && { guide: { ...section.guide, question: put(section.guide.question) } }),
      blocks: section.blocks.map((block) => blockOf(block, language, languages[0]!, german)),
    })),
    figures: document.figures.map((figure) => ({ ...figure, label: put(figure.label) })),
    sources: document.sources.map((source) => ({
      ...source,
      engineLabel: put(source.engineLabel),
      licence: put(source.licence),
    })),
  };
}

function blockOf(block: Block, language: Language, base: Language, texts: Dictionary | undefined): Block {
  const tell = (sentence: Sentence) => sentenceIn(sentence, language, base);
  if (block.type === 'paragraph') return { ...block, sentences: block.sentences.map(tell) };
  if (block.type === 'list') return { ...block, items: block.items.map((item) => item.map(tell)) };
  return language === 'de' && texts ? blockIn(block, texts) : block;
}

/** Words that are the same in every language of the document say which they are in, unless it is this one. */
function sentenceIn(sentence: Sentence & WithGerman, language: Language, base: Language): Sentence {
  const { german, language: written = base, ...bare } = sentence;
  if (german) return language === 'de' ? { ...bare, ...german } : bare;
  return written === language || bare.kind === 'applicant' ? bare : { ...bare, language: written };
}
