import type { FeedContent } from '@groundwork/contract/innovation-feed';
import type { InsightContent } from '@groundwork/contract/insights';
import { language } from '@groundwork/contract/texts';

/** An insight in the reader's language, where it is told in it; else as it is. */
export function insightIn<Content extends InsightContent>(content: Content): Content {
  const { german } = content;
  if (!german || language() !== 'de') return content;
  const { title, why, missing } = german;
  return {
    ...content,
    title,
    why,
    missing,
    sentences: content.sentences.map((sentence, at) => ({ ...sentence, text: german.sentences[at]! })),
    figures: content.figures.map((figure) => ({ ...figure, label: german.labels[figure.id] ?? figure.label })),
  };
}

/** An item of the feed likewise. */
export function feedItemIn<Content extends FeedContent>(content: Content): Content {
  const { german } = content;
  if (!german || language() !== 'de') return content;
  const sentences = content.sentences.map((sentence, at) => ({ ...sentence, text: german[at]! }));
  return { ...content, sentences, body: german.join(' ') };
}
