import { move } from '../operations/move.ts';
import { readConfig } from '../platform/config.ts';
import { runCommand } from './run-command.ts';

/** Takes an embedded installation to PostgreSQL, and to a bucket where one is set. The server must be stopped. */
export async function moveCommand(
  args: string[],
  env: NodeJS.ProcessEnv,
  out: (text: string) => void,
): Promise<number> {
  if (args.length > 0) {
    out('Usage: DATABASE_URL=postgres://… npm run move');
    return 2;
  }
  const config = readConfig(env);
  const { rows, files } = await move(config);
  out(`Moved ${rows} rows; all were read back and are the same.`);
  if (files) out(`${files.brought} files were brought to the bucket, ${files.there} were there.`);
  out(
    `Start with the same settings now. The catalog stays in ${config.DATA_DIR}; the old workspace there is as it was.`,
  );
  return 0;
}

if (import.meta.main) await runCommand(moveCommand);
