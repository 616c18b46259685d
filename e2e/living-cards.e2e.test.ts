import type { FeedItem } from '@groundwork/contract/innovation-feed';
import type { Insight } from '@groundwork/contract/insights';
import type { Figure } from '@groundwork/contract/report-document';
import type { Page } from '@playwright/test';
import { createProject, expect, expectAccessible, signUp, test } from './server.ts';

/** Cards over answers that are known, so that every word and number on them has one right place. */
test.use({ actionTimeout: 15_000 });

const generation = { state: 'ready', finishedAt: '2026-03-05T08:00:00.000Z' } as const;
const idAt = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

async function openWith<Item>(page: Page, address: string, path: string, items: Item[], total = items.length) {
  await page.setViewportSize({ width: 1366, height: 860 });
  await signUp(page);
  await createProject(page);
  await page.route(`**/api/${path}/all*`, (route) =>
    route.fulfill({ json: { items, total, page: 1, pageLimit: 10, generation } }),
  );
  await page.goto(address);
}

const figure = (id: string, label: string, value: number, unit: Figure['unit']): Figure => ({
  id,
  label,
  value,
  unit,
  query: { searchEngine: 'awards', query: id, filters: {} },
});

const insight: Insight = {
  id: idAt(1),
  insightId: idAt(1),
  state: 'ready',
  title: 'Award money has doubled',
  kind: 'change',
  response: 'Awards came to $4 million. [1] They were $2 million. [2]',
  sentences: [
    { text: 'Awards came to $4 million.', kind: 'figure', citations: [1], figures: ['now', 'share', 'year', 'n'] },
    { text: 'They were $2 million.', kind: 'figure', citations: [2], figures: ['before'] },
  ],
  why: 'Agencies pay for what you do.',
  references: [
    {
      citationNumber: 1,
      title: 'A dry electrolyte',
      year: 2025,
      authors: ['Ada Example', 'Grace Example'],
      link: 'https://example.org/awards/1',
      searchEngine: 'awards',
      id: 'a1',
      publisher: 'SBIR.gov',
      isSample: true,
    },
    {
      citationNumber: 2,
      title: 'A wet electrolyte',
      year: null,
      authors: [],
      link: null,
      searchEngine: 'awards',
      id: 'a2',
      publisher: 'NIH RePORTER',
      isSample: false,
    },
  ],
  figures: [
    figure('now', 'award money in 2025', 4_000_000, 'usd'),
    figure('unsaid', 'never told', 99, 'count'),
    figure('share', 'share of the year', 40, 'percent'),
    figure('year', 'the best year', 2025, 'year'),
    figure('n', 'awards', 1_234, 'count'),
    figure('before', 'the fifth', 2_000_000, 'usd'),
  ],
  n: 12,
  period: { from: '2019', to: '2025' },
  missing: 'Awards of states are not on record.',
  asOf: '2026-03-05T08:00:00.000Z',
  isLiked: null,
  isBookmarked: false,
  customQuery: null,
  createdAt: '2026-03-04T08:00:00.000Z',
  supersededAt: '2026-03-05T08:00:00.000Z',
};
const questions = 'How many?\nWho?';
const others: Insight[] = [
  {
    ...insight,
    id: idAt(2),
    insightId: idAt(2),
    title: 'How many?',
    kind: 'answer',
    customQuery: questions,
    sentences: [
      { text: 'There are 12.', kind: 'figure', citations: [], figures: [], answers: 0 },
      { text: 'Acme has most.', kind: 'figure', citations: [], figures: [], answers: 1 },
    ],
    references: [],
    figures: [],
    why: null,
    n: 0,
    missing: null,
    supersededAt: null,
    isLiked: false,
    isBookmarked: true,
  },
  { ...insight, id: idAt(3), insightId: idAt(3), title: 'Asked', customQuery: 'Asked', state: 'pending' },
  { ...insight, id: idAt(4), insightId: idAt(4), title: 'Broken', customQuery: 'Broken', state: 'failed' },
];

test('[INS-01] [INS-05] cards of insights show what they rest on: figures, basis and sources; answers stand by question', async ({
  page,
}) => {
  await page.route('**/api/insights/custom/count', (route) =>
    route.fulfill({ json: { used: 50, max: 50, renewsAt: '2026-04-01T00:00:00.000Z' } }),
  );
  await openWith(page, '/insights', 'insights', [insight, ...others], 14);
  await expect(page.getByText('Last updated on 5 March, 2026')).toBeVisible();
  await expect(page.getByText('14 insights')).toBeVisible();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prev' })).toBeDisabled();
  await expect(page.getByText('None left this month; more from 1 April, 2026')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeDisabled();

  const card = page.getByRole('article', { name: insight.title });
  await expect(card).toContainText('Change of direction4 March, 2026Updated or no longer true since 5 March, 2026');
  await expect(card.getByRole('list', { name: 'Figures' }).getByRole('listitem')).toHaveText([
    '$4 millionaward money in 2025',
    '40%share of the year',
    '2025the best year',
    '1,234awards',
  ]);
  await expect(card.getByRole('link', { name: '$4 million' })).toHaveAttribute('href', /engine=awards&query=now/);
  await expect(card).toContainText('Why it matters: Agencies pay for what you do.');
  await expect(card).toContainText(
    'Based on 12 records, 2019 to 2025. As of 5 March, 2026. Awards of states are not on record.',
  );
  await expect(card.getByRole('button', { name: 'Show More' })).toHaveCount(0);
  await card.getByRole('button', { name: 'Source 2' }).click();
  const sources = page.getByRole('dialog', { name: 'Sources' });
  await expect(sources.getByRole('listitem')).toHaveText([
    /^\[1\]A dry electrolyte2025 · Ada Example, Grace ExampleSBIR\.gov\s*Sample data$/,
    /^\[2\]A wet electrolyteNIH RePORTER\s*$/,
  ]);
  await expect(sources.getByRole('link', { name: 'A dry electrolyte' })).toHaveAttribute('href', '/awards/a1');
  await expect(sources.getByRole('link', { name: /SBIR/ })).toHaveAttribute('href', 'https://example.org/awards/1');
  await expect(sources.getByRole('link', { name: /NIH/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(sources).toBeHidden();

  const answer = page.getByRole('article', { name: 'How many?' });
  await expect(answer).toContainText('Custom Insight');
  await expect(answer).toContainText('How many?There are 12. Who?Acme has most.');
  await expect(answer.getByRole('button', { name: /^Sources/ })).toHaveCount(0);
  await expect(answer).not.toContainText('Based on');
  await expect(answer.getByRole('button', { name: 'Dislike', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(answer.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute('aria-pressed', 'false');
  await expect(answer.getByRole('button', { name: 'Remove bookmark' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article', { name: 'Asked' }).getByRole('status')).toHaveText('Being answered…');
  const failed = page.getByRole('article', { name: 'Broken' });
  await expect(failed).toContainText('This could not be answered because of an unexpected error.');
  await expect(failed.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});

const item: FeedItem = {
  id: idAt(5),
  kind: 'new',
  headline: 'Acme gets $4 million for a dry electrolyte',
  body: 'Acme gets it. It lasts.',
  sentences: [
    { text: 'Acme gets it.', kind: 'figure' },
    { text: 'It lasts.', kind: 'quotation' },
  ],
  hashtags: ['#awards', '#electrolyte'],
  searchEngine: 'awards',
  recordId: 'a1',
  recordDate: '2026-02',
  reference: 'SBIR.gov',
  referenceUrl: 'https://example.org/awards/1',
  isSample: true,
  picture: {
    type: 'amount',
    label: 'Award amount',
    unit: 'usd',
    value: 4_000_000,
    others: [4_000_000, 10_000, 90_000],
  },
  imageLink: null,
  faviconLink: null,
  createdAt: '2026-03-04T08:00:00.000Z',
  isStarred: true,
  notes: 'Ask them',
  notesVersion: 3,
  notesBy: null,
};
const items: FeedItem[] = [
  item,
  {
    ...item,
    id: idAt(6),
    kind: 'matching',
    headline: 'A paper',
    isSample: false,
    isStarred: false,
    referenceUrl: 'javascript:alert(1)',
    recordDate: null,
    notes: '',
    picture: {
      type: 'year',
      year: 2024,
      years: [
        { year: 2022, count: 4 },
        { year: 2024, count: 2 },
      ],
    },
  },
  { ...item, id: idAt(7), kind: 'matching', headline: 'Plain', isStarred: false, picture: { type: 'plain' } },
];

test('[FEED-01] [FEED-02] items of the feed name their record, its source and its place among the others', async ({
  page,
}) => {
  await openWith(page, '/feed', 'innovation-feed', items, 31);
  await expect(page.getByText('31 items')).toBeVisible();
  await expect(page.getByText('Page 1 of 4')).toBeVisible();
  const card = page.getByRole('article', { name: item.headline });
  await expect(card).toContainText('AwardsNew4 March, 2026');
  await expect(card).toContainText('Acme gets it. It lasts.');
  await expect(card.getByRole('listitem')).toHaveText(['#awards', '#electrolyte']);
  await expect(card).toContainText('Source: SBIR.gov · February, 2026 · Open the record Sample data');
  await expect(card.getByRole('link', { name: /SBIR/ })).toHaveAttribute('href', 'https://example.org/awards/1');
  await expect(card.getByRole('link', { name: 'Open the record' })).toHaveAttribute('href', '/awards/a1');
  await expect(
    card.getByRole('img', { name: 'Award amount $4 million, beside 2 other records on topic' }),
  ).toBeVisible();
  await expect(card.getByRole('button', { name: 'Remove bookmark' })).toHaveAttribute('aria-pressed', 'true');
  await expect(card.getByRole('textbox')).toHaveValue('Ask them');

  const paper = page.getByRole('article', { name: 'A paper' });
  await expect(paper).not.toContainText(/New|Sample data/);
  await expect(paper).toContainText('Source: SBIR.gov · Open the record');
  await expect(paper.getByRole('link', { name: /SBIR/ })).toHaveCount(0);
  const picture = paper.getByRole('img', { name: '2024, with 2 on topic from that year' });
  await expect(picture.locator('rect')).toHaveCount(2);
  await expect(page.getByRole('article', { name: 'Plain' }).getByRole('img', { name: 'Awards' })).toBeVisible();
  await expectAccessible(page);
});
