import { backup } from '../operations/backup.ts';
import { recordsIn } from '../operations/manifest.ts';
import { readConfig } from '../platform/config.ts';
import { runCommand } from './run-command.ts';

/** Writes everything into one archive, with the settings of the server, which may be running. */
export async function backupCommand(
  args: string[],
  env: NodeJS.ProcessEnv,
  out: (text: string) => void,
): Promise<number> {
  const [file, ...more] = args;
  if (!file || file.startsWith('-') || more.length > 0) {
    out('Usage: npm run backup -- FILE.tar.gz');
    return 2;
  }
  const manifest = await backup(readConfig(env), file);
  const { workspace, files, secret } = manifest;
  const rows = Object.values(workspace.sums).reduce((all, { rows }) => all + rows, 0);
  out(`${file}: ${rows} rows of the workspace, ${recordsIn(manifest)} records, ${files.count} files.`);
  if (files.gone.length > 0) out(`${files.gone.length} files were deleted meanwhile and are not in it.`);
  out(
    secret === 'file'
      ? 'It holds the secret that signs sessions, and all that people keep here: keep it as you keep a password.'
      : 'AUTH_SECRET is not in it: keep that one, too.',
  );
  return 0;
}

if (import.meta.main) await runCommand(backupCommand);
