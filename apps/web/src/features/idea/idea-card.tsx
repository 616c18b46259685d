import { formatDate } from '@groundwork/contract/format';
import type { IdeaChart } from '@groundwork/contract/idea';
import type { Project } from '@groundwork/contract/projects';
import { Button, Skeleton, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { FailedState } from '../../ui/list-states.tsx';
import { ClosestTable } from './closest-table.tsx';
import classes from './idea.module.css';
import { useIdea } from './idea.queries.ts';
import { IDEA_SCREEN } from './idea.texts.ts';
import { StatementRow } from './statement-row.tsx';

const StatementsDialog = lazyDialog(async () => (await import('./statements-dialog.tsx')).StatementsDialog);

/** Keeps the card's place while the idea is held against the records. */
const SKELETON_HEIGHT = 340;

/** A project's idea, statement by statement, with what on record comes nearest to each; people correct both. */
export function IdeaCard({ project }: { project: Pick<Project, 'id' | 'updatedAt'> }) {
  const id = useId();
  const idea = useIdea(project);
  const [isPutting, setPutting] = useState(false);
  const { data } = idea;
  // Nothing can be compared by its meaning, here or in any project.
  if (data?.missing === 'encoder') return null;
  return (
    <section className={classes['card']} aria-labelledby={id} aria-busy={idea.isPending}>
      <header className={classes['head']}>
        <Title order={2} id={id} className={classes['title'] ?? ''}>
          {IDEA_SCREEN.title}
        </Title>
        {data?.mayEdit && (
          <Button variant="subtle" size="compact-sm" onClick={() => setPutting(true)}>
            {IDEA_SCREEN.correct}
          </Button>
        )}
      </header>
      {idea.isPending && (
        <>
          <Text size="sm" c="dimmed" mb={8} role="status">
            {IDEA_SCREEN.loading}
          </Text>
          <Skeleton h={SKELETON_HEIGHT} aria-hidden />
        </>
      )}
      {idea.isError && !data && (
        <FailedState title={IDEA_SCREEN.failed} error={idea.error} onRetry={() => void idea.refetch()} />
      )}
      {data && <Chart idea={data} isBusy={idea.isFetching} />}
      {data && <StatementsDialog idea={data} isOpen={isPutting} onClose={() => setPutting(false)} />}
    </section>
  );
}

const MODEL_SAID = {
  working: IDEA_SCREEN.modelWorks,
  waiting: IDEA_SCREEN.modelWaits,
  done: IDEA_SCREEN.byModel,
};

function Chart({ idea, isBusy }: { idea: IdeaChart; isBusy: boolean }) {
  if (idea.missing && idea.missing !== 'encoder')
    return (
      <Text size="sm" c="dimmed" py="md">
        {IDEA_SCREEN.missing[idea.missing]}
      </Text>
    );
  return (
    <>
      <Text size="xs" c="dimmed" maw="100ch">
        {IDEA_SCREEN.about}
      </Text>
      {idea.isOlderThanText && (
        <Text size="sm" mt={6} role="status">
          {IDEA_SCREEN.older}
        </Text>
      )}
      <ol className={classes['statements']}>
        {idea.statements.map((statement) => (
          <StatementRow key={statement.text} statement={statement} idea={idea} />
        ))}
      </ol>
      {idea.closest.length > 1 && idea.statements.length > 1 && <ClosestTable idea={idea} />}
      {idea.model && (
        <Text size="xs" c="dimmed" mt={8} role="status">
          {MODEL_SAID[idea.model.state](idea.model.name)}
        </Text>
      )}
      <Text size="xs" c="dimmed" mt={8}>
        {idea.held === 0 ? (
          !isBusy && IDEA_SCREEN.noRecords
        ) : (
          <>
            {IDEA_SCREEN.held(idea.held)}. {IDEA_SCREEN.asOf(formatDate(idea.asOf))}.
          </>
        )}{' '}
        {isBusy ? IDEA_SCREEN.anew : idea.isCorrected && IDEA_SCREEN.corrected}
      </Text>
    </>
  );
}
