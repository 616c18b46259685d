import { catalogueFile, openSearchCatalogue } from '../catalogue/open-catalogue.ts';
import { readConfig } from '../platform/config.ts';
import { StartError } from '../platform/start-error.ts';
import { runCommand } from './run-command.ts';

/** So often it is said how far it has come. */
const TOLD_EVERY = 50_000;

/** Makes the search service's index anew from the records, while servers run; at first of an embedded catalogue's records, where it is told to. */
export async function searchIndexCommand(
  args: string[],
  env: NodeJS.ProcessEnv,
  out: (text: string) => void,
): Promise<number> {
  const [option, ...more] = args;
  if ((option && option !== '--from-embedded') || more.length > 0) {
    out('Usage: npm run search-index [-- --from-embedded]');
    return 2;
  }
  const config = readConfig(env);
  if (!config.SEARCH_URL) throw new StartError('Set SEARCH_URL to the search service, as the server has it.');
  const progress = (what: string) => {
    let told = 0;
    return (records: number) => {
      if (records - told < TOLD_EVERY) return;
      told = records;
      out(`${records} records ${what}.`);
    };
  };
  const index = await openSearchCatalogue(config, (error) => out(error.message));
  try {
    if (option) {
      const file = catalogueFile(config.DATA_DIR);
      const { records } = await index.adopt(file, progress('taken over'));
      out(`${records} records of ${file} are in the database now. The file is as it was.`);
    }
    const begun = performance.now();
    const { records } = await index.rebuild(progress('in the new index'));
    const seconds = (performance.now() - begun) / 1000;
    out(`The index was made anew from ${records} records in ${seconds.toFixed(1)} s.`);
    return 0;
  } finally {
    await index.close();
  }
}

if (import.meta.main) await runCommand(searchIndexCommand);
