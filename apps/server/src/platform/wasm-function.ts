/** WebAssembly's types. */
const TYPES = { i32: 0x7f, i64: 0x7e, f64: 0x7c, v128: 0x7b } as const;
type Type = keyof typeof TYPES;

interface FunctionParts {
  parameters: Type[];
  result?: Type;
  /** Beside the parameters, whose numbers come first. */
  locals: [count: number, type: Type][];
  body: number[];
}

/**
 * A function of WebAssembly over a memory: for loops of a dozen instructions that JavaScript has none for. They are written out
 * by hand, since a compiler would be one more thing to install.
 */
export function wasmFunction<Call>(
  memory: WebAssembly.Memory,
  { parameters, result, locals, body }: FunctionParts,
): Call {
  const section = (id: number, content: number[]) => [id, ...unsigned(content.length), ...content];
  const name = (text: string) => [text.length, ...Buffer.from(text)];
  const code = [
    locals.length,
    ...locals.flatMap(([count, type]) => [...unsigned(count), TYPES[type]]),
    ...body,
    ...END,
  ];
  const results = result ? [1, TYPES[result]] : [0];
  const types = [0x60, parameters.length, ...parameters.map((type) => TYPES[type]), ...results];
  const module = new WebAssembly.Module(
    Uint8Array.from([
      ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      ...section(1, [1, ...types]),
      ...section(2, [1, ...name('host'), ...name('memory'), 2, 0, 1]),
      ...section(3, [1, 0]),
      ...section(7, [1, ...name('run'), 0, 0]),
      ...section(10, [1, ...unsigned(code.length), ...code]),
    ]),
  );
  return new WebAssembly.Instance(module, { host: { memory } }).exports['run'] as Call;
}

/** Bytes of memory come in pages. */
export const WASM_PAGE = 65_536;

export const LOOP = [0x03, 0x40];
export const END = [0x0b];
/** To the loop's start, if what was computed last is not 0. */
export const AGAIN_IF = [0x0d, 0];
export const get = (local: number) => [0x20, ...unsigned(local)];
export const set = (local: number) => [0x21, ...unsigned(local)];
export const constant = (value: number) => [0x41, ...signed(value)];
/** An instruction on vectors of 128 bits. */
export const simd = (instruction: number, ...immediate: number[]) => [0xfd, ...unsigned(instruction), ...immediate];
/** Where an instruction reads or writes: alignment as a power of two, and what is added to the address. */
export const at = (alignment: number, offset = 0) => [alignment, ...unsigned(offset)];

/** Numbers in WebAssembly's variable length, seven bits a byte. */
function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

/** A seventh bit at the end would be taken for the sign. */
function signed(value: number): number[] {
  return value < 64 ? [value] : [(value & 127) | 128, ...signed(value >>> 7)];
}
