import { formatCount, formatDate, formatMoneyShort, formatNumber } from '@groundwork/contract/format';
import { INSIGHT_KIND_LABELS } from '@groundwork/contract/insights.texts';
import type { Shared } from './sharing.repository.ts';

/** The parts of something shared that are shown beside its link on other sites. */
export interface SharedCard {
  title: string;
  description: string;
  /** Above the title: what it is. */
  kicker: string;
  /** Its origin. */
  source: string;
  /** A figure of it, large; null where it has none. */
  figure: { value: string; label: string } | null;
}

const DESCRIPTION_MAX = 240;

export function cardOf(shared: Shared): SharedCard {
  if (shared.kind === 'feed') {
    const { headline, body, reference, recordDate, picture } = shared.content;
    const value = picture.type === 'amount' ? picture.value : null;
    return {
      title: headline,
      description: shortened(body),
      kicker: 'Innovation feed',
      source: [reference, recordDate && formatDate(recordDate)].filter(Boolean).join(' · '),
      figure:
        picture.type === 'amount' && value !== null
          ? { value: picture.unit === 'usd' ? formatMoneyShort(value) : formatNumber(value), label: picture.label }
          : picture.type === 'year'
            ? { value: String(picture.year), label: 'Year' }
            : null,
    };
  }
  const { title, sentences, kind, asOf, n, figures } = shared.content;
  const [first] = sentences.flatMap((sentence) => figures.filter(({ id }) => sentence.figures.includes(id)));
  return {
    title,
    description: shortened(sentences.map(({ text }) => text).join(' ')),
    kicker: INSIGHT_KIND_LABELS[kind],
    source: `${formatCount(n, 'record')}, as of ${formatDate(asOf)}`,
    figure: first
      ? {
          value:
            first.unit === 'usd'
              ? formatMoneyShort(first.value)
              : first.unit === 'year'
                ? String(first.value)
                : `${formatNumber(first.value)}${first.unit === 'percent' ? '%' : ''}`,
          label: first.label,
        }
      : null,
  };
}

const shortened = (text: string): string =>
  text.length <= DESCRIPTION_MAX ? text : `${text.slice(0, DESCRIPTION_MAX).replace(/\s+\S*$/, '')}…`;
