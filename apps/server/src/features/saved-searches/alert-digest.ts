import type { Engine } from '@groundwork/contract/engines';
import { SEARCH } from '@groundwork/contract/paths';
import type { Message } from '@groundwork/contract/texts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import type { Speech } from '../../platform/mail/speech.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { CHANGES_TOLD_MAX, headOfAlert } from './told-changes.ts';

const texts = MESSAGES.mails.alerts;

export interface DigestItem {
  name: string;
  engine: { id: Engine; singular: string; label: string };
  count: number;
  /** Part of the count. */
  changed: number;
  titles: string[];
  /** Absolute. */
  url: string;
  offUrl: string;
}

/** A mail about everything that is new, the same in plain text and in HTML. Names and titles are others' words: text. */
export function alertDigest(
  items: DigestItem[],
  speech: Speech,
  appUrl: string,
): { subject: string; text: string; html: string } {
  const { language, say } = speech;
  const total = items.reduce((sum, { count }) => sum + count, 0);
  const isAnyChanged = items.some(({ changed }) => changed > 0);
  const isCapped = items.some(({ changed }) => changed >= CHANGES_TOLD_MAX);
  const inAll = isCapped ? texts.changedAtLeast : isAnyChanged ? texts.changed : texts.fresh;
  const subject = items.length === 1 ? headOf(items[0]!, speech) : say(inAll(total, items.length));
  const [why, change] = [say(texts.why), say(texts.changeThem)];
  return {
    subject: subject.replace(/\s+/g, ' '),
    text: [...items.map((item) => textOf(item, speech)), `${why}\n${change}: ${appUrl}${SEARCH}\n`].join('\n\n'),
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font:15px/1.5 system-ui,sans-serif;max-width:640px;margin:0 auto;padding:16px">${items
      .map((item) => htmlOf(item, speech))
      .join(
        '',
      )}<p style="font-size:13px">${why} <a href="${escapeHtml(appUrl)}${SEARCH}">${escapeHtml(change)}</a></p></body></html>`,
  };
}

const headOf = ({ name, engine, ...counts }: DigestItem, { say }: Speech) => say(headOfAlert(name, engine, counts));

const moreOf = ({ count, titles }: DigestItem) => count - titles.length;

function textOf(item: DigestItem, speech: Speech): string {
  const { say } = speech;
  return [
    headOf(item, speech),
    ...item.titles.map((title) => `- ${title.replace(/\s+/g, ' ')}`),
    ...(moreOf(item) > 0 ? [say(texts.more(moreOf(item)))] : []),
    `${say(texts.see)}: ${item.url}`,
    `${say(texts.off)}: ${item.offUrl}`,
  ].join('\n');
}

function htmlOf(item: DigestItem, speech: Speech): string {
  const said = (text: Message) => escapeHtml(speech.say(text));
  const titles = item.titles.map((title) => `<li>${escapeHtml(title)}</li>`).join('');
  const more = moreOf(item) > 0 ? `<p>${said(texts.more(moreOf(item)))}</p>` : '';
  return `<h2 style="font-size:17px">${escapeHtml(headOf(item, speech))}</h2><ul>${titles}</ul>${more}<p><a href="${escapeHtml(item.url)}">${said(texts.see)}</a> &nbsp; <a href="${escapeHtml(item.offUrl)}">${said(texts.off)}</a></p>`;
}
