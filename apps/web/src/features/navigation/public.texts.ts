import { texts } from '@groundwork/contract/texts';

export const PUBLIC_TEXTS = texts('public', {
  start: 'Groundwork, start page',
  pages: 'Pages',
  product: 'Product',
  stories: 'Stories',
  faq: 'FAQ',
  pricing: 'Pricing',
  help: 'Help',
  signIn: 'Sign in',
  create: 'Create a Free Account!',
  openDashboard: 'Open dashboard',
});
