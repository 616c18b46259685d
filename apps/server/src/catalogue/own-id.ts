import type { CatalogueRecord } from './record.ts';

/** Records of an organization have ids of their own, so that none takes the place of what is everybody's, or another's. */
const OWN_ID = /^own-[0-9a-f]{8}-/;

export const ofCollection = (record: CatalogueRecord, collection: string): CatalogueRecord => ({
  ...record,
  id: ownIdOf(record.id, collection),
  collection,
});

export const ownIdOf = (id: string, collection: string): string => `own-${collection.slice(0, 8)}-${id}`;

/** The id that its source had. */
export const idWithoutOwner = ({ id, collection }: Pick<CatalogueRecord, 'id' | 'collection'>): string =>
  collection ? id.replace(OWN_ID, '') : id;
