import { formatCount } from '@groundwork/contract/format';
import type { NotificationKind } from '@groundwork/contract/notifications';
import { NOTIFICATION_KIND_TEXTS } from '@groundwork/contract/notifications.kinds.texts';
import { SETTINGS } from '@groundwork/contract/paths';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import type { MailRow, MailWay } from './notification-mails.repository.ts';

interface Options {
  way: MailWay;
  appUrl: string;
  /** Where mails about one kind are ended, and all of them. */
  offUrl(scope: NotificationKind | 'all'): string;
}

interface Link {
  label: string;
  url: string;
}

/** A mail of notifications by project, the same in plain text and in HTML. Titles are others' words: text. */
export function notificationsMail(rows: MailRow[], { way, appUrl, offUrl }: Options) {
  const subject = oneLine(
    way === 'mail' && rows.length === 1
      ? rows[0]!.title
      : `${formatCount(rows.length, 'notification')}${way === 'digest' ? ' in your daily digest' : ''}`,
  );
  const groups = [...Map.groupBy(rows, ({ projectTitle }) => projectTitle ?? '')].sort(
    // What is of no project comes last.
    ([one], [other]) => Number(one === '') - Number(other === '') || one.localeCompare(other),
  );
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const links: Link[] = [
    ...kinds.map((kind) => ({
      label: `No more emails about “${NOTIFICATION_KIND_TEXTS[kind].label}”`,
      url: offUrl(kind),
    })),
    { label: 'No more notification emails', url: offUrl('all') },
    { label: 'Change your settings', url: appUrl + SETTINGS },
  ];
  const headOf = (project: string) => project || (groups.length > 1 ? 'Other' : '');
  const urlOf = ({ forwardUrl }: MailRow) => (forwardUrl === null ? null : appUrl + forwardUrl);
  const itemText = (row: MailRow) =>
    [`- ${oneLine(row.title)}`, ...linesOf(row).map((line) => `  ${line}`), urlOf(row) && `  ${urlOf(row)}`]
      .filter(Boolean)
      .join('\n');
  const itemHtml = (row: MailRow) => {
    const url = urlOf(row);
    const title = escapeHtml(row.title);
    return `<li style="margin-bottom:10px">${url ? `<a href="${escapeHtml(url)}">${title}</a>` : title}${linesOf(row)
      .map((line) => `<br>${escapeHtml(line)}`)
      .join('')}</li>`;
  };
  return {
    subject,
    text: `${[
      ...groups.map(([project, own]) => [headOf(project), ...own.map(itemText)].filter(Boolean).join('\n')),
      links.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    ].join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font:15px/1.5 system-ui,sans-serif;max-width:640px;margin:0 auto;padding:16px">${groups
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
const linesOf = ({ message }: MailRow) =>
  (message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_MAX);
