import type { ReportDocument, StatementKind } from '@groundwork/contract/report-document';
import { statementsIn } from '../statements.ts';
import fill from './fill-in.module.css';
import { usePublicReading } from './public-reading.ts';
import classes from './reader.module.css';
import { READER_TEXTS } from './reader.texts.ts';

const KINDS = ['quotation', 'fact', 'figure', 'inference', 'applicant', 'editor'] as const satisfies StatementKind[];

/** How each kind of statement that the report has looks, in that look. */
export function KindsLegend({ report }: { report: ReportDocument }) {
  const present = new Set(statementsIn(report).map(({ kind }) => kind));
  const shown = KINDS.filter((kind) => present.has(kind));
  const isPublic = usePublicReading() !== null;
  if (shown.length === 0) return null;
  return (
    <dl className={classes['legend']} aria-label={READER_TEXTS.kinds}>
      {shown.map((kind) => (
        <div key={kind}>
          <dt>
            <Example kind={kind} />
          </dt>
          {/* Who has no account has no search to be led to. */}
          <dd>{isPublic && kind === 'figure' ? READER_TEXTS.computed : READER_TEXTS.kindTexts[kind]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Example({ kind }: { kind: StatementKind }) {
  const label = READER_TEXTS.kindLabels[kind];
  switch (kind) {
    case 'quotation':
      return <q className={classes['quotation']}>“{label}”</q>;
    case 'figure':
      return <span className={classes['figure']}>{label}</span>;
    case 'inference':
      return <em>{label}</em>;
    case 'applicant':
      return <span className={fill['applicant']}>{label}</span>;
    case 'editor':
      return (
        <span className={classes['editor']}>
          {label} <span className={classes['mark']}>{READER_TEXTS.editorsMark}</span>
        </span>
      );
    default:
      return label;
  }
}
