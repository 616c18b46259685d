import type { Engine } from '@groundwork/contract/engines';
import { formatCount, formatNumber } from '@groundwork/contract/format';
import { SEARCH } from '@groundwork/contract/paths';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import { CHANGES_TOLD_MAX, headOfAlert } from './alert-news.ts';

export interface DigestItem {
  name: string;
  engine: { id: Engine; singular: string; label: string };
  count: number;
  /** Of the count. */
  changed: number;
  titles: string[];
  /** Absolute. */
  url: string;
  offUrl: string;
}

/** A mail about everything that is new, the same in plain text and in HTML. Names and titles are others' words: text. */
export function alertDigest(items: DigestItem[], appUrl: string): { subject: string; text: string; html: string } {
  const total = items.reduce((sum, { count }) => sum + count, 0);
  const isAnyChanged = items.some(({ changed }) => changed > 0);
  const isCapped = items.some(({ changed }) => changed >= CHANGES_TOLD_MAX);
  const subject =
    items.length === 1
      ? headOf(items[0]!)
      : `${isCapped ? 'At least ' : ''}${formatCount(total, isAnyChanged ? 'new or changed record' : 'new record')} in ${items.length} saved searches`;
  const why = 'You are receiving this email because you chose email alerts for these saved searches.';
  return {
    subject: subject.replace(/\s+/g, ' '),
    text: [...items.map(textOf), `${why}\nChange them: ${appUrl}${SEARCH}\n`].join('\n\n'),
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font:15px/1.5 system-ui,sans-serif;max-width:640px;margin:0 auto;padding:16px">${items
      .map(htmlOf)
      .join(
        '',
      )}<p style="font-size:13px">${why} <a href="${escapeHtml(appUrl)}${SEARCH}">Change them</a></p></body></html>`,
  };
}

const headOf = ({ name, engine, ...counts }: DigestItem) => headOfAlert(name, engine, counts).text;

const moreOf = ({ count, titles }: DigestItem) => count - titles.length;

function textOf(item: DigestItem): string {
  return [
    headOf(item),
    ...item.titles.map((title) => `- ${title.replace(/\s+/g, ' ')}`),
    ...(moreOf(item) > 0 ? [`and ${formatNumber(moreOf(item))} more`] : []),
    `See them: ${item.url}`,
    `Turn this alert off: ${item.offUrl}`,
  ].join('\n');
}

function htmlOf(item: DigestItem): string {
  const titles = item.titles.map((title) => `<li>${escapeHtml(title)}</li>`).join('');
  const more = moreOf(item) > 0 ? `<p>and ${formatNumber(moreOf(item))} more</p>` : '';
  return `<h2 style="font-size:17px">${escapeHtml(headOf(item))}</h2><ul>${titles}</ul>${more}<p><a href="${escapeHtml(item.url)}">See them</a> &nbsp; <a href="${escapeHtml(item.offUrl)}">Turn this alert off</a></p>`;
}
