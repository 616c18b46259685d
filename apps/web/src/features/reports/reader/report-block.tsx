import type { Block } from '@groundwork/contract/report-document';
import { Skeleton, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import classes from './reader.module.css';
import { READER_TEXTS } from './reader.texts.ts';
import { ReportTable } from './report-table.tsx';
import { Sentences } from './sentences.tsx';

// Drawing charts is the heaviest part of the client: it is loaded with the first chart.
const ReportChart = lazy(() => import('./report-chart.tsx'));

export function ReportBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p className={classes['prose']}>
          <Sentences sentences={block.sentences} />
        </p>
      );
    case 'list':
      return (
        <ul className={classes['prose']}>
          {block.items.map((sentences, at) => (
            <li key={at}>
              <Sentences sentences={sentences} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <ReportTable table={block} />;
    case 'chart':
      return (
        <Suspense fallback={<Skeleton h={340} my="lg" aria-label={READER_TEXTS.loadingChart(block.title)} />}>
          <ReportChart chart={block} />
        </Suspense>
      );
    case 'nothing-found':
      return (
        <Text className={classes['nothing'] ?? ''} c="dimmed">
          {block.text}
        </Text>
      );
  }
}
