import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const EMBEDDING_KINDS = ['encoder', 'builtin', 'transformers', 'openai-compatible'] as const;
export type EmbeddingKind = (typeof EMBEDDING_KINDS)[number];

/** Model files in Hugging Face's layout, the whole one first. */
export const MODEL_FILES = { fp32: 'onnx/model.onnx', q8: 'onnx/model_quantized.onnx' } as const;

const address = z
  .url({ protocol: /^https?$/, error: 'an http:// or https:// address' })
  .refine(
    (text) => !/\/\/[^/]*@/.test(text),
    'an address without a name and password: a key belongs in EMBEDDING_API_KEY',
  )
  .transform((text) => text.replace(/\/+$/, '').replace(/\/embeddings$/, ''));

/** Where vectors come from: docs/guides/semantic-search.md. */
export const embeddingSettings = {
  EMBEDDING_PROVIDER: z.enum(EMBEDDING_KINDS, EMBEDDING_KINDS.join(', ')).default('encoder'),
  EMBEDDING_URL: address.optional(),
  EMBEDDING_MODEL: z.string().optional(),
  EMBEDDING_API_KEY: z.string().optional(),
  EMBEDDING_FOLDER: z.string().optional(),
  EMBEDDING_QUERY_PREFIX: z.string().max(1000, 'at most 1,000 characters').default(''),
  EMBEDDING_DOCUMENT_PREFIX: z.string().max(1000, 'at most 1,000 characters').default(''),
  EMBEDDING_WEIGHT: z.coerce
    .number('a number from 0 to 1')
    .min(0, 'a number from 0 to 1')
    .max(1, 'a number from 0 to 1')
    .optional(),
};
const Settings = z.object(embeddingSettings);
export type EmbeddingSettings = z.infer<typeof Settings>;
type Name = keyof EmbeddingSettings;

const USED: Record<EmbeddingKind, Name[]> = {
  encoder: [],
  builtin: [],
  transformers: ['EMBEDDING_FOLDER', 'EMBEDDING_QUERY_PREFIX', 'EMBEDDING_DOCUMENT_PREFIX'],
  'openai-compatible': [
    'EMBEDDING_URL',
    'EMBEDDING_MODEL',
    'EMBEDDING_API_KEY',
    'EMBEDDING_QUERY_PREFIX',
    'EMBEDDING_DOCUMENT_PREFIX',
  ],
};
const NEEDED: Partial<Record<EmbeddingKind, Partial<Record<Name, string>>>> = {
  transformers: { EMBEDDING_FOLDER: 'the folder of a model in Hugging Face layout' },
  'openai-compatible': {
    EMBEDDING_URL: 'the address before /embeddings, as http://127.0.0.1:11434/v1',
    EMBEDDING_MODEL: 'the name of a model that the service has',
  },
};

/** Settings that are valid one by one and do not fit together, each in a sentence. */
export function embeddingProblems(settings: EmbeddingSettings): string[] {
  const kind = settings.EMBEDDING_PROVIDER;
  const isSet = (name: Name) => settings[name] !== undefined && settings[name] !== '';
  const missing = Object.entries(NEEDED[kind] ?? {})
    .filter(([name]) => !isSet(name as Name))
    .map(([name, what]) => `${name} is not set; EMBEDDING_PROVIDER=${kind} wants ${what}.`);
  const unused = [...new Set(Object.values(USED).flat())]
    .filter((name) => isSet(name) && !USED[kind].includes(name))
    .map((name) => {
      const users = EMBEDDING_KINDS.filter((other) => USED[other].includes(name)).join(' or ');
      return `${name} is set, but EMBEDDING_PROVIDER is ${kind}, which does not use it; set EMBEDDING_PROVIDER to ${users}, or unset ${name}.`;
    });
  return [...missing, ...unused, ...folderProblems(settings)];
}

function folderProblems({ EMBEDDING_PROVIDER: kind, EMBEDDING_FOLDER: folder }: EmbeddingSettings): string[] {
  if (kind !== 'transformers' || !folder) return [];
  const has = (file: string) => existsSync(join(folder, file));
  if (has('config.json') && has('tokenizer.json') && Object.values(MODEL_FILES).some(has)) return [];
  return [
    `EMBEDDING_FOLDER is "${folder}"; it wants a folder with config.json, tokenizer.json and ${Object.values(MODEL_FILES).join(' or ')}.`,
  ];
}
