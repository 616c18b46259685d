import { SingleBar } from 'cli-progress';
import type { ImportFilesResult } from '../catalogue/import/import-files.ts';
import type { ImportSummary } from '../catalogue/import/source.port.ts';

const REJECTIONS_SHOWN = 10;
const BAR_WIDTH = 20;

/** A bar on a terminal; nothing in a pipe. Where a source tells how many records there are, it shows how long is left. */
export function importProgress(stream: NodeJS.WriteStream): {
  update: (summary: ImportSummary) => void;
  stop: () => void;
} {
  if (!stream.isTTY) return { update: () => {}, stop: () => {} };
  const bar = new SingleBar({
    stream,
    format: '{file}  {value} read{left}  {rate}/s  {rejected} rejected  {duration_formatted}',
    hideCursor: true,
  });
  let file = '';
  return {
    update: (summary) => {
      const rate = Math.round((summary.read * 1000) / Math.max(1, summary.milliseconds));
      const shown = {
        file: summary.file,
        rate: rate.toLocaleString('en-US'),
        rejected: summary.rejected,
        left: estimate(summary),
      };
      if (summary.file !== file) bar.start(summary.read, summary.read, shown);
      else bar.update(summary.read, shown);
      file = summary.file;
    },
    stop: () => bar.stop(),
  };
}

/** ' ███░░░░░░░ 30 % of 12,000, 3 min left' as the source counts; '' where it does not. */
export function estimate({ total, done = 0, milliseconds }: ImportSummary): string {
  if (!total) return '';
  const share = Math.min(1, done / total);
  const bar = '█'.repeat(Math.floor(share * BAR_WIDTH)).padEnd(BAR_WIDTH, '░');
  const secondsLeft = share > 0 ? (milliseconds * (1 - share)) / share / 1000 : null;
  const left = secondsLeft === null ? '' : `, ${duration(secondsLeft)} left`;
  return ` ${bar} ${Math.floor(share * 100)} % of ${total.toLocaleString('en-US')}${left}`;
}

const duration = (seconds: number) => (seconds >= 90 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds)} s`);

/** A table with one line for each file, then what went wrong. */
export function importTable({ summaries, skipped, failures }: ImportFilesResult): string {
  const header = ['file', 'source', 'read', 'added', 'changed', 'unchanged', 'rejected', 'withdrawn'];
  const rows = summaries.map((one) => [
    one.file,
    one.source,
    ...[one.read, one.added, one.changed, one.unchanged, one.rejected, one.withdrawn].map((count) =>
      count.toLocaleString('en-US'),
    ),
  ]);
  const widths = header.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    row.map((text, column) => (column < 2 ? text.padEnd(widths[column]!) : text.padStart(widths[column]!))).join('  ');
  return [
    ...(rows.length > 0 ? [line(header), ...rows.map(line)] : []),
    ...summaries.flatMap(problemLines),
    ...(skipped.length > 0 ? [`Not imported by themselves: ${skipped.join(', ')}`] : []),
    ...failures.map(({ location, reason }) => `${location}: ${reason}`),
  ].join('\n');
}

function problemLines(summary: ImportSummary): string[] {
  const shown = summary.rejections
    .slice(0, REJECTIONS_SHOWN)
    .map(({ at, reason }) => `  ${summary.file}, ${at}: ${reason}`);
  const more = summary.rejected - shown.length;
  return [
    ...(summary.isSame ? [`  ${summary.file}: the same as at its last import, and nothing has changed since`] : []),
    ...[summary.failure, summary.notice].flatMap((text) => (text ? [`  ${summary.file}: ${text}`] : [])),
    ...shown,
    ...(more > 0 ? [`  … and ${more.toLocaleString('en-US')} more; --json lists them`] : []),
  ];
}
