/** Slots from one up to, not including, another. */
export interface SlotRange {
  from: number;
  to: number;
}

/** Between slots of one data set so many others are taken along: a run of its own would cost more. */
const GAP = 64;

/** Where the slots of each data set stand, by its code; what lies in short gaps between them belongs to others. */
function slotRanges(engine: Uint8Array, size: number): Map<number, SlotRange[]> {
  const ranges = new Map<number, SlotRange[]>();
  const last: (SlotRange | undefined)[] = [];
  for (let slot = 0; slot < size; slot++) {
    const code = engine[slot]!;
    const range = last[code];
    if (range && slot - range.to <= GAP) {
      range.to = slot + 1;
      continue;
    }
    const begun = { from: slot, to: slot + 1 };
    last[code] = begun;
    const others = ranges.get(code);
    if (others) others.push(begun);
    else ranges.set(code, [begun]);
  }
  return ranges;
}

/** The same, kept until there are more slots: a slot's data set never changes. */
export class SlotRanges {
  private engine: Uint8Array | null = null;
  private size = 0;
  private ranges = new Map<number, SlotRange[]>();

  of(engine: Uint8Array, size: number): Map<number, SlotRange[]> {
    if (engine !== this.engine || size !== this.size) {
      this.ranges = slotRanges(engine, size);
      this.engine = engine;
      this.size = size;
    }
    return this.ranges;
  }
}
