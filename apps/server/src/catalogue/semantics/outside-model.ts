import { createHash } from 'node:crypto';
import type { SemanticText } from './model/term-counts.ts';

/** About 2,000 tokens: what a long text is about, its beginning says, and many models read no further. */
export const INPUT_CHARACTERS_MAX = 8_000;

/** Some models want these before a text, as e5's `query: ` and `passage: `. */
export interface Prefixes {
  query: string;
  document: string;
}

/** The first `length` characters, never half of one. */
export const cut = (text: string, length = INPUT_CHARACTERS_MAX): string => text.slice(0, length).toWellFormed();

export const queryInput = (text: string, { query }: Prefixes): string => cut(`${query}${text.trim()}`);

/** Empty for a record without a word, which no model should be asked about. */
export function documentInput({ title, text }: SemanticText, { document }: Prefixes): string {
  const said = `${title.trim()}\n${text.trim()}`.trim();
  return said && cut(`${document}${said}`);
}

/** Names what made a vector: the kind of provider, its model, the dimension, and what stood before the texts. */
export function modelId(kind: string, name: string, dimension: number, { document }: Prefixes): string {
  const prefix = document && `~${createHash('sha256').update(document).digest('hex').slice(0, 8)}`;
  return `${kind}:${name}:${dimension}${prefix}`;
}

/** The name in an id that `modelId` made; null for other kinds. */
export function nameIn(id: string, kind: string): string | null {
  if (!id.startsWith(`${kind}:`)) return null;
  return /^(.+):\d+(?:~[0-9a-f]{8})?$/s.exec(id.slice(kind.length + 1))?.[1] ?? null;
}

/** Embeds what holds words; the others' vectors are all zeros. */
export async function embedWorded(
  inputs: string[],
  dimension: number,
  embed: (inputs: string[]) => Promise<Float32Array[]>,
): Promise<Float32Array[]> {
  const worded = inputs.filter(Boolean);
  const vectors = (worded.length > 0 ? await embed(worded) : []).values();
  return inputs.map((input) => (input ? vectors.next().value! : new Float32Array(dimension)));
}
