import type { CatalogueIndex } from '../index/index.port.ts';

type Store = Pick<CatalogueIndex, 'getCheckpoint' | 'setCheckpoint'>;

/** A list kept with the catalogue that grows page by page (`key:0`, `key:1`, …); the first page that is not there ends it. */
export class KeptPages<Item> {
  readonly #store: Store;
  readonly #key: string;
  #count: number | null = null;

  constructor(store: Store, key: string) {
    this.#store = store;
    this.#key = key;
  }

  async add(items: Item[]): Promise<void> {
    if (items.length === 0) return;
    this.#count ??= await this.count();
    await this.#store.setCheckpoint(`${this.#key}:${this.#count}`, items);
    this.#count += 1;
  }

  async page(at: number): Promise<Item[] | null> {
    return (await this.#store.getCheckpoint<Item[]>(`${this.#key}:${at}`))?.value ?? null;
  }

  async count(): Promise<number> {
    let count = 0;
    while (await this.page(count)) count += 1;
    return count;
  }

  /** From the end: stopped on the way, what is left is a list still. */
  async forget(): Promise<void> {
    for (let at = (await this.count()) - 1; at >= 0; at -= 1)
      await this.#store.setCheckpoint(`${this.#key}:${at}`, null);
  }
}
