import { checkArchive } from '../operations/check-archive.ts';
import { verify } from '../operations/verify.ts';
import { readConfig } from '../platform/config.ts';
import { runCommand } from './run-command.ts';

/** Holds records against the index and files against the table; with a file, an archive against its checksums. */
export async function verifyCommand(
  args: string[],
  env: NodeJS.ProcessEnv,
  out: (text: string) => void,
): Promise<number> {
  const [file, ...more] = args;
  if (file?.startsWith('-') || more.length > 0) {
    out('Usage: npm run verify [-- FILE.tar.gz]');
    return 2;
  }
  if (file) {
    const { createdAt, entries } = await checkArchive(file);
    out(`${file}, of ${createdAt}: all ${entries.length} entries are as they were saved.`);
    return 0;
  }
  const { records, files, unclaimed, problems } = await verify(readConfig(env));
  for (const problem of problems) out(problem);
  out(`${records} records and ${files} files looked at; ${problems.length} problems.`);
  if (unclaimed > 0) out(`${unclaimed} files in the storage belong to nobody: uploads under way, or left behind.`);
  return problems.length > 0 ? 1 : 0;
}

if (import.meta.main) await runCommand(verifyCommand);
