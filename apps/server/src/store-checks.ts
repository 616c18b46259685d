import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueIndex } from './catalogue/index/index.port.ts';
import { catalogueFile } from './catalogue/open-catalogue.ts';
import { movedMark } from './operations/moved-mark.ts';
import { workspaceFolder } from './operations/workspace-source.ts';
import type { Config } from './platform/config.ts';
import { damagedWorkspace, holdsDatabase } from './platform/db/embedded/data-folder.ts';
import { damageIn, describeUrl } from './platform/db/postgres-error.ts';
import type { Log } from './platform/log/log.ts';
import { StartError } from './platform/start-error.ts';

/** What is made anew by itself where it was lost: nobody would hear of it. */
export function warnOfLosses({ DATA_DIR, isSecretNew }: Config, accounts: number, log: Log): void {
  const catalogue = catalogueFile(DATA_DIR);
  if (existsSync(catalogue) && statSync(catalogue).size === 0)
    log.warn(
      `The catalog file ${catalogue} is empty, and searches find nothing. If it held records, stop the server and restore the file from a backup, or import them again.`,
    );
  if (isSecretNew && accounts > 0)
    log.warn(
      `There was no file ${join(DATA_DIR, 'auth-secret')}, and one has been made: all ${accounts} accounts have to sign in again, and links that were mailed, the secrets of webhooks and the codes of authenticator apps no longer hold (recovery codes do). To undo this, restore the file from a backup, or set AUTH_SECRET as it was, and start again.`,
    );
}

/** A workspace that is not there any more, though people have been here: started anew it would be empty, and whoever signs up first an administrator. */
export function refuseLostWorkspace({ DATA_DIR, DATABASE_URL, START_EMPTY }: Config): void {
  if (DATABASE_URL || START_EMPTY === 'on') return;
  const mark = movedMark(DATA_DIR);
  if (existsSync(mark))
    throw new StartError(
      `The workspace in ${DATA_DIR} was moved to a database. ${readFileSync(mark, 'utf8').trim()} Set DATABASE_URL to it. To go back to what is here, which lacks all that came since, remove ${mark}.`,
    );
  const files = join(DATA_DIR, 'library', 'files');
  if (holdsDatabase(workspaceFolder(DATA_DIR)) || !existsSync(files) || readdirSync(files).length === 0) return;
  throw new StartError(
    `There are files of people in ${files}, and no workspace in ${DATA_DIR}. Started like this, everything would seem to be gone, and the next to sign up would become administrator. Put the workspace back (npm run restore), or set DATABASE_URL as it was; START_EMPTY=on starts anew on purpose.`,
  );
}

/** The same of a database that was named beside an embedded workspace. */
export function refuseEmptyDatabase({ DATA_DIR, DATABASE_URL, START_EMPTY }: Config, accounts: number): void {
  if (!DATABASE_URL || START_EMPTY === 'on' || accounts > 0 || !holdsDatabase(workspaceFolder(DATA_DIR))) return;
  throw new StartError(
    `DATABASE_URL names a database without accounts, and ${DATA_DIR} holds a workspace. Started like this, everything would seem to be gone, and the next to sign up would become administrator. With the same settings, npm run move takes the workspace there; START_EMPTY=on starts anew on purpose.`,
  );
}

/** And of a catalogue that was named beside an embedded one. */
export async function refuseEmptyCatalogue(
  { DATA_DIR, SEARCH_URL, START_EMPTY }: Config,
  index: Pick<CatalogueIndex, 'lastChange'>,
): Promise<void> {
  const file = catalogueFile(DATA_DIR);
  if (!SEARCH_URL || START_EMPTY === 'on' || !existsSync(file) || statSync(file).size === 0) return;
  if ((await index.lastChange()) > 0) return;
  throw new StartError(
    `SEARCH_URL names a search service, the database holds no records, and ${file} is a catalog. Started like this, searches would find nothing. With the same settings, npm run search-index -- --from-embedded takes its records there; START_EMPTY=on starts anew on purpose.`,
  );
}

/** An error of the start, in a sentence where the database says that its files are not what it wrote. */
export function damageTold({ DATA_DIR, DATABASE_URL }: Config, error: unknown): unknown {
  const damage = damageIn(error);
  if (damage === null) return error;
  if (!DATABASE_URL) return damagedWorkspace(workspaceFolder(DATA_DIR), new Error(damage));
  return new StartError(
    `PostgreSQL says that the ${describeUrl(DATABASE_URL)} is damaged (${damage}). Restore a backup into an empty one (npm run restore -- FILE) and name that in DATABASE_URL.`,
    { cause: error },
  );
}
