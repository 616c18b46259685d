import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A sentence encoder in Hugging Face's layout, small enough to be made by a test: a real ONNX graph that looks each
 * token's vector up, behind a real WordPiece tokenizer. `words` maps words to the subject that they are about.
 */
export function writeTinyModel(folder: string, words: Record<string, number>, dimension = 8): void {
  const vocabulary = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', ...Object.keys(words)];
  const table = new Float32Array(vocabulary.length * dimension);
  // The special tokens say nothing; a word points at its subject, and a little elsewhere.
  Object.values(words).forEach((subject, i) => {
    table[(i + 4) * dimension + subject] = 1;
    table[(i + 4) * dimension + dimension - 1] = 0.1;
  });
  mkdirSync(join(folder, 'onnx'), { recursive: true });
  writeFileSync(join(folder, 'onnx/model.onnx'), lookupGraph(table, vocabulary.length, dimension));
  const json = (file: string, value: unknown) => writeFileSync(join(folder, file), JSON.stringify(value));
  json('config.json', { model_type: 'bert', architectures: ['BertModel'], max_position_embeddings: 16 });
  json('tokenizer_config.json', {
    tokenizer_class: 'BertTokenizer',
    model_max_length: 512,
    pad_token: '[PAD]',
    unk_token: '[UNK]',
    cls_token: '[CLS]',
    sep_token: '[SEP]',
  });
  json('tokenizer.json', tokenizer(vocabulary));
}

function tokenizer(vocabulary: string[]) {
  const special = (content: string, id: number) => ({
    id,
    content,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
    special: true,
  });
  const token = (id: string) => ({ SpecialToken: { id, type_id: 0 } });
  const sequence = { Sequence: { id: 'A', type_id: 0 } };
  return {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: vocabulary.slice(0, 4).map(special),
    normalizer: {
      type: 'BertNormalizer',
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: null,
      lowercase: true,
    },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: {
      type: 'TemplateProcessing',
      single: [token('[CLS]'), sequence, token('[SEP]')],
      pair: [token('[CLS]'), sequence, token('[SEP]')],
      special_tokens: {
        '[CLS]': { id: '[CLS]', ids: [2], tokens: ['[CLS]'] },
        '[SEP]': { id: '[SEP]', ids: [3], tokens: ['[SEP]'] },
      },
    },
    decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(vocabulary.map((word, id) => [word, id])),
    },
  };
}

/** `last_hidden_state = Gather(table, input_ids)`, as ONNX writes it: fields of protocol buffers, by their numbers. */
function lookupGraph(table: Float32Array, rows: number, dimension: number): Buffer {
  const int64 = 7;
  const float = 1;
  const shape = (sizes: (string | number)[]) =>
    message(2, ...sizes.map((size) => message(1, typeof size === 'string' ? text(2, size) : number(1, size))));
  const value = (field: number, name: string, type: number, sizes: (string | number)[]) =>
    message(field, text(1, name), message(2, message(1, number(1, type), shape(sizes))));
  const node = message(1, text(1, 'table'), text(1, 'input_ids'), text(2, 'last_hidden_state'), text(4, 'Gather'));
  const weights = message(
    5,
    number(1, rows),
    number(1, dimension),
    number(2, float),
    text(8, 'table'),
    bytes(9, Buffer.from(table.buffer)),
  );
  const graph = message(
    7,
    node,
    text(2, 'lookup'),
    weights,
    value(11, 'input_ids', int64, ['batch', 'tokens']),
    value(12, 'last_hidden_state', float, ['batch', 'tokens', dimension]),
  );
  return Buffer.concat([number(1, 8), graph, message(8, text(1, ''), number(2, 13))]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) | 128);
  }
}
const number = (field: number, value: number) => Buffer.concat([varint(field * 8), varint(value)]);
const bytes = (field: number, value: Buffer) => Buffer.concat([varint(field * 8 + 2), varint(value.length), value]);
const text = (field: number, value: string) => bytes(field, Buffer.from(value));
const message = (field: number, ...parts: Buffer[]) => bytes(field, Buffer.concat(parts));
