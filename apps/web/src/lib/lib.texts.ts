import { formatCount } from '@groundwork/contract/format';
import { texts } from '@groundwork/contract/texts';

export const LIB_TEXTS = texts('lib', {
  unreachable: 'The server could not be reached. Please check your connection and try again.',
  industry: 'Industry',
  government: 'Government',
  academia: 'Academia',
  special: 'Special',
  justNow: 'just now',
  passwordHint: (length: number) => `At least ${length} characters`,
  today: 'today',
  here: (moment: string) => `${moment} for you`,
  daysAhead: (days: number) => `in ${formatCount(days, 'day')}`,
  daysAgo: (days: number) => `${formatCount(days, 'day')} ago`,
  yearsAhead: (years: number) => `in ${years} years`,
  yearsAgo: (years: number) => `${years} years ago`,
  minutesAgo: (minutes: number) => `${formatCount(minutes, 'minute')} ago`,
  hoursAgo: (hours: number) => `${formatCount(hours, 'hour')} ago`,
});
