import { formatDate, formatNumber } from '@groundwork/contract/format';
import type { ImportSummary } from '@groundwork/contract/project-archive';
import { inLanguage } from '@groundwork/contract/texts';
import { Button, Group, Text, Title } from '@mantine/core';
import classes from './import-screen.module.css';
import { ARCHIVE_SCREEN as TEXTS } from './project-archive.texts.ts';

type Props = { summary: ImportSummary; onOpen: (projectId: string) => void };

/** Lists what came in and what didn't, with a reason each. */
export function ImportSummaryView({ summary, onOpen }: Props) {
  const { project, left, leftMore, isAgain } = summary;
  return (
    <section className={classes['box']} aria-label={TEXTS.cameIn}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div style={{ minWidth: 0 }}>
          <div role="status">
            <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
              {TEXTS.doneTitle(project.title)}
            </Title>
          </div>
          <Text size="sm" c="dimmed">
            {TEXTS.madeWith(summary.madeWith, formatDate(summary.madeAt))}
          </Text>
        </div>
        <Button flex="none" onClick={() => onOpen(project.id)}>
          {TEXTS.open}
        </Button>
      </Group>
      {isAgain && (
        <Text size="sm" mt="sm">
          {TEXTS.again}
        </Text>
      )}
      <table className={classes['counts']}>
        <caption className={classes['caption']}>{TEXTS.cameIn}</caption>
        <tbody>
          {TEXTS.rows(summary).map(({ label, count, note }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="numeric">{formatNumber(count)}</td>
              <td className={classes['note']}>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {left.length > 0 && (
        <>
          <Title order={3} size="h6" mt="md">
            {TEXTS.left}
          </Title>
          <ul className={classes['left']}>
            {left.map(({ what, reason, whatSaid, reasonSaid }) => (
              <li key={what + reason}>
                <span className={classes['what']}>{inLanguage(whatSaid, what)}</span> {inLanguage(reasonSaid, reason)}
              </li>
            ))}
            {leftMore > 0 && <li>{TEXTS.leftMore(leftMore)}</li>}
          </ul>
        </>
      )}
    </section>
  );
}
