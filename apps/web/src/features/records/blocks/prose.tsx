import type { DetailValue } from '@groundwork/contract/detail';
import { useState } from 'react';
import { readProse } from '../../../lib/read-prose.ts';
import { Highlight } from '../../../ui/highlight.tsx';
import { ShowAllButton } from '../../../ui/show-all.tsx';
import { RECORDS_TEXTS } from '../records.texts.ts';
import classes from './prose.module.css';

type Span = readonly [number, number];
/** About twelve lines. */
const LONG_CHARACTERS = 1100;
const LONG_BLOCKS = 12;

/** Running text at a readable width; cut off when long. `passage` is a cited stretch of one of its parts. */
export function LongText(props: {
  value: Extract<DetailValue, { type: 'longText' }>;
  label: string;
  passage: { part: number; span: Span } | null;
}) {
  const { value, label, passage } = props;
  const [isAll, setAll] = useState(passage !== null);
  const length = value.parts.reduce((sum, { text }) => sum + text.length, 0);
  const lines = value.parts.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  const isLong = length > LONG_CHARACTERS || lines > LONG_BLOCKS * 2;
  return (
    <>
      <div className={classes['prose']} data-cut={(isLong && !isAll) || undefined}>
        {value.parts.map(({ title, text }, part) => (
          <div key={part}>
            {title && <h4 className={classes['partTitle']}>{title}</h4>}
            <Prose text={text} spans={passage?.part === part ? [passage.span] : []} />
          </div>
        ))}
      </div>
      {isLong && <ShowAllButton isAll={isAll} noun={RECORDS_TEXTS.ofLabel(label)} onToggle={setAll} />}
    </>
  );
}

function Prose({ text, spans }: { text: string; spans: readonly Span[] }) {
  const stretch = ({ from, to }: { from: number; to: number }) => (
    <Highlight text={text.slice(from, to)} spans={spans.map(([start, end]) => [start - from, end - from] as const)} />
  );
  return readProse(text).map((block) =>
    block.type === 'list' ? (
      <ul key={block.items[0]!.from}>
        {block.items.map((item) => (
          <li key={item.from}>{stretch(item)}</li>
        ))}
      </ul>
    ) : (
      <p key={block.from}>{stretch(block)}</p>
    ),
  );
}
