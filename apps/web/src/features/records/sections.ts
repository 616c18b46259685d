import type { DetailGroup } from '@groundwork/contract/detail';
import type { RecordDetail } from '@groundwork/contract/records';
import { translated } from '@groundwork/contract/texts';
import { partiesOf } from './find-quote.ts';
import { RECORDS_TEXTS } from './records.texts.ts';

export type Section = { id: string; title: string };

export const PARTIES: Section = { id: 'parties', title: RECORDS_TEXTS.organisationsAndPeople };
export const MORE: Section = { id: 'more-like-this', title: RECORDS_TEXTS.moreLikeThis };

export const sectionId = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Groups without any value are left out, and so are blank values within the others. */
export const isFilled = ({ fields }: DetailGroup) => fields.some(({ value }) => value !== null);

/** The sections of the page, for its jump links. */
export const sectionsOf = (record: RecordDetail): Section[] => [
  ...record.groups.filter(isFilled).map(({ title }) => ({ id: sectionId(title), title: translated(title) })),
  ...(partiesOf(record).length > 0 ? [PARTIES] : []),
  MORE,
];
