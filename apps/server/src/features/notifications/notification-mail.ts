import type { NotificationKind } from '@groundwork/contract/notifications';
import { SETTINGS } from '@groundwork/contract/paths';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import type { Speech } from '../../platform/mail/speech.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { MailRow, MailWay } from './notification-mails.repository.ts';

const { several, digest, noMoreOf, noMore, settings, other } = MESSAGES.mails.notifications;

interface Options {
  way: MailWay;
  appUrl: string;
  /** The address that ends mails about one kind, or all of them. */
  unsubscribeUrl(scope: NotificationKind | 'all'): string;
}

interface Link {
  label: string;
  url: string;
}

/** A mail of notifications by project, the same in plain text and in HTML. Titles are others' words: text. */
export function notificationsMail(rows: MailRow[], speech: Speech, { way, appUrl, unsubscribeUrl }: Options) {
  const { say } = speech;
  const subject = oneLine(
    way === 'mail' && rows.length === 1
      ? titleOf(rows[0]!, speech)
      : say(way === 'digest' ? digest(rows.length) : several(rows.length)),
  );
  const groups = [...Map.groupBy(rows, ({ projectTitle }) => projectTitle ?? '')].sort(
    // Notifications of no project come last.
    ([one], [other]) => Number(one === '') - Number(other === '') || one.localeCompare(other),
  );
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const links: Link[] = [
    ...kinds.map((kind) => ({
      label: say(noMoreOf(MESSAGES.notificationKinds[kind].label)),
      url: unsubscribeUrl(kind),
    })),
    { label: say(noMore), url: unsubscribeUrl('all') },
    { label: say(settings), url: appUrl + SETTINGS },
  ];
  const headOf = (project: string) => project || (groups.length > 1 ? say(other) : '');
  const urlOf = ({ forwardUrl }: MailRow) => (forwardUrl === null ? null : appUrl + forwardUrl);
  const itemText = (row: MailRow) =>
    [
      `- ${oneLine(titleOf(row, speech))}`,
      ...linesOf(row, speech).map((line) => `  ${line}`),
      urlOf(row) && `  ${urlOf(row)}`,
    ]
      .filter(Boolean)
      .join('\n');
  const itemHtml = (row: MailRow) => {
    const url = urlOf(row);
    const title = escapeHtml(titleOf(row, speech));
    return `<li style="margin-bottom:10px">${url ? `<a href="${escapeHtml(url)}">${title}</a>` : title}${linesOf(
      row,
      speech,
    )
      .map((line) => `<br>${escapeHtml(line)}`)
      .join('')}</li>`;
  };
  return {
    subject,
    text: `${[
      ...groups.map(([project, own]) => [headOf(project), ...own.map(itemText)].filter(Boolean).join('\n')),
      links.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    ].join('\n\n')}\n`,
    html: `<!doctype html><html lang="${speech.language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font:15px/1.5 system-ui,sans-serif;max-width:640px;margin:0 auto;padding:16px">${groups
      .map(
        ([project, own]) =>
          `${headOf(project) && `<h2 style="font-size:17px">${escapeHtml(headOf(project))}</h2>`}<ul>${own.map(itemHtml).join('')}</ul>`,
      )
      .join('')}<p style="font-size:13px">${links
      .map(({ label, url }) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`)
      .join(' &nbsp; ')}</p></body></html>`,
  };
}

const SUBJECT_MAX = 150;
const LINES_MAX = 5;
/** A line break would end a mail's header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, SUBJECT_MAX);
const titleOf = ({ said, title }: MailRow, { sayKept }: Speech) => sayKept(said?.title, title);
const linesOf = ({ said, message }: MailRow, { sayKept }: Speech) =>
  (message ?? '')
    .split('\n')
    .map((line, at) => sayKept(said?.lines[at], line))
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_MAX);
