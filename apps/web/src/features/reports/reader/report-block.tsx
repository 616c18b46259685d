import type { Block } from '@groundwork/contract/report-document';
import type { ProsePlace } from '@groundwork/contract/report-editing';
import { Skeleton, Text } from '@mantine/core';
import { lazyPart } from '../../../ui/lazy-component.tsx';
import { EditableProse } from '../editing/editable-prose.tsx';
import { useEditing } from '../editing/editing-context.ts';
import fill from './fill-in.module.css';
import classes from './reader.module.css';
import { READER_TEXTS } from './reader.texts.ts';
import { ReportMap } from './report-map.tsx';
import { ReportTable } from './report-table.tsx';
import { Sentences } from './sentences.tsx';

// Drawing charts is the heaviest part of the client: it is loaded with the first chart.
const ReportChart = lazyPart(async () => (await import('./report-chart.tsx')).default);

const ToFillIn = lazyPart(async () => (await import('./to-fill-in.tsx')).ToFillIn);

type Props = { block: Block; place: Omit<ProsePlace, 'item'> };

export function ReportBlock({ block, place }: Props) {
  const { isEditing } = useEditing();
  switch (block.type) {
    case 'paragraph':
      if (isEditing) return <EditableProse place={{ ...place, item: null }} sentences={block.sentences} />;
      return (
        <p className={classes['prose']}>
          {block.sentences.every(({ kind }) => kind === 'applicant') && (
            <span className={fill['own']}>{READER_TEXTS.ownWords} </span>
          )}
          <Sentences sentences={block.sentences} place={{ ...place, item: null }} />
        </p>
      );
    case 'list':
      return (
        <ul className={classes['prose']}>
          {block.items.map((sentences, at) => (
            <li key={at}>
              {isEditing ? (
                <EditableProse place={{ ...place, item: at }} sentences={sentences} />
              ) : (
                <Sentences sentences={sentences} place={{ ...place, item: at }} />
              )}
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <ReportTable table={block} place={place} />;
    case 'chart':
      return (
        <ReportChart
          chart={block}
          meanwhile={<Skeleton h={340} my="lg" role="img" aria-label={READER_TEXTS.loadingChart(block.title)} />}
        />
      );
    case 'map':
      return <ReportMap map={block} />;
    case 'to-add':
    case 'form':
    case 'checklist':
      return <ToFillIn block={block} />;
    case 'nothing-found':
      return (
        <Text className={classes['nothing'] ?? ''} c="dimmed">
          {block.text}
        </Text>
      );
  }
}
