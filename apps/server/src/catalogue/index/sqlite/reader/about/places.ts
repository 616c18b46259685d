/** Where a slot stands among ascending ones; -1 where it doesn't. */
export function placeIn(slots: Uint32Array, slot: number): number {
  let [low, high] = [0, slots.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (slots[middle]! === slot) return middle;
    if (slots[middle]! < slot) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Of the places below `count`, those that are wanted. */
export function placesWhere(count: number, isWanted: (place: number) => boolean): Uint32Array<ArrayBuffer> {
  const places = new Uint32Array(count);
  let n = 0;
  for (let place = 0; place < count; place++) if (isWanted(place)) places[n++] = place;
  return places.slice(0, n);
}
