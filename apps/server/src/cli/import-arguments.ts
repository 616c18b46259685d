import { parseArgs } from 'node:util';
import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { isDay } from '../catalogue/import/days.ts';
import { sourceNames } from '../catalogue/import/known-sources.ts';

export interface ImportArguments {
  /** Null for 'all'. */
  engine: Engine | null;
  source: string | null;
  /** None: from the live sources. */
  files: string[];
  /** `yyyy-mm-dd`; null: what is new since the last run. */
  since: string | null;
  /** The files hold all that their source has. */
  isComplete: boolean;
  /** A file with the mapping of a table. */
  mapping: string | null;
  /** Prints the mapping that the file's table most likely has, and imports nothing. */
  isProposal: boolean;
  isDryRun: boolean;
  isJson: boolean;
}

/** What was typed cannot be understood; the message says what can. */
export class ArgumentError extends Error {}

export const IMPORT_USAGE = `npm run import -- <engine or all> [--source NAME] [--since DATE] [--dry-run] [--json]
npm run import -- <engine or all> [--source NAME] --file PATH [--file PATH …] [--complete] [--dry-run] [--json]
npm run import -- <engine or all> --file PATH --propose > mapping.json
npm run import -- <engine or all> --file PATH --mapping mapping.json [--complete] [--dry-run] [--json]

  <engine>   ${ENGINES.join(', ')}, or all
  --source   ${sourceNames.join(', ')}; found out from the file when left out
  --file     a file (plain, .gz or .zip), a folder, an address (https://…), or - for standard input; may be given several times;
             without it the public sources themselves are asked
  --complete the file is all that its source has: records of the source that it lacks are marked as withdrawn
  --propose  prints how a table that no source knows most likely becomes records, as JSON to be corrected; imports nothing
  --mapping  reads the files' tables by such a mapping
  --since    the first day to fetch, as 2026-01-31; when left out, what is new since the last run
  --dry-run  reads and checks without storing
  --json     prints the summary as JSON`;

export function parseImportArguments(argv: string[]): ImportArguments {
  const { values, positionals } = parse(argv);
  const [engine, ...rest] = positionals;
  if (!engine) throw new ArgumentError(`Name an engine, or all.\n\n${IMPORT_USAGE}`);
  if (rest.length > 0) throw new ArgumentError(`One engine at a time, or all; did you mean --file ${rest[0]}?`);
  const known = ENGINES.find((one) => one === engine);
  if (!known && engine !== 'all')
    throw new ArgumentError(`There is no engine '${engine}'. Known: ${ENGINES.join(', ')}, or all`);
  const source = values.source ?? null;
  if (source && !sourceNames.includes(source))
    throw new ArgumentError(`There is no source '${source}'. Known: ${sourceNames.join(', ')}`);
  const files = values.file ?? [];
  const since = values.since ?? null;
  if (since !== null && !isDay(since)) throw new ArgumentError(`--since is '${since}'; it wants a day as 2026-01-31`);
  if (since !== null && files.length > 0) throw new ArgumentError('--since is for live sources; a file is read whole');
  const isComplete = values.complete ?? false;
  if (isComplete && files.length !== 1)
    throw new ArgumentError('--complete says that one file holds all of its source: name that file with --file');
  const mapping = values.mapping ?? null;
  const isProposal = values.propose ?? false;
  if ((mapping || isProposal) && files.length === 0) throw new ArgumentError('--mapping and --propose want a --file');
  if (isProposal && files.length > 1) throw new ArgumentError('--propose looks at one file');
  if (mapping && source) throw new ArgumentError('--mapping says how a table is read: leave --source out');
  return {
    isComplete,
    mapping,
    isProposal,
    engine: known ?? null,
    source,
    files,
    since,
    isDryRun: values['dry-run'] ?? false,
    isJson: values.json ?? false,
  };
}

function parse(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        source: { type: 'string' },
        file: { type: 'string', multiple: true },
        since: { type: 'string' },
        complete: { type: 'boolean' },
        mapping: { type: 'string' },
        propose: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new ArgumentError(`${(error as Error).message}\n\n${IMPORT_USAGE}`);
  }
}
