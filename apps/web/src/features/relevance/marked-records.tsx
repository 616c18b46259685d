import type { ProjectProfile } from '@groundwork/contract/relevance';
import { Button, Text, Title } from '@mantine/core';
import { AnchorLink } from '../../ui/links.tsx';
import classes from './profile-form.module.css';
import { useMark } from './relevance.queries.ts';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

/** Records that somebody has said something of. Taking it back holds at once, and can be undone. */
export function MarkedRecords({ profile: { projectId, marks } }: { profile: ProjectProfile }) {
  const mark = useMark(projectId);
  return (
    <section aria-label={RELEVANCE_SCREEN.marks}>
      <Title order={3}>{RELEVANCE_SCREEN.marks}</Title>
      {marks.length === 0 && (
        <Text size="xs" c="dimmed">
          {RELEVANCE_SCREEN.marksEmpty}
        </Text>
      )}
      <ul className={classes['list']}>
        {marks.map((record) => (
          <li key={`${record.searchEngine} ${record.id}`} className={classes['mark']}>
            <div>
              <AnchorLink
                to="/$engine/$id"
                params={{ engine: record.searchEngine, id: record.id }}
                size="sm"
                c="inherit"
                underline="hover"
              >
                {record.title}
              </AnchorLink>
              <Text size="xs" c="dimmed">
                {RELEVANCE_SCREEN.verdicts[record.verdict]}
              </Text>
            </div>
            <Button
              variant="subtle"
              size="compact-xs"
              flex="none"
              disabled={mark.isPending}
              aria-label={RELEVANCE_SCREEN.takeBackLabel(record.title)}
              onClick={() => mark.say(record, null, record.verdict)}
            >
              {RELEVANCE_SCREEN.takeBack}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
