import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { type Plugin, rolldown } from 'rolldown';

export interface Mutant {
  id: number;
  file: string;
  line: number;
  original: string;
  mutated: string;
  /** The whole file with it. */
  changed: () => string;
}

const FOLDER = 'apps/server/src/evidence/claims';
const EVIDENCE = resolve('apps/server/src/evidence');
const ENTRY = 'virtual:gate';
const isTest = (file: string) => file.endsWith('.test.ts');

/** The gate's files, relative to the checkout. */
export const gateFiles = (): string[] =>
  globSync(`${FOLDER}/**/*.ts`)
    .filter((file) => !isTest(file))
    .toSorted();

/** The folder's tests but the one of threads (`judge-threads.ts`), and the one of the labelled statements, each of which is a test here. */
export const testFiles = (): string[] =>
  globSync(`${FOLDER}/**/*.test.ts`)
    .filter((file) => !/gate-thread|labelled/.test(file))
    .toSorted();

/** The gate as one script that holds each mutant behind a switch, `stryMutAct_9fa48("7")`, and what they are. */
export async function instrumentGate(): Promise<{ mutants: Mutant[]; script: string }> {
  const silent = { isDebugEnabled: () => false, debug: () => {}, info: () => {} };
  const files = gateFiles().map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const instrumented = await new Instrumenter(silent as never).instrument(files, {
    plugins: [],
    excludedMutations: [],
    ignorers: [],
    noHeader: true,
  });
  const mutants = instrumented.mutants.map(({ id, fileName, location: { start, end }, replacement }) => {
    const { content } = files.find(({ name }) => name === fileName)!;
    const lines = content.split('\n');
    const offsetOf = ({ line, column }: typeof start) =>
      lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0) + column;
    const [from, to] = [offsetOf(start), offsetOf(end)];
    return {
      id: Number(id),
      file: fileName,
      line: start.line + 1,
      original: content.slice(from, to),
      mutated: replacement,
      changed: () => content.slice(0, from) + replacement + content.slice(to),
    };
  });
  const code = new Map(instrumented.files.map(({ name, content }) => [resolve(name), content]));
  // A worker reads what it is given while it is loaded.
  const entries = [...code.keys()].filter((file) => !file.endsWith('.worker.ts'));
  const script = await bundle(ENTRY, {
    name: 'gate',
    resolveId: (id, from) => {
      if (id === ENTRY || !from || !id.startsWith('.')) return id === ENTRY ? id : undefined;
      const file = resolve(from, '..', id);
      return code.has(file) ? file : { id: file, external: 'absolute' };
    },
    load: (id) => {
      if (id !== ENTRY) return { code: code.get(id)!, moduleType: 'ts' };
      const imports = entries.map((file, i) => `import * as m${i} from ${JSON.stringify(file)};`);
      return `${imports.join('\n')}\nexport const modules = { ${entries.map((file, i) => `${JSON.stringify(file)}: m${i}`)} };`;
    },
  });
  return { mutants, script };
}

/** A test file with what it needs of the folders that use the gate; the gate itself is asked of `require` by its files' full names. */
export const bundleTest = (file: string): Promise<string> =>
  bundle(file, {
    name: 'test',
    resolveId: (id, from) => {
      if (!from || !id.startsWith('.')) return undefined;
      const path = resolve(from, '..', id);
      return path.startsWith(EVIDENCE) && !path.startsWith(resolve(FOLDER)) ? path : { id: path, external: 'absolute' };
    },
  });

async function bundle(input: string, plugin: Plugin): Promise<string> {
  const built = await rolldown({
    input,
    platform: 'node',
    treeshake: false,
    external: (id) => !/^[./]|^virtual:/.test(id) && id !== input,
    plugins: [plugin],
  });
  const { output } = await built.generate({ format: 'cjs', exports: 'named' });
  return output[0].code;
}
