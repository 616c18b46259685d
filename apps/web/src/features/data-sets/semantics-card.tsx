import type { SemanticsStatus } from '@groundwork/contract/data-sets';
import { formatDate, formatNumber } from '@groundwork/contract/format';
import { Paper, Progress, Text, Title } from '@mantine/core';
import classes from './data-sets.module.css';

const PROVIDERS: Record<SemanticsStatus['provider'], string> = {
  builtin: 'Built in',
  transformers: 'Local model (transformers.js)',
  'openai-compatible': 'Embedding service',
};

/** Which model finds by meaning, how many records it covers, and what goes on. */
export function SemanticsCard({ status }: { status: SemanticsStatus }) {
  const { provider, serving, failure } = status;
  return (
    <Paper withBorder p="md" my="lg">
      <Title order={2} size="h4" mb="xs">
        Search by meaning
      </Title>
      <dl className={classes['facts']}>
        <div>
          <dt>Provider</dt>
          <dd>{PROVIDERS[provider]}</dd>
        </div>
        <div>
          <dt>Model in use</dt>
          <dd>{serving ? serving.model : 'None yet: searches go by keywords'}</dd>
        </div>
        {serving && (
          <>
            <div>
              <dt>Dimensions</dt>
              <dd>{formatNumber(serving.dimension)}</dd>
            </div>
            <div>
              <dt>Records with a vector</dt>
              <dd>
                {formatNumber(serving.embedded)} of {formatNumber(serving.listed)}
              </dd>
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
        A model is being made ready.
      </Text>
    );
  const isNext = work.model !== serving?.model;
  return (
    <div role="status">
      <Progress value={100 * work.share} size="sm" mt="sm" aria-label="Records embedded" />
      <Text size="sm" c="dimmed" mt={4} className={classes['file']}>
        {isNext
          ? `${Math.floor(100 * work.share)} % of the records are embedded by the next model, ${work.model}.${serving ? ' Until it has them all, the one in use goes on.' : ''}`
          : 'New and changed records are being embedded.'}
      </Text>
    </div>
  );
}
