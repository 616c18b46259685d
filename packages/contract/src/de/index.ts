import { catalogue } from './catalogue.ts';
import { mails } from './mails.ts';
import {
  expertCheckMessages,
  notificationKinds,
  reportCommentMessages,
  reportMessages,
  webhookMessages,
} from './messages.ts';
import { serverWords } from './server-words.ts';

/** The server's own texts in German, by the catalogues' names: mails, and the notifications in them. */
export const catalogues: Record<string, object> = {
  'contract/catalogue': catalogue,
  'contract/expert-checks': expertCheckMessages,
  'contract/mails': mails,
  'contract/notification-kinds': notificationKinds,
  'contract/report-comments': reportCommentMessages,
  'contract/reports': reportMessages,
  'contract/server-words': serverWords,
  'contract/webhooks': webhookMessages,
};
