import { formatDate, formatNumber } from '@groundwork/contract/format';
import type { SourceChange } from '@groundwork/contract/report-changes';
import type { ReportDocument } from '@groundwork/contract/report-document';
import { statementId } from '@groundwork/contract/statement-id';
import { translated } from '@groundwork/contract/texts';
import { Button, Group, Text } from '@mantine/core';
import { AnchorLink } from '../../../ui/links.tsx';
import { useReportActions, useReportChanges } from '../reports.queries.ts';
import reader from './reader.module.css';
import { READER_TEXTS } from './reader.texts.ts';
import classes from './stale-notice.module.css';

/** Says which cited records are no longer as they were, and what the report says on them; offers to write it anew. */
export function StaleNotice({ report, mayEdit }: { report: ReportDocument; mayEdit: boolean }) {
  const { data } = useReportChanges(report);
  const { regenerate } = useReportActions();
  if (!data?.isStale) return null;
  const { sources } = data;
  return (
    <section className={classes['stale']} aria-label={READER_TEXTS.sourcesChanged}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div className={classes['staleHead']}>
          <Text fw={600}>{READER_TEXTS.changedSince(formatNumber(sources.length), formatDate(report.asOf))}</Text>
          <Text size="sm">{READER_TEXTS.staysAsItWas}</Text>
        </div>
        {mayEdit && (
          <Button
            size="xs"
            className="no-print"
            loading={regenerate.isPending}
            onClick={() => regenerate.mutate({ reportType: report.reportType, reportId: report.reportId })}
          >
            {READER_TEXTS.writeAnew}
          </Button>
        )}
      </Group>
      <details>
        <summary>{READER_TEXTS.whatChanged}</summary>
        <ul className={classes['changes']}>
          {sources.map((source) => (
            <ChangedSource key={source.number} change={source} />
          ))}
        </ul>
      </details>
    </section>
  );
}

function ChangedSource({ change }: { change: SourceChange }) {
  const { number, searchEngine, id, title, kind, reason, differences, statements } = change;
  const affected = statements.filter(({ isAffected }) => isAffected);
  const others = statements.length - affected.length;
  return (
    <li>
      <Text fw={560}>
        <span className={reader['number']}>{number}</span>{' '}
        {kind === 'removed' ? (
          title
        ) : (
          <AnchorLink to="/$engine/$id" params={{ engine: searchEngine, id }} inherit>
            {title}
          </AnchorLink>
        )}
      </Text>
      <Text size="sm" c="dimmed">
        {READER_TEXTS.changeKinds[kind]}
        {reason && `: ${translated(reason)}`}
      </Text>
      {differences.length > 0 && (
        <dl className={classes['differences']}>
          {differences.map(({ label, before, after }, at) => (
            <div key={at}>
              <dt>{label === null ? READER_TEXTS.itsText : translated(label)}</dt>
              <dd>
                {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {affected.length > 0 && (
        <ul className={classes['affected']}>
          {affected.map(({ place, text }) => (
            <li key={statementId(place)}>
              <a href={`#${statementId(place)}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
      {others > 0 && (
        <Text size="sm" c="dimmed">
          {READER_TEXTS.othersStand(formatNumber(others))}
        </Text>
      )}
    </li>
  );
}
