import { describe } from 'vitest';
import { changesContract } from './contract/changes.contract.ts';
import { collectionsContract } from './contract/collections.contract.ts';
import { identityContract } from './contract/identity.contract.ts';
import { listedContract } from './contract/listed.contract.ts';
import { meaningContract } from './contract/meaning.contract.ts';
import type { Drawn } from './contract/records.ts';
import { referenceContract } from './contract/reference.contract.ts';
import { sampleContract } from './contract/sample.contract.ts';
import { searchContract } from './contract/search.contract.ts';
import { similarContract } from './contract/similar.contract.ts';
import { writesContract } from './contract/writes.contract.ts';
import type { CatalogueIndex } from './index.port.ts';

type Open = () => Promise<CatalogueIndex>;

/**
 * The contract of every adapter of the index. `open` gives an empty index that holds the fourteen engines. `drawn`: for the many catalogues
 * that properties draw.
 */
export function indexContract(name: string, open: Open, drawn: Drawn = {}): void {
  describe(name, () => {
    writesContract(open);
    changesContract(open, drawn);
    searchContract(open);
    identityContract(open);
    meaningContract(open);
    listedContract(open);
    referenceContract(open);
    sampleContract(open);
    collectionsContract(open);
    similarContract(open, drawn);
  });
}
