import type { EngineInfo } from '@groundwork/contract/engines';
import { formatDate, formatMoney, formatNumber } from '@groundwork/contract/format';
import { SURE_CONFIDENCE } from '@groundwork/contract/limits';
import type { LinkGroup, RecordDetail, RecordLink } from '@groundwork/contract/records';
import { inLanguage, translated } from '@groundwork/contract/texts';
import { Text, Title } from '@mantine/core';
import { searchParams } from '../../lib/search-state.ts';
import { AnchorLink } from '../../ui/links.tsx';
import { NotTheSame } from './not-the-same.tsx';
import classes from './record.module.css';
import { RECORDS_TEXTS } from './records.texts.ts';

type Props = { record: RecordDetail; engines: EngineInfo[] };

/** Records of any data set that name the same parties, by data set, surest first, each with why. */
export function LinkedRecords({ record, engines }: Props) {
  const groups = engines.flatMap((engine) => {
    const group = record.links.find(({ searchEngine }) => searchEngine === engine.id);
    return group ? [{ engine, group }] : [];
  });
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="linked-records">
      <Title order={2} id="linked-records" mb="xs">
        {RECORDS_TEXTS.linkedRecords}
      </Title>
      {groups.map(({ engine, group }) => (
        <section key={engine.id} aria-label={engine.label}>
          <Title order={3} mt="sm" mb={6} fz="sm">
            {engine.label}{' '}
            <Text span c="dimmed" fz="inherit" fw={400}>
              {formatNumber(group.records.length + group.more)}
            </Text>
          </Title>
          <ul className={classes['links']}>
            {group.records.map((link) => (
              <li key={link.id}>
                <AnchorLink to="/$engine/$id" params={{ engine: engine.id, id: link.id }} size="sm" lineClamp={2}>
                  {link.title}
                </AnchorLink>
                <Text size="xs" c="dimmed">
                  {factsOf(link).join(' · ')}
                </Text>
                <NotTheSame record={record} other={{ engine: engine.id, id: link.id, title: link.title }} />
              </li>
            ))}
          </ul>
          {group.more > 0 && <More group={group} />}
        </section>
      ))}
    </section>
  );
}

function More({ group }: { group: LinkGroup }) {
  return (
    <AnchorLink
      to="/search"
      search={searchParams({ engine: group.searchEngine, query: group.query, mode: 'keyword' })}
      size="xs"
      mt={6}
      display="inline-block"
    >
      {RECORDS_TEXTS.andMore(formatNumber(group.more))}
    </AnchorLink>
  );
}

/** 'Awardee: Same UEI …'; what is not sure says so. */
function factsOf({ role, reason, confidence, date, amount }: RecordLink): string[] {
  const isSure = confidence >= SURE_CONFIDENCE;

  return [
    RECORDS_TEXTS.linkedBy(translated(role), reason.split(', ').map(translated).join(', '), isSure),
    date && formatDate(date),
    amount !== null && formatMoney(amount),
  ].filter((fact): fact is string => Boolean(fact));
}

/** Other entries of the same trial, paper or award. */
export function FurtherSources({ record }: { record: RecordDetail }) {
  if (record.furtherSources.length === 0) return null;
  return (
    <section aria-labelledby="further-sources">
      <Title order={2} id="further-sources" mb="xs">
        {RECORDS_TEXTS.furtherSources}
      </Title>
      <ul className={classes['links']}>
        {record.furtherSources.map(({ searchEngine, id, title, reason, reasonSaid }) => (
          <li key={`${searchEngine} ${id}`}>
            <AnchorLink to="/$engine/$id" params={{ engine: searchEngine, id }} size="sm" lineClamp={2}>
              {title}
            </AnchorLink>
            <Text size="xs" c="dimmed">
              {inLanguage(reasonSaid, reason)}
            </Text>
            <NotTheSame record={record} other={{ engine: searchEngine, id, title }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SimilarRecords({ record }: { record: RecordDetail }) {
  if (record.similar?.length === 0) return null;
  return (
    <section aria-labelledby="similar-records">
      <Title order={2} id="similar-records" mb="xs">
        {RECORDS_TEXTS.similarRecords}
      </Title>
      {record.similar === null && (
        <Text size="sm" c="dimmed">
          {RECORDS_TEXTS.similarAway}
        </Text>
      )}
      <ul className={classes['links']}>
        {record.similar?.map(({ id, searchEngine, title, summary }) => (
          <li key={id}>
            <AnchorLink to="/$engine/$id" params={{ engine: searchEngine, id }} size="sm" lineClamp={2}>
              {title}
            </AnchorLink>
            <Text size="xs" c="dimmed" lineClamp={1}>
              {summary.join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
