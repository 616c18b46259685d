import { texts } from '@groundwork/contract/texts';

export const VERSIONS_TEXTS = texts('report-versions', {
  versions: 'Versions',
  failed: 'The versions could not be loaded',
  version: (number: number) => `Version ${number}`,
  current: 'current',
  kinds: { written: 'Written', edited: 'Edited', restored: 'Restored' },
  compare: 'Compare with current',
  compareLabel: (number: number) => `Compare version ${number} with the current one`,
  restore: 'Restore',
  restoreLabel: (number: number) => `Restore version ${number}`,
  comparing: (earlier: number, current: number) => `Version ${earlier} compared with version ${current}`,
  allVersions: 'All versions',
  noDifference: 'The two texts are the same.',
});
