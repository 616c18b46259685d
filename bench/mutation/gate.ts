import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Script } from 'node:vm';
import { bundleTest } from './instrument.ts';
import { collectTests, type Test, vitest } from './vitest.ts';

/** The gate, loaded with no mutant or with one. */
export interface Gate {
  modules: Record<string, Record<string, unknown>>;
  tests: Map<string, Test[]>;
  /** Switches to another mutant, and forgets what was read; records, too, unless these are read as before. */
  switchTo: (mutant: number, keepsRecords: boolean) => void;
}

/** What the gate has read of objects, and of texts (`remembered.ts`). */
const MEMORY = /new WeakMap\(\)|(?<=const known = (?:\/\*.*?\*\/ )?)new Map\(\)/g;
const requireReal = createRequire(resolve('bench/mutation.ts'));

/**
 * `mutating` runs with a mutant; `covering` tells which ones are reached, and remembers nothing: a later test would not reach what
 * an earlier one has read.
 */
export function gateScripts(source: string): { covering: Script; mutating: Script } {
  const switched = source.replace(/stryMutAct_9fa48\("(\d+)"\)/g, '(on === $1)');
  const files = switched.split(/(?=^\/\/ apps\/)/m);
  const remembering = files.map((code) => {
    const memory = code.startsWith('// apps/server/src/evidence/claims/ground.ts') ? 'records' : 'others';
    return code.replace(MEMORY, `remember(${memory})`);
  });
  return {
    mutating: wrap(remembering.join('').replace(/stryCov_9fa48\([^)]*\)/g, '0')),
    covering: wrap(
      switched
        .replace(/stryCov_9fa48\(([^)]*)\)/g, (_, ids: string) => `cover(${ids.replaceAll('"', '')})`)
        .replace(MEMORY, '{ size: 0, get() {}, set() {} }'),
    ),
  };
}

const wrap = (code: string) =>
  new Script(`((require, on, cover, remember) => {
const exports = {}, records = true, others = false;
${code}
return { modules: exports.modules, switchOn(mutant) { on = mutant; } };
})`);

export function openGate(script: Script, on: number, cover?: (...ids: number[]) => void): Gate {
  const memories: { isOfRecords: boolean; known: Map<unknown, unknown> }[] = [];
  const remember = (isOfRecords: boolean) => {
    const known = new Map();
    memories.push({ isOfRecords, known });
    return known;
  };
  const { modules, switchOn } = (script.runInThisContext() as CallableFunction)(requireReal, on, cover, remember);
  const tests = new Map<string, Test[]>();
  return {
    modules,
    tests,
    switchTo: (mutant, keepsRecords) => {
      switchOn(mutant);
      tests.clear();
      for (const { isOfRecords, known } of memories) if (!isOfRecords || !keepsRecords) known.clear();
    },
  };
}

/** What gives a test file's tests for a gate. */
export async function openTestFile(file: string): Promise<(gate: Gate) => Test[]> {
  const script = new Script(`((require) => { const exports = {}; ${await bundleTest(resolve(file))}\n})`);
  return ({ modules, tests }) => {
    let declared = tests.get(file);
    if (!declared) {
      const load = script.runInThisContext() as CallableFunction;
      declared = collectTests(() =>
        load((id: string) => (id === 'vitest' ? vitest : (modules[id] ?? requireReal(id)))),
      );
      tests.set(file, declared);
    }
    return declared;
  };
}
