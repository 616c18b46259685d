/** So many of them, spread evenly. */
export const someOf = <Item>(items: readonly Item[], count: number): Item[] =>
  items.length <= count
    ? [...items]
    : Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)]!);

export const share = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${part} of ${whole}, ${Math.round((part / whole) * 100)} %`;
