import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { MODEL_FILES } from '../../../platform/embedding-settings.ts';
import type { GuardedClient } from '../../../platform/fetch/guarded-client.ts';
import type { PublishedModel } from './published-models.ts';

/** The package is not what was wanted; nothing was written. */
export class ModelPackageError extends Error {}

/** A package may be larger than it says by no more than this. */
const SLACK_BYTES = 1_000_000;

/**
 * Fetches a model's package, checks that it is the one that is known here, byte for byte, and writes the model in Hugging Face's
 * layout. The folder is whole or not there.
 */
export async function fetchModel(
  model: PublishedModel,
  folder: string,
  client: Pick<GuardedClient, 'request'>,
): Promise<void> {
  const { status, body } = await client.request(model.address, { limits: { maxBytes: model.bytes + SLACK_BYTES } });
  const { host } = new URL(model.address);
  if (status !== 200) throw new ModelPackageError(`${host} answered ${status} for ${model.address}.`);
  const sha256 = createHash('sha256').update(body).digest('hex');
  if (sha256 !== model.sha256)
    throw new ModelPackageError(
      `What ${host} sent is not ${model.name} as it is known here (SHA-256 ${sha256}, not ${model.sha256}).`,
    );
  const files = unzipSync(body, { filter: ({ name }) => name === model.weights || name === model.tokenizer });
  const [weights, tokenizer] = [files[model.weights], files[model.tokenizer]];
  if (!weights || !tokenizer) throw new ModelPackageError(`The package has no ${model.weights} or ${model.tokenizer}.`);
  write(`${folder}.part`, folder, {
    [MODEL_FILES.q8]: weights,
    'tokenizer.json': uncut(tokenizer),
    'config.json': { model_type: 'bert', architectures: ['BertModel'], hidden_size: model.dimension },
    'tokenizer_config.json': TOKENIZER,
    '1_Pooling/config.json': {
      word_embedding_dimension: model.dimension,
      pooling_mode_mean_tokens: model.pooling === 'mean',
      pooling_mode_cls_token: model.pooling === 'cls',
    },
  });
}

const TOKENIZER = {
  tokenizer_class: 'BertTokenizer',
  model_max_length: 512,
  pad_token: '[PAD]',
  unk_token: '[UNK]',
  cls_token: '[CLS]',
  sep_token: '[SEP]',
  mask_token: '[MASK]',
};

/** Packages cut and fill every text to one length: the caller does that, by the texts of a batch. */
const uncut = (tokenizer: Uint8Array) => ({
  ...JSON.parse(new TextDecoder().decode(tokenizer)),
  truncation: null,
  padding: null,
});

function write(part: string, folder: string, files: Record<string, Uint8Array | object>): void {
  rmSync(part, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(part, name)), { recursive: true });
    writeFileSync(join(part, name), content instanceof Uint8Array ? content : JSON.stringify(content));
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
}
