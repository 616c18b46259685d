import { formatDate, formatNumber } from '@groundwork/contract/format';
import type { LockedFeatureCount } from '@groundwork/contract/locked-features';
import { Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AdminState } from '../../../lib/admin-state.ts';
import { api } from '../../../lib/api.ts';
import { EmptyState } from '../../../ui/list-states.tsx';
import { ShowAll } from '../../../ui/show-all.tsx';
import { UI_TEXTS } from '../../../ui/ui.texts.ts';
import classes from '../admin.module.css';
import { ADMIN, LOCKED } from '../admin.texts.ts';
import { AdminQuery } from '../admin-query.tsx';
import { AdminTable } from '../admin-table.tsx';
import { DayFilters } from '../filter-fields.tsx';
import { sumByFeature } from './sum-by-feature.ts';

const SHOWN = 50;
type Props = { state: AdminState; onChange: (part: Partial<AdminState>) => void };

export function LockedTab({ state: { from, to }, onChange }: Props) {
  const counts = useQuery(
    api.lockedFeatures.counts.queryOptions({
      input: { ...(from && { from }), ...(to && { to }) },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <>
      <Text size="sm" c="dimmed" pt="md">
        {LOCKED.about} {LOCKED.lastDays}
      </Text>
      <search className={classes['filters']}>
        <DayFilters from={from} to={to} onChange={onChange} />
      </search>
      <AdminQuery query={counts} label={ADMIN.events} failed={LOCKED.failed}>
        {({ items }) =>
          items.length === 0 ? <EmptyState title={LOCKED.empty} text={LOCKED.emptyText} /> : <Counts items={items} />
        }
      </AdminQuery>
    </>
  );
}

function Counts({ items }: { items: LockedFeatureCount[] }) {
  return (
    <>
      <Title order={2} mt="md">
        {LOCKED.sums}
      </Title>
      <AdminTable label={LOCKED.sums}>
        <thead>
          <tr>
            <th scope="col">{LOCKED.feature}</th>
            <th scope="col" className={classes['number']}>
              {LOCKED.clicks}
            </th>
            <th scope="col" className={classes['number']}>
              {LOCKED.hovers}
            </th>
          </tr>
        </thead>
        <tbody>
          {sumByFeature(items).map(({ feature, click, hover }) => (
            <tr key={feature}>
              <th scope="row">{LOCKED.features[feature]}</th>
              <td className={classes['number']}>{formatNumber(click)}</td>
              <td className={classes['number']}>{formatNumber(hover)}</td>
            </tr>
          ))}
        </tbody>
      </AdminTable>
      <Title order={2} mt="xl">
        {LOCKED.days}
      </Title>
      <ShowAll items={items} max={SHOWN} noun={UI_TEXTS.rows}>
        {(shown) => (
          <AdminTable label={LOCKED.days}>
            <thead>
              <tr>
                <th scope="col">{LOCKED.day}</th>
                <th scope="col">{LOCKED.feature}</th>
                <th scope="col">{LOCKED.kind}</th>
                <th scope="col" className={classes['number']}>
                  {LOCKED.count}
                </th>
                <th scope="col" className={classes['number']}>
                  {LOCKED.people}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ day, feature, kind, count, people }) => (
                <tr key={`${day} ${feature} ${kind}`}>
                  <td className={classes['figures']}>{formatDate(day)}</td>
                  <td>{LOCKED.features[feature]}</td>
                  <td>{LOCKED.kinds[kind]}</td>
                  <td className={classes['number']}>{formatNumber(count)}</td>
                  <td className={classes['number']}>{formatNumber(people)}</td>
                </tr>
              ))}
            </tbody>
          </AdminTable>
        )}
      </ShowAll>
    </>
  );
}
