import { recordsIn } from '../operations/manifest.ts';
import { restore } from '../operations/restore.ts';
import { readConfig } from '../platform/config.ts';
import { runCommand } from './run-command.ts';

/** Puts a backup in place, into the stores that the settings name. The server must be stopped. */
export async function restoreCommand(
  args: string[],
  env: NodeJS.ProcessEnv,
  out: (text: string) => void,
): Promise<number> {
  const isOverwriting = args.includes('--overwrite');
  const [file, ...more] = args.filter((arg) => arg !== '--overwrite');
  if (!file || file.startsWith('-') || more.length > 0) {
    out('Usage: npm run restore -- FILE.tar.gz [--overwrite]');
    return 2;
  }
  const { manifest, setAside } = await restore(readConfig(env), file, { isOverwriting });
  out(`Restored as of ${manifest.createdAt}: ${recordsIn(manifest)} records, ${manifest.files.count} files.`);
  for (const path of setAside) out(`What was there before is in ${path}; remove it when you no longer want it.`);
  if (manifest.secret === 'environment' && !env['AUTH_SECRET'])
    out('The server had its AUTH_SECRET from a setting: set the same one, or everybody has to sign in again.');
  return 0;
}

if (import.meta.main) await runCommand(restoreCommand);
