import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { Importers } from './table-imports.repository.ts';

export type ImportersOf = (actor: Actor) => Promise<Importers>;

/** To who may import for nobody, the calls about imports do not exist. */
export const onlyImporters =
  (importersOf: ImportersOf): ImportersOf =>
  async (actor) => {
    const importers = await importersOf(actor);
    if (!importers.everybody && importers.owners.length === 0) throw new AppError('NOT_FOUND');
    return importers;
  };

export const mayImportFor = ({ everybody, owners }: Importers, ownerId: string | null): boolean =>
  ownerId === null ? everybody : owners.some(({ id }) => id === ownerId);
