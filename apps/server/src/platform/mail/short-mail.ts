import { escapeHtml } from './escape-html.ts';

interface Content {
  subject: string;
  lines: string[];
  link?: { label: string; url: string };
}

/** A short mail with at most one thing to do, as text and as HTML. */
export function shortMail({ subject, lines, link }: Content): { subject: string; text: string; html: string } {
  const button =
    link &&
    `<p><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:10px 18px;background:#1f6b62;color:#fff;text-decoration:none;border-radius:4px">${escapeHtml(link.label)}</a></p>`;
  const [first = '', ...rest] = lines.map((line) => `<p>${escapeHtml(line)}</p>`);
  return {
    subject,
    text: `${[lines[0], link && `${link.label}:\n${link.url}`, ...lines.slice(1)].filter(Boolean).join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font:15px/1.5 system-ui,sans-serif;max-width:560px;margin:0 auto;padding:16px">${[first, button, ...rest].filter(Boolean).join('')}</body></html>`,
  };
}
