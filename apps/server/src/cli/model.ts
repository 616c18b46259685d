import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fetchModel, ModelPackageError } from '../catalogue/semantics/transformers/fetch-model.ts';
import { PUBLISHED_MODELS, type PublishedModel } from '../catalogue/semantics/transformers/published-models.ts';
import { readConfig } from '../platform/config.ts';
import { FetchError } from '../platform/fetch/fetch-error.ts';
import { openGuardedClient } from '../platform/fetch/open-client.ts';
import { StartError } from '../platform/start-error.ts';
import { VERSION } from '../version.ts';

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;

/** Fetches a sentence encoder once; from then on it is used without a network. */
export async function model(
  args: string[],
  env: NodeJS.ProcessEnv,
  out: (text: string) => void,
  models: readonly PublishedModel[] = PUBLISHED_MODELS,
): Promise<number> {
  const [verb, name, ...more] = args;
  const wanted = models.find((each) => each.name === name);
  if (verb !== 'get' || !wanted || more.length > 0) {
    if (verb === 'get' && name && !wanted) out(`No model ${name} is known.\n`);
    out('Usage: npm run model -- get NAME\n');
    for (const each of models) out(`  ${each.name}  ${megabytes(each.bytes)}, ${each.licence}. ${each.about}`);
    return 2;
  }
  const config = readConfig(env);
  const parent = resolve(config.DATA_DIR, 'models');
  const folder = join(parent, wanted.name);
  if (existsSync(folder)) out(`${wanted.name} is there already.`);
  else {
    mkdirSync(parent, { recursive: true });
    out(`Fetching ${wanted.name} from ${new URL(wanted.address).host}, ${megabytes(wanted.bytes)} …`);
    await fetchModel(wanted, folder, openGuardedClient(config, VERSION));
    out(`Stored in ${folder}.`);
  }
  const prefix = wanted.queryPrefix && ` EMBEDDING_QUERY_PREFIX="${wanted.queryPrefix}"`;
  out(`
Once, and again after each npm ci, install what computes it:
  ONNXRUNTIME_NODE_INSTALL_CUDA=skip npm install --no-save @huggingface/transformers
Then start with it; records are embedded in the background, and no text leaves this machine:
  EMBEDDING_PROVIDER=transformers EMBEDDING_FOLDER=${folder}${prefix} npm start`);
  return 0;
}

if (import.meta.main) {
  try {
    process.exitCode = await model(process.argv.slice(2), process.env, console.log);
  } catch (error) {
    const isTold = error instanceof StartError || error instanceof FetchError || error instanceof ModelPackageError;
    if (!isTold) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
