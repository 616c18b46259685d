import type { EngineInfo } from '@groundwork/contract/engines';
import type { RecordDetail } from '@groundwork/contract/records';
import { Skeleton, Text, Title } from '@mantine/core';
import { searchParams } from '../../lib/search-state.ts';
import { KindBadge } from '../../ui/kind-badge.tsx';
import { AnchorLink } from '../../ui/links.tsx';
import { FailedState } from '../../ui/list-states.tsx';
import { useWasSeen } from '../../ui/use-was-seen.ts';
import classes from './record.module.css';
import { useSimilar } from './records.queries.ts';
import { RECORDS_TEXTS } from './records.texts.ts';
import { MORE } from './sections.ts';

/** Records of the other data sets about the same thing, asked for when one comes near them. */
export function MoreLikeThis({ record, engines }: { record: RecordDetail; engines: EngineInfo[] }) {
  const { ref, wasSeen: isWanted } = useWasSeen();
  const similar = useSimilar(record, isWanted);
  const own = engines.find(({ id }) => id === record.searchEngine);
  const groups = engines.flatMap((engine) => {
    const group = similar.data?.groups.find(({ searchEngine }) => searchEngine === engine.id);
    return group && engine.id !== record.searchEngine ? [{ engine, results: group.results }] : [];
  });
  return (
    <section ref={ref} id={MORE.id} aria-label={MORE.title} className={classes['section']}>
      <Title order={2}>{MORE.title}</Title>
      {similar.isPending && <Skeleton h={160} mt="sm" role="status" aria-label={RECORDS_TEXTS.similarLoading} />}
      {similar.isError && (
        <FailedState title={RECORDS_TEXTS.similarFailed} error={similar.error} onRetry={() => void similar.refetch()} />
      )}
      {similar.data && groups.length === 0 && (
        <Text c="dimmed" mt="xs">
          {RECORDS_TEXTS.similarEmpty}
        </Text>
      )}
      <div className={classes['similar']}>
        {groups.map(({ engine, results }) => (
          <section key={engine.id} aria-label={RECORDS_TEXTS.similarOf(engine.label)}>
            <Title order={3}>{engine.label}</Title>
            <ul className={classes['links']}>
              {results.map(({ id, title, summary, isSample, isOwn }) => (
                <li key={id}>
                  <AnchorLink to="/$engine/$id" params={{ engine: engine.id, id }} size="sm" lineClamp={2}>
                    {title}
                  </AnchorLink>
                  <Text size="xs" c="dimmed" lineClamp={1}>
                    {summary.join(' · ')}
                  </Text>
                  <KindBadge of={{ isSample: isSample && !record.source.isSample, isOwn }} />
                </li>
              ))}
            </ul>
            <MoreIn engine={engine} query={similar.data!.query} />
          </section>
        ))}
      </div>
      {own && similar.data?.query && <MoreIn engine={own} query={similar.data.query} />}
    </section>
  );
}

function MoreIn({ engine, query }: { engine: EngineInfo; query: string }) {
  return (
    <AnchorLink
      to="/search"
      search={searchParams({ engine: engine.id, query })}
      size="sm"
      mt={8}
      display="inline-block"
    >
      {RECORDS_TEXTS.moreIn(engine.label)}
    </AnchorLink>
  );
}
