import type { Message } from '@groundwork/contract/texts';
import { escapeHtml } from './escape-html.ts';
import type { Speech } from './speech.ts';

interface Content {
  subject: Message;
  lines: Message[];
  link?: { label: Message; url: string };
}

/** A short mail with at most one thing to do, as text and as HTML. */
export function shortMail(
  content: Content,
  { language, say }: Speech,
): { subject: string; text: string; html: string } {
  // A line break would end the header.
  const subject = say(content.subject).replace(/\s+/g, ' ');
  const paragraphs = content.lines.map(say);
  const link = content.link && { url: content.link.url, label: say(content.link.label) };
  const button =
    link &&
    `<p><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:10px 18px;background:#1f6b62;color:#fff;text-decoration:none;border-radius:4px">${escapeHtml(link.label)}</a></p>`;
  const [first = '', ...rest] = paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`);
  return {
    subject,
    text: `${[paragraphs[0], link && `${link.label}:\n${link.url}`, ...paragraphs.slice(1)].filter(Boolean).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font:15px/1.5 system-ui,sans-serif;max-width:560px;margin:0 auto;padding:16px">${[first, button, ...rest].filter(Boolean).join('')}</body></html>`,
  };
}
