import type { EngineInfo } from '@groundwork/contract/engines';
import { formatDate, formatMoney } from '@groundwork/contract/format';
import type { RecordDetail } from '@groundwork/contract/records';
import { Text, Title } from '@mantine/core';
import { AnchorLink } from '../../ui/links.tsx';
import classes from './record.module.css';

type Props = { record: RecordDetail; engines: EngineInfo[] };

/** Records of other data sets that name the same parties, by data set, each with why. */
export function LinkedRecords({ record, engines }: Props) {
  const groups = engines
    .map((engine) => ({ engine, links: record.links.filter(({ searchEngine }) => searchEngine === engine.id) }))
    .filter(({ links }) => links.length > 0);
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="linked-records">
      <Title order={2} id="linked-records" mb="xs">
        Linked records
      </Title>
      {groups.map(({ engine, links }) => (
        <section key={engine.id} aria-label={engine.label}>
          <Title order={3} mt="sm" mb={6} fz="sm">
            {engine.label}
          </Title>
          <ul className={classes['links']}>
            {links.map(({ id, title, date, amount, reason }) => (
              <li key={id}>
                <AnchorLink to="/$engine/$id" params={{ engine: engine.id, id }} size="sm" lineClamp={2}>
                  {title}
                </AnchorLink>
                <Text size="xs" c="dimmed">
                  {[reason, date && formatDate(date), amount !== null && formatMoney(amount)]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

export function SimilarRecords({ record }: { record: RecordDetail }) {
  if (record.similar.length === 0) return null;
  return (
    <section aria-labelledby="similar-records">
      <Title order={2} id="similar-records" mb="xs">
        Similar records
      </Title>
      <ul className={classes['links']}>
        {record.similar.map(({ id, searchEngine, title, summary }) => (
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
