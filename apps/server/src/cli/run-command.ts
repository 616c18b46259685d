import { CatalogueStorageError } from '../catalogue/index/errors.ts';
import { AppError } from '../platform/http/app-error.ts';
import { StartError } from '../platform/start-error.ts';

/** Runs a command and exits with what it answers; what an operator can act on is said in a sentence, and exits with 1. */
export async function runCommand(
  command: (args: string[], env: NodeJS.ProcessEnv, out: (text: string) => void) => Promise<number>,
): Promise<void> {
  try {
    process.exitCode = await command(process.argv.slice(2), process.env, console.log);
  } catch (error) {
    const isTold = error instanceof StartError || error instanceof CatalogueStorageError || error instanceof AppError;
    console.error(isTold ? error.message : error);
    process.exitCode = 1;
  }
}
