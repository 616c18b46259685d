import type { RecordJudgement } from '@groundwork/contract/relevance';
import { Button, Group, Text } from '@mantine/core';
import { useSelectedProject } from '../../session/selected-project.ts';
import { reasonText } from './reason.ts';
import { type MarkedRecord, useJudgement, useMark } from './relevance.queries.ts';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

const WORDS_SHOWN = 6;

/** On a record's page: whether it is about the selected project, and why. */
export function RecordAbout({ record }: { record: MarkedRecord }) {
  const project = useSelectedProject();
  const { data: judgement } = useJudgement(project?.id, record);
  if (!project || !judgement) return null;
  const mayEdit = project.role !== 'viewer';
  return (
    <Group component="section" aria-label={RELEVANCE_SCREEN.aboutProject} gap="4px 12px" mb={10}>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        <Text component="span" inherit fw={600}>
          {headOf(judgement, project.title)}
        </Text>
        {whyOf(judgement)}
      </Text>
      {judgement.ring && judgement.sentence && (
        <Text size="sm" c="dimmed" maw="100ch" style={{ overflowWrap: 'anywhere' }}>
          “{judgement.sentence}”
        </Text>
      )}
      {mayEdit && <Actions projectId={project.id} record={record} verdict={judgement.verdict} />}
    </Group>
  );
}

function headOf(judgement: RecordJudgement, title: string): string {
  if (judgement.verdict === 'not') return RELEVANCE_SCREEN.saidNot(title);
  if (judgement.verdict === 'more') return RELEVANCE_SCREEN.saidMore(title);
  const { ring } = judgement;
  return ring ? RELEVANCE_SCREEN.ringFor[ring](title) : RELEVANCE_SCREEN.notAbout(title);
}

function whyOf(judgement: RecordJudgement): string {
  if (judgement.verdict === 'not') return '';
  const why = reasonText(judgement, WORDS_SHOWN);
  return why && `: ${why}`;
}

type ActionsProps = { projectId: string; record: MarkedRecord; verdict: RecordJudgement['verdict'] };

function Actions({ projectId, record, verdict }: ActionsProps) {
  const mark = useMark(projectId);
  const button = (label: string, next: RecordJudgement['verdict']) => (
    <Button
      variant="subtle"
      size="compact-sm"
      disabled={mark.isPending}
      onClick={() => mark.say(record, next, verdict)}
    >
      {label}
    </Button>
  );
  return (
    <Group gap={4} className="no-print">
      {verdict ? (
        button(RELEVANCE_SCREEN.takeBack, null)
      ) : (
        <>
          {button(RELEVANCE_SCREEN.verdicts.not, 'not')}
          {button(RELEVANCE_SCREEN.verdicts.more, 'more')}
        </>
      )}
    </Group>
  );
}
