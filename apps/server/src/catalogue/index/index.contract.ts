import { describe } from 'vitest';
import { referenceContract } from './contract/reference.contract.ts';
import { searchContract } from './contract/search.contract.ts';
import { writesContract } from './contract/writes.contract.ts';
import type { CatalogueIndex } from './index.port.ts';

/** What every adapter of the index must do. `open` gives an empty index that holds the fourteen engines. */
export function indexContract(name: string, open: () => Promise<CatalogueIndex>): void {
  describe(name, () => {
    writesContract(open);
    searchContract(open);
    referenceContract(open);
  });
}
