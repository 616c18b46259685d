import type { DetailValue as Value } from '@groundwork/contract/detail';
import { FORMAT_TEXTS, formatMoney, formatNumber, inSentence } from '@groundwork/contract/format';
import { Text } from '@mantine/core';
import { ClosingDate } from '../../ui/closing-date.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { CitationList } from './blocks/citation-list.tsx';
import { ClaimsList } from './blocks/claims-list.tsx';
import { PeopleList } from './blocks/people-list.tsx';
import { PlacesList } from './blocks/places-list.tsx';
import { LongText } from './blocks/prose.tsx';
import { Steps } from './blocks/steps.tsx';
import { Timeline } from './blocks/timeline.tsx';
import { ValueTable } from './blocks/value-table.tsx';
import { YearChart } from './blocks/year-chart.tsx';
import type { Passage } from './find-quote.ts';
import classes from './record.module.css';

/** These stand beside their label in a row; everything else is a block below it. */
const INLINE = new Set<Value['type']>(['text', 'date', 'money', 'number', 'link', 'list', 'steps']);
export const isBlock = (value: Value | null) => value !== null && !INLINE.has(value.type);

type Props = { value: Value | null; label: string; passage?: Passage | null };

/** One value of a record, as its type wants to be shown. */
export function DetailValue({ value, label, passage = null }: Props) {
  const noun = inSentence(label);
  switch (value?.type) {
    case 'text':
      return <span className={classes['pre']}>{value.text || FORMAT_TEXTS.missing}</span>;
    case 'date':
      return <ClosingDate closes={value.date} isCounted={value.isDeadline === true} />;
    case 'money':
      return <span className={classes['figure']}>{formatMoney(value.amount)}</span>;
    case 'number':
      return <span className={classes['figure']}>{formatNumber(value.value)}</span>;
    case 'link':
      return <OutsideLink url={value.url}>{value.text}</OutsideLink>;
    case 'list':
      return (
        <ul className={classes['items']}>
          {[...new Set(value.items)].map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'longText':
      return <LongText value={value} label={label} passage={passage} />;
    case 'steps':
      return <Steps value={value} />;
    case 'table':
      return <ValueTable value={value} label={label} />;
    case 'timeline':
      return <Timeline value={value} />;
    case 'people':
      return <PeopleList value={value} noun={noun} />;
    case 'claims':
      return <ClaimsList value={value} passage={passage} />;
    case 'citations':
      return <CitationList value={value} noun={noun} />;
    case 'places':
      return <PlacesList value={value} />;
    case 'chart':
      return <YearChart value={value} label={label} />;
    default:
      return (
        <Text component="span" c="dimmed" inherit>
          {FORMAT_TEXTS.missing}
        </Text>
      );
  }
}
