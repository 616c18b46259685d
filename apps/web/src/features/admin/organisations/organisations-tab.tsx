import type { Organisation } from '@groundwork/contract/organisations';
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { EmptyState } from '../../../ui/list-states.tsx';
import classes from '../admin.module.css';
import { ADMIN, ORGANISATIONS } from '../admin.texts.ts';
import { AdminQuery } from '../admin-query.tsx';
import { LogoPicture } from './logo-picture.tsx';
import { OrganisationDialog } from './organisation-dialog.tsx';

export function OrganisationsTab() {
  const organisations = useQuery(api.organisations.list.queryOptions({ staleTime: 0 }));
  const [edited, setEdited] = useState<string | 'new' | null>(null);
  const items = organisations.data?.items ?? [];
  const current = items.find(({ id }) => id === edited) ?? null;
  const add = <Button onClick={() => setEdited('new')}>{ORGANISATIONS.add}</Button>;
  return (
    <>
      <AdminQuery query={organisations} label={ADMIN.organizations} failed={ORGANISATIONS.failed}>
        {() =>
          items.length === 0 ? (
            <EmptyState title={ORGANISATIONS.empty} text={ORGANISATIONS.emptyText}>
              {add}
            </EmptyState>
          ) : (
            <>
              <Group justify="space-between" py="md">
                <Text size="sm" c="dimmed" maw={640}>
                  {ORGANISATIONS.about}
                </Text>
                {add}
              </Group>
              <ul className={classes['list']}>
                {items.map((each) => (
                  <OrganisationRow key={each.id} organisation={each} onEdit={() => setEdited(each.id)} />
                ))}
              </ul>
            </>
          )
        }
      </AdminQuery>
      {(current || edited === 'new') && (
        <OrganisationDialog
          key={edited}
          organisation={current}
          onCreated={({ id }) => setEdited(id)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function OrganisationRow({ organisation, onEdit }: { organisation: Organisation; onEdit: () => void }) {
  const { name, domain, logo } = organisation;
  return (
    <li>
      <div className={classes['logo']}>
        {logo ? (
          <LogoPicture organisation={organisation} max={{ width: 143, height: 32 }} />
        ) : (
          <Text size="sm" c="dimmed">
            {ORGANISATIONS.noLogo}
          </Text>
        )}
      </div>
      <div className={classes['what']}>
        <Text fw={560}>{name}</Text>
        <Text size="sm" c="dimmed">
          {domain ?? ORGANISATIONS.noDomain}
        </Text>
      </div>
      <Button variant="default" size="compact-sm" aria-label={ORGANISATIONS.editLabel(name)} onClick={onEdit}>
        {ORGANISATIONS.edit}
      </Button>
    </li>
  );
}
