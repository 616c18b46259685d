import type { FeedContent } from '@groundwork/contract/innovation-feed';
import type { InsightContent } from '@groundwork/contract/insights';
import { installTexts } from '@groundwork/contract/texts';
import { afterAll, expect, test } from 'vitest';
import { feedItemIn, insightIn } from './told-in.ts';

afterAll(() => installTexts('en', {}));

const insight = {
  title: 'Reached',
  sentences: [{ text: 'It holds.', kind: 'quotation', citations: [1], figures: ['a'] }],
  why: 'Ask.',
  missing: null,
  figures: [{ id: 'a', label: 'awards', value: 3 }],
  german: { title: 'Erreicht', sentences: ['Es hält.'], why: 'Fragen.', missing: null, labels: { a: 'Förderungen' } },
} as unknown as InsightContent;
const item = {
  body: 'It holds.',
  sentences: [{ text: 'It holds.', kind: 'fact' }],
  german: ['Es hält.'],
} as FeedContent;

test('[NAV-10] an insight and an item of the feed are read in German where they are told in it, by whoever reads German', () => {
  expect([insightIn(insight), feedItemIn(item)]).toEqual([insight, item]);
  installTexts('de', {});
  expect(insightIn(insight)).toMatchObject({
    title: 'Erreicht',
    why: 'Fragen.',
    sentences: [{ text: 'Es hält.', citations: [1] }],
    figures: [{ label: 'Förderungen', value: 3 }],
  });
  expect(feedItemIn(item)).toMatchObject({ body: 'Es hält.', sentences: [{ text: 'Es hält.', kind: 'fact' }] });
  const { german: _german, ...english } = insight;
  expect(insightIn(english as InsightContent)).toEqual(english);
});
