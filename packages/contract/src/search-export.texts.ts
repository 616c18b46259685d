import { texts } from './texts.ts';

export const EXPORT_TEXTS = texts('contract/search-export', {
  retrying: 'Export Failed. Retrying...',
  failed: 'The export failed. Check your connection and try again; a narrower search is smaller.',
});

/** The file of a bundle that says what the others are. */
export const MANIFEST_FILE = 'manifest.json';
