type TypedArray =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/** The array itself while `length` fits, else a copy with room for half as much again. */
export function withCapacity<Values extends TypedArray>(values: Values, length: number): Values {
  if (length <= values.length) return values;
  const Constructor = values.constructor as new (length: number) => Values;
  const copy = new Constructor(Math.max(1024, Math.ceil(length * 1.5)));
  copy.set(values as never);
  return copy;
}
