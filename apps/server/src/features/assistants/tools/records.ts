import { Engine } from '@groundwork/contract/engines';
import { ASSISTANT_TEXT_MAX } from '@groundwork/contract/limits';
import { recordPath } from '@groundwork/contract/paths';
import {
  FurtherSource,
  LinkGroup,
  Party,
  Place,
  type RecordDetail,
  RecordSource,
  Withdrawn,
} from '@groundwork/contract/records';
import { z } from 'zod';
import { type Hands, tool } from '../tool.ts';
import { FoundRecord, found } from './searching.ts';

const RecordRef = z.object({ searchEngine: Engine, id: z.string().min(1).max(300) });

export const ReadRecord = z.object({
  searchEngine: Engine,
  id: z.string(),
  title: z.string(),
  text: z.string(),
  isTextCut: z.boolean(),
  date: z.string().nullable(),
  amount: z.number().nullable(),
  place: Place.nullable(),
  organisations: z.array(Party),
  people: z.array(Party),
  facets: z.record(z.string(), z.array(z.string())),
  /** The record’s fields as its data set has them. */
  fields: z.record(z.string(), z.unknown()),
  source: RecordSource,
  url: z.string().nullable(),
  link: z.string(),
  /** To be put under what is said by this record. */
  citation: z.string(),
  withdrawn: Withdrawn.nullable(),
  furtherSources: z.array(FurtherSource),
  links: z.array(LinkGroup),
});

export function readRecord({ appUrl }: Pick<Hands, 'appUrl'>, record: RecordDetail): z.infer<typeof ReadRecord> {
  const { searchEngine, id, title, text, date, source, url } = record;
  const link = appUrl + recordPath({ engine: searchEngine, id });
  return {
    searchEngine,
    id,
    title,
    text: text.slice(0, ASSISTANT_TEXT_MAX),
    isTextCut: text.length > ASSISTANT_TEXT_MAX,
    date,
    amount: record.amount,
    place: record.place,
    organisations: record.organisations,
    people: record.people,
    facets: record.facets,
    fields: record.data,
    source,
    url,
    link,
    citation: [`${title}.`, `${source.name}${date ? `, ${date}` : ''}.`, url ?? link].join(' '),
    withdrawn: record.withdrawn,
    furtherSources: record.furtherSources,
    links: record.links,
  };
}

export const records = {
  get_record: tool({
    title: 'Open a record',
    description:
      'One record in full: its text and fields, where it comes from, how to cite it, and the records that name the same organizations and people.',
    reads: true,
    input: RecordRef,
    output: ReadRecord,
    run: async (hands, { searchEngine, id }) =>
      readRecord(hands, await hands.api.records.get({ searchEngine, id }, { signal: hands.signal })),
  }),

  find_similar_records: tool({
    title: 'Similar records',
    description: 'Records of every data set that are about the same thing as a record.',
    reads: true,
    input: RecordRef,
    output: z.object({ results: z.array(FoundRecord) }),
    async run(hands, { searchEngine, id }) {
      const { groups } = await hands.api.records.similar({ searchEngine, id }, { signal: hands.signal });
      return { results: groups.flatMap(({ results }) => results.map((each) => found(hands, each))) };
    },
  }),
};
