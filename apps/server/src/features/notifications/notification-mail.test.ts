import { expect, test } from 'vitest';
import { speechIn } from '../../platform/mail/speech.ts';
import { notificationsMail } from './notification-mail.ts';
import type { MailRow } from './notification-mails.repository.ts';

test('[NTF-06] of several notifications each is told with its own title, lines and link, in text and in HTML', async () => {
  const rows = ['1', '2'].map((id) => ({
    kind: 'report',
    said: null,
    title: `Report ${id} is complete`,
    message: `It cites ${id}0 records.`,
    projectTitle: 'Solid electrolyte',
    forwardUrl: `/reports/${id}`,
  })) as unknown as MailRow[];
  const options = {
    way: 'digest',
    appUrl: 'https://groundwork.test',
    unsubscribeUrl: () => 'https://groundwork.test/off',
  } as const;
  const { text, html } = notificationsMail(rows, await speechIn(null), options);
  for (const id of ['1', '2']) {
    expect(text).toContain(
      `- Report ${id} is complete\n  It cites ${id}0 records.\n  https://groundwork.test/reports/${id}`,
    );
    expect(html).toContain(
      `<a href="https://groundwork.test/reports/${id}">Report ${id} is complete</a><br>It cites ${id}0 records.`,
    );
  }
});
