/** Doc ordinals from one up to, not including, another. */
export interface DocOrdinalRange {
  from: number;
  to: number;
}

/** Between doc ordinals of one data set so many others are taken along: a run of its own would cost more. */
const GAP = 64;

/** Ranges of each data set's doc ordinals, by its code; what lies in short gaps between them belongs to others. */
function docOrdinalRanges(engine: Uint8Array, size: number): Map<number, DocOrdinalRange[]> {
  const ranges = new Map<number, DocOrdinalRange[]>();
  const last: (DocOrdinalRange | undefined)[] = [];
  for (let docOrdinal = 0; docOrdinal < size; docOrdinal++) {
    const code = engine[docOrdinal]!;
    const range = last[code];
    if (range && docOrdinal - range.to <= GAP) {
      range.to = docOrdinal + 1;
      continue;
    }
    const begun = { from: docOrdinal, to: docOrdinal + 1 };
    last[code] = begun;
    const others = ranges.get(code);
    if (others) others.push(begun);
    else ranges.set(code, [begun]);
  }
  return ranges;
}

/** The same, kept until there are more doc ordinals: a doc ordinal's data set never changes. */
export class DocOrdinalRanges {
  private engine: Uint8Array | null = null;
  private size = 0;
  private ranges = new Map<number, DocOrdinalRange[]>();

  of(engine: Uint8Array, size: number): Map<number, DocOrdinalRange[]> {
    if (engine !== this.engine || size !== this.size) {
      this.ranges = docOrdinalRanges(engine, size);
      this.engine = engine;
      this.size = size;
    }
    return this.ranges;
  }
}
