import { formatNumber } from '@groundwork/contract/format';
import type { ReportSection } from '@groundwork/contract/report-document';
import { lengthOf } from '@groundwork/contract/section-length';
import { OutsideLink } from '../../../ui/outside-link.tsx';
import classes from './fill-in.module.css';
import { READER_TEXTS } from './reader.texts.ts';

/** Tells what is asked for in a section, how much of the length the draft takes, and where that is said. */
export function SectionGuideLine({ section }: { section: ReportSection }) {
  const { question, limit, source } = section.guide!;
  const used = limit ? lengthOf(section, limit.unit) : 0;
  return (
    <p className={classes['guide']}>
      <strong>{READER_TEXTS.askedFor}:</strong> {question}{' '}
      {limit && (
        <span className={classes['length']} data-over={used > limit.max || undefined}>
          {READER_TEXTS.lengthOf(formatNumber(used), formatNumber(limit.max), READER_TEXTS.units[limit.unit])}
        </span>
      )}{' '}
      {source && <OutsideLink url={source.url}>{source.title}</OutsideLink>}
    </p>
  );
}
