import { texts } from '@groundwork/contract/texts';

export const PAGE_ALERT_TEXTS = texts('page-alert', {
  messageAboutThisPage: 'Message about this page',
});
