import type { MemberEmail } from '@groundwork/contract/member-emails';
import { MEMBER_EMAIL_TEXTS } from '@groundwork/contract/member-emails.texts';
import type { Party, RecordDetail } from '@groundwork/contract/records';
import { translated } from '@groundwork/contract/texts';
import { Anchor, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { AnchorLink } from '../../ui/links.tsx';
import { RECORDS_TEXTS } from './records.texts.ts';

/** Looks for a person's email in the records that publish one; the record it stands in is named beside it. */
export function FindEmail({ record, person }: { record: RecordDetail; person: Party }) {
  const [isAsked, setIsAsked] = useState(false);
  const input = { entity_id: `${record.searchEngine}/${record.id}`, full_name: person.name };
  const search = useQuery({
    ...api.memberEmails.find.queryOptions({ input, retry: false, staleTime: Number.POSITIVE_INFINITY }),
    enabled: isAsked,
  });
  return (
    <span role="status">
      {search.data ? (
        <FoundEmail found={search.data} />
      ) : (
        <>
          {search.isError && !search.isFetching && (
            <Text component="span" size="sm" c="dimmed" ml={8}>
              {MEMBER_EMAIL_TEXTS.notFound}
            </Text>
          )}
          <Button
            variant="subtle"
            size="compact-xs"
            loading={search.isFetching}
            aria-label={
              search.isError ? RECORDS_TEXTS.findEmailAgain(person.name) : RECORDS_TEXTS.findEmailOf(person.name)
            }
            onClick={() => (isAsked ? void search.refetch() : setIsAsked(true))}
          >
            {search.isError ? RECORDS_TEXTS.tryAgainHere : RECORDS_TEXTS.findEmail}
          </Button>
        </>
      )}
    </span>
  );
}

function FoundEmail({ found: { email, source } }: { found: MemberEmail }) {
  return (
    <Text component="span" display="block" inherit>
      <Anchor href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} inherit underline="always">
        {email}
      </Anchor>{' '}
      <Text component="span" size="sm" c="dimmed">
        {RECORDS_TEXTS.emailIn(translated(source.field))}{' '}
        <AnchorLink
          to="/$engine/$id"
          params={{ engine: source.searchEngine, id: source.id }}
          inherit
          underline="always"
          c="inherit"
        >
          {source.title}
        </AnchorLink>
      </Text>
    </Text>
  );
}

/** People of data sets whose emails may stand elsewhere, unless the record itself has theirs. */
export const lacksEmail = (record: RecordDetail, person: Party): boolean =>
  record.hasFindableEmails &&
  record.people.includes(person) &&
  !record.contacts.some(({ name }) => name?.trim().toLowerCase() === person.name.trim().toLowerCase());
