import type { ProfileCorrections } from '@groundwork/contract/relevance';
import { Skeleton, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { AnchorLink } from '../../ui/links.tsx';
import classes from './profile-form.module.css';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

const PREVIEW_DELAY_MS = 600;

/** Shows what a change would bring into the field and take out of it, before it is saved. */
export function ProfilePreview({ projectId, corrections }: { projectId: string; corrections: ProfileCorrections }) {
  const [settled] = useDebouncedValue(corrections, PREVIEW_DELAY_MS);
  const preview = useQuery(api.relevance.preview.queryOptions({ input: { projectId, corrections: settled } }));
  if (preview.isError) return null;
  const { field, won, lost } = preview.data ?? {};
  return (
    <section aria-label={RELEVANCE_SCREEN.preview} aria-busy={preview.isFetching}>
      <Title order={3}>{RELEVANCE_SCREEN.preview}</Title>
      {field === undefined || !won || !lost ? (
        <Skeleton h={36} />
      ) : (
        <>
          <Text size="sm">
            {RELEVANCE_SCREEN.previewField(field)}
            {': '}
            {won.count + lost.count === 0
              ? RELEVANCE_SCREEN.previewNothing
              : [RELEVANCE_SCREEN.previewWon(won.count), RELEVANCE_SCREEN.previewLost(lost.count)].join(', ')}
          </Text>
          {[
            ...won.records.map((record) => ({ record, sign: '+' })),
            ...lost.records.map((record) => ({ record, sign: '−' })),
          ].map(({ record, sign }) => (
            <Text key={`${record.searchEngine} ${record.id}`} size="xs" className={classes['count'] ?? ''} truncate>
              {sign}{' '}
              <AnchorLink
                to="/$engine/$id"
                params={{ engine: record.searchEngine, id: record.id }}
                inherit
                c="inherit"
                underline="hover"
              >
                {record.title}
              </AnchorLink>
            </Text>
          ))}
        </>
      )}
    </section>
  );
}
