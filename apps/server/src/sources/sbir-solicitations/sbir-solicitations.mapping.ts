import { createHash } from 'node:crypto';
import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type FundingOpportunity, fundingOpportunityRecord } from '../../catalogue/engines/funding-opportunities.ts';
import { awardPhase } from '../../catalogue/normalise/award-phase.ts';
import { dateOfUnixSeconds, parseDate } from '../../catalogue/normalise/dates.ts';
import { opportunityStatus, statusByDates } from '../../catalogue/normalise/opportunity-status.ts';
import { cleanParagraphs, optionalText } from '../../catalogue/normalise/text.ts';
import { slug } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { at, listAt, required, textAt, textsAt } from '../shared/mapping.ts';

type Stamp = (id: string, url: string | null) => RecordStamp;
/** A field of a topic export, from JSON or from a row. */
export type Fields = (name: string) => string | undefined;

/** A solicitation of API v1: its days are seconds since 1970, and it has no topics. */
export function mapV1(value: unknown, stamp: Stamp): CatalogueRecord {
  const title = required(textAt(value, 'title'), 'title');
  const url = textAt(value, 'link') ?? textAt(value, 'source_url') ?? null;
  const agencies = textsAt(value, 'agency');
  const day = (name: string) => dateOfUnixSeconds(Number(at(value, name))) ?? parseDate(textAt(value, name));
  const description = cleanParagraphs(at(value, 'description'));
  const number = url && /detail\/(\d+)/.exec(url)?.[1];
  return toRecord(
    {
      title,
      description: description && description !== title ? description : undefined,
      agency: agencies[0] ?? textAt(value, 'agency'),
      office: agencies[1],
      noticeType: 'Solicitation',
      status: opportunityStatus(textAt(value, 'status')),
      program: programIn(title),
      postedDate: day('release_date'),
      openDate: day('its_field_open_date') ?? day('open_date'),
      closeDate: day('close_date'),
    },
    stamp(`sbir-solicitation-${number ?? slug(`${title} ${day('close_date') ?? ''}`)}`, url),
  );
}

/** A solicitation of the current API and each of its topics and subtopics, which are what companies answer. */
export function mapCurrent(value: unknown, today: string, stamp: Stamp): (() => CatalogueRecord)[] {
  const read = (name: string) => textAt(value, name);
  const dueDates = textsAt(value, 'application_due_date').flatMap((one) => parseDate(one) ?? []);
  const closeDate = parseDate(read('close_date')) ?? dueDates.at(-1);
  const topics = listAt(value, 'solicitation_topics');
  const key = () => required(read('solicitation_id') ?? read('solicitation_number'), 'solicitation id');
  const url = read('solicitation_agency_url') ?? null;
  const common = {
    agency: read('agency'),
    office: read('branch'),
    status: opportunityStatus(read('current_status')) ?? statusByDates(today, closeDate),
    program: read('program'),
    phase: awardPhase(read('phase')),
    postedDate: parseDate(read('release_date')),
    openDate: parseDate(read('open_date')),
    closeDate,
  } satisfies Partial<FundingOpportunity>;
  const solicitation = () =>
    toRecord(
      {
        ...common,
        title: required(read('solicitation_title'), 'title'),
        opportunityNumber: read('solicitation_number'),
        noticeType: 'Solicitation',
        topics: topics.flatMap((topic) => {
          const title = textAt(topic, 'topic_title');
          return title ? { number: textAt(topic, 'topic_number'), title } : [];
        }),
      },
      stamp(`sbir-solicitation-${key()}`, url),
    );
  const topicOf = (topic: unknown, parent?: unknown) => () => {
    const read = (name: string) => textAt(topic, name) ?? textAt(parent, name);
    const title = required(textAt(topic, 'subtopic_title') ?? textAt(topic, 'topic_title'), 'topic title');
    const number = textAt(topic, 'subtopic_number') ?? textAt(topic, 'topic_number');
    const description = cleanParagraphs(at(topic, 'subtopic_description') ?? at(topic, 'topic_description'));
    return toRecord(
      {
        ...common,
        title,
        description: description || undefined,
        opportunityNumber: number,
        office: read('branch') ?? common.office,
        noticeType: 'Topic',
        openDate: parseDate(read('topic_open_date')) ?? common.openDate,
        closeDate: parseDate(read('topic_closed_date')) ?? common.closeDate,
        solicitation: textAt(value, 'solicitation_title'),
      },
      stamp(
        `sbir-topic-${key()}-${slug(number ?? title)}`,
        textAt(topic, 'sbir_topic_link') ?? textAt(parent, 'sbir_topic_link') ?? url,
      ),
    );
  };
  return [
    solicitation,
    ...topics.flatMap((topic) => [topicOf(topic), ...listAt(topic, 'subtopics').map((sub) => topicOf(sub, topic))]),
  ];
}

/**
 * A topic of the search page's export. It has no number: what tells topics apart is all that their row says but the
 * long text, so rows that agree in it cannot be told apart.
 */
export function mapTopic(read: Fields, today: string, stamp: Stamp): CatalogueRecord {
  const title = required(optionalText(read('topic_name')), 'topic name');
  // The agency, its branch and the agency again, joined by commas that names may hold too.
  const [agency, ...others] = [
    ...new Set((read('agency') ?? '').split(',').map((part) => part.replace(/\s+/g, ' ').trim())),
  ];
  const closeDate = parseDate(read('close_date'));
  const program = optionalText(read('program'));
  const url = optionalText(read('url'))?.replaceAll(' ', '') ?? null;
  const identity = [title, agency, others[0], program, read('phase'), read('release_date'), closeDate, url].join('|');
  const id = `sbir-topic-${slug(title, 60)}-${createHash('sha256').update(identity).digest('hex').slice(0, 8)}`;
  return toRecord(
    {
      title,
      description: cleanParagraphs(read('description')) || undefined,
      agency,
      office: others[0],
      noticeType: 'Topic',
      status: statusByDates(today, closeDate),
      program,
      phase: awardPhase(read('phase')),
      postedDate: parseDate(read('release_date')),
      openDate: parseDate(read('open_date')),
      closeDate,
    },
    stamp(id, url && /^https?:/.test(url) ? url : null),
  );
}

function toRecord(data: FundingOpportunity, stamp: RecordStamp): CatalogueRecord {
  return fundingOpportunityRecord({ ...data, kind: 'SBIR' }, stamp);
}

const programIn = (title: string) => /\b(STTR|SBIR)\b(?!.*\b(?:STTR|SBIR)\b)/.exec(title)?.[1];
