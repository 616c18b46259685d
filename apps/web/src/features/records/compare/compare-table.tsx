import type { RecordDetail } from '@groundwork/contract/records';
import { translated } from '@groundwork/contract/texts';
import { ActionIcon, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { EngineId } from '../../../lib/search-state.ts';
import { KindBadge } from '../../../ui/kind-badge.tsx';
import { AnchorLink } from '../../../ui/links.tsx';
import { OutsideLink } from '../../../ui/outside-link.tsx';
import { WithdrawnBadge } from '../../../ui/withdrawn-badge.tsx';
import { DetailValue } from '../detail-value.tsx';
import classes from './compare.module.css';
import { COMPARE_TEXTS } from './compare.texts.ts';
import { compareRows } from './compare-rows.ts';

interface Compared {
  id: string;
  record: RecordDetail | undefined;
  /** Why there is no record. */
  problem: string | null;
}

type Props = { engine: EngineId; compared: Compared[]; isOnlyDifferences: boolean; onRemove: (id: string) => void };

/** Records side by side: a column each, a row for each field. */
export function CompareTable({ engine, compared, isOnlyDifferences, onRemove }: Props) {
  const records = compared.map(({ record }) => record);
  const rows = compareRows(records).filter(({ isDifferent }) => isDifferent || !isOnlyDifferences);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classes['scroll']} aria-label={COMPARE_TEXTS.comparison} tabIndex={0}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <td className={classes['corner']} />
            {compared.map(({ id, record, problem }) => (
              <th key={id} scope="col">
                <div className={classes['head']}>
                  <div className={classes['title']}>
                    {record ? (
                      <AnchorLink to="/$engine/$id" params={{ engine, id }} inherit>
                        {record.title}
                      </AnchorLink>
                    ) : problem ? (
                      <Text size="sm" c="dimmed">
                        {problem} <span className={classes['id']}>({id})</span>
                      </Text>
                    ) : (
                      <Skeleton h={34} role="img" aria-label={COMPARE_TEXTS.loadingTheRecord} />
                    )}
                  </div>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    c="dimmed"
                    size="sm"
                    aria-label={COMPARE_TEXTS.removeLabel(record?.title ?? id)}
                    onClick={() => onRemove(id)}
                  >
                    <IconX size={14} />
                  </ActionIcon>
                </div>
                {record?.withdrawn && <WithdrawnBadge withdrawn={record.withdrawn} />}
                {record && <KindBadge of={{ isSample: record.source.isSample, isOwn: record.isOwn }} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ group, label, values, isDifferent }) => (
            <tr key={`${group} ${label}`} data-different={isDifferent || undefined}>
              <th scope="row" className={classes['label']}>
                {translated(label)}
                {isDifferent && <VisuallyHidden> {COMPARE_TEXTS.differs}</VisuallyHidden>}
              </th>
              {values.map((value, at) => (
                <td key={compared[at]!.id}>
                  {value !== undefined && <DetailValue value={value} label={translated(label)} />}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={classes['label']}>
              {COMPARE_TEXTS.source}
            </th>
            {compared.map(({ id, record }) => (
              <td key={id}>
                {record && <OutsideLink url={record.url ?? record.source.url}>{record.source.name}</OutsideLink>}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
