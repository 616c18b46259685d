import type { AgentPreview } from '@groundwork/contract/agents';
import { Text, Title } from '@mantine/core';
import classes from './agents.module.css';
import { AGENT_SCREEN_TEXTS as TEXTS } from './agents.texts.ts';
import { FindCard } from './find-card.tsx';

export const PreviewList = ({ preview: { total, finds, basis } }: { preview: AgentPreview }) => (
  <section aria-labelledby="preview-title">
    <Title order={2} id="preview-title" size="h4" mt="lg">
      {TEXTS.previewTitle}
    </Title>
    <Text size="sm" c="dimmed" role="status">
      {[
        total === 0 ? TEXTS.previewNone : `${TEXTS.previewCount(total)}.`,
        finds.length < total ? TEXTS.shown(finds.length, total) : '',
        basis === 'dated' ? TEXTS.dated : TEXTS.seen,
      ].join(' ')}
    </Text>
    <ul className={classes['list']} aria-label={TEXTS.previewTitle}>
      {finds.map((find) => (
        <FindCard key={`${find.searchEngine}/${find.recordId}`} find={find} />
      ))}
    </ul>
  </section>
);
