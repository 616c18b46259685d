import { Script } from 'node:vm';
import { type Gate, gateScripts, openGate } from './gate.ts';
import type { Mutant } from './instrument.ts';
import { readUnits, type Unit } from './units.ts';

/** What runs ten times as long as unmutated, and a second more, would not end. */
const ENDLESS = 10;
const NO_MUTANT = -1;
/** Of the likeliest only so many come first, lest nothing else be run. */
const LIKELY = 40;
const QUICK_MS = 3;

/** Tells of each of `chosen` whether something notices it. */
export async function judgeMutants(
  mutants: Mutant[],
  source: string,
  chosen: Mutant[],
  maxMs: number,
  tell: (id: number, isNoticed: boolean) => void,
): Promise<void> {
  const scripts = gateScripts(source);
  const { units, loading, reading } = await readUnits(scripts, 1 + Math.max(...mutants.map(({ id }) => id)));
  const warm = openGate(scripts.mutating, NO_MUTANT);
  /** What noticed others of the file, the last one first. */
  const noticing = new Map<string, Unit[]>();
  for (const mutant of chosen) {
    const before = noticing.get(mutant.file) ?? [];
    const unit = await firstThatDiffers(mutant, chooseUnits(mutant, before));
    if (unit && unit !== 'loading') noticing.set(mutant.file, [unit, ...before.filter((each) => each !== unit)]);
    tell(mutant.id, unit !== null);
  }
  warm.switchTo(NO_MUTANT, true);
  for (const unit of units)
    if (!(await unit.isAsBefore(warm))) throw new Error(`A mutant has left something behind: ${unit.text}`);

  async function firstThatDiffers(mutant: Mutant, reached: Unit[]): Promise<Unit | 'loading' | null> {
    let at = 0;
    const pending: [Unit, Promise<boolean>][] = [];
    let gate: Gate | undefined;
    const run = () => {
      gate ??= gateWith(mutant.id);
      for (; at < reached.length; at++) {
        const isAsBefore = reached[at]!.isAsBefore(gate);
        if (isAsBefore === false) return;
        if (isAsBefore !== true) pending.push([reached[at]!, isAsBefore]);
      }
    };
    try {
      runWithin(run, 1000 + ENDLESS * reached.reduce((sum, { ms }) => sum + ms, 0));
    } catch {
      return reached[at] ?? 'loading';
    }
    if (at < reached.length) return reached[at]!;
    for (const [unit, isAsBefore] of pending) if (!(await isAsBefore)) return unit;
    return null;
  }

  /** Loaded anew where the mutant is evaluated with its file; else switched in one that runs at its full speed already. */
  function gateWith(id: number): Gate {
    if (loading[id]) return openGate(scripts.mutating, id);
    warm.switchTo(id, !reading[id]);
    return warm;
  }

  /** What reaches it, the likeliest to notice it first. What is evaluated with its file concerns all that reaches the file. */
  function chooseUnits(mutant: Mutant, before: Unit[]): Unit[] {
    const ids = loading[mutant.id]
      ? mutants.filter(({ file }) => file === mutant.file).map(({ id }) => id)
      : [mutant.id];
    let reached = units.filter(({ reaches }) => ids.some((id) => reaches[id]));
    if (reached.length === 0 && loading[mutant.id]) reached = units;
    const isReached = new Set(reached);
    const own = mutant.file.replace(/\.ts$/, '.test.ts');
    const tests = reached.filter(({ file }) => file !== null).toSorted((a, b) => a.ms - b.ms);
    const ordered = new Set([
      ...before.filter((unit) => isReached.has(unit)).slice(0, LIKELY),
      ...tests.filter(({ file }) => file === own),
      ...hintedBy(mutant, reached).slice(0, LIKELY),
      ...tests.filter(({ ms }) => ms < QUICK_MS),
      ...evenly(reached),
    ]);
    const chosen: Unit[] = [];
    let ms = 0;
    for (const unit of ordered) {
      if (ms > maxMs) break;
      ms += unit.ms;
      chosen.push(unit);
    }
    return chosen;
  }
}

/** Every eighth test and statement, then those in between: neighbors cite the same record, and show the same. */
const evenly = <Item>(items: Item[]): Item[] =>
  Array.from({ length: 8 }, (_, offset) => items.filter((_, i) => i % 8 === offset)).flat();

const limited = new Script('runWithinLimit()');
const cpuMs = () => process.cpuUsage().user / 1000;

/** Stops `run` when it has used so much processor time, by an error: on a busy machine an hour may hold little of it. */
function runWithin(run: () => void, maxCpuMs: number): void {
  Object.assign(globalThis, { runWithinLimit: run });
  const end = cpuMs() + maxCpuMs;
  for (;;) {
    try {
      return void limited.runInThisContext({ timeout: Math.ceil(Math.max(100, end - cpuMs())) });
    } catch (error) {
      const isTime = error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
      if (!isTime || cpuMs() >= end) throw error;
    }
  }
}

/** A changed pattern may take forever. */
function hintedBy(mutant: Mutant, units: Unit[]): Unit[] {
  const isHinted = hintOf(mutant);
  const hinted: Unit[] = [];
  let at = 0;
  try {
    runWithin(() => {
      for (; at < units.length; at++) if (isHinted(units[at]!.text)) hinted.push(units[at]!);
    }, 1000);
  } catch {
    // Those that were found come first.
  }
  return hinted;
}

/** Whether a text is likely to show the change: it has the word, or the changed pattern finds something else in it. */
function hintOf({ original, mutated }: Mutant): (text: string) => boolean {
  const [from, to] = [patternOf(original), patternOf(mutated)];
  if (from && to) return (text) => `${[...text.matchAll(from)]}` !== `${[...text.matchAll(to)]}`;
  const word = /^'([^']{3,40})'$/.exec(original)?.[1]?.trim();
  return word ? (text) => text.includes(word) : () => false;
}

function patternOf(code: string): RegExp | null {
  const match = /^\/(.+)\/([a-z]*)$/s.exec(code);
  return match && new RegExp(match[1]!, `${match[2]!.replace('g', '')}g`);
}
