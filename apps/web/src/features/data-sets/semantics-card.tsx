import type { SemanticsStatus } from '@groundwork/contract/data-sets';
import { formatDate, formatNumber } from '@groundwork/contract/format';
import { Paper, Progress, Text, Title } from '@mantine/core';
import classes from './data-sets.module.css';
import { DATA_SET_TEXTS } from './data-sets.texts.ts';

const PROVIDERS: Record<SemanticsStatus['provider'], string> = {
  encoder: DATA_SET_TEXTS.ownEncoder,
  builtin: DATA_SET_TEXTS.builtIn,
  transformers: DATA_SET_TEXTS.localModelTransformersJs,
  'openai-compatible': DATA_SET_TEXTS.embeddingService,
};

/** Which model finds by meaning, how many records it covers, and what goes on. */
export function SemanticsCard({ status }: { status: SemanticsStatus }) {
  const { provider, serving, failure } = status;
  return (
    <Paper withBorder p="md" my="lg">
      <Title order={2} size="h4" mb="xs">
        {DATA_SET_TEXTS.searchByMeaning}
      </Title>
      <dl className={classes['facts']}>
        <div>
          <dt>{DATA_SET_TEXTS.provider}</dt>
          <dd>{PROVIDERS[provider]}</dd>
        </div>
        <div>
          <dt>{DATA_SET_TEXTS.modelInUse}</dt>
          <dd>{serving ? serving.model : DATA_SET_TEXTS.noModel}</dd>
        </div>
        {serving && (
          <>
            <div>
              <dt>{DATA_SET_TEXTS.dimensions}</dt>
              <dd>{formatNumber(serving.dimension)}</dd>
            </div>
            <div>
              <dt>{DATA_SET_TEXTS.recordsWithAVector}</dt>
              <dd>{DATA_SET_TEXTS.share(formatNumber(serving.embedded), formatNumber(serving.listed))}</dd>
            </div>
          </>
        )}
      </dl>
      <Work status={status} />
      {failure && (
        <Text size="sm" mt="sm" c="var(--mantine-color-error)" className={classes['file']}>
          {formatDate(failure.at)}: {failure.message}
        </Text>
      )}
    </Paper>
  );
}

function Work({ status: { work, serving } }: { status: SemanticsStatus }) {
  if (!work) return null;
  if (work.share === null)
    return (
      <Text size="sm" c="dimmed" mt="sm" role="status">
        {DATA_SET_TEXTS.preparing}
      </Text>
    );
  const isNext = work.model !== serving?.model;
  return (
    <div role="status">
      <Progress value={100 * work.share} size="sm" mt="sm" aria-label={DATA_SET_TEXTS.recordsEmbedded} />
      <Text size="sm" c="dimmed" mt={4} className={classes['file']}>
        {isNext
          ? DATA_SET_TEXTS.embedding(Math.floor(100 * work.share), work.model ?? '', serving !== null)
          : DATA_SET_TEXTS.embeddingNew}
      </Text>
    </div>
  );
}
