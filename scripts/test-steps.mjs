// Runs steps side by side. What a step says is printed when it ends, so that two of them never mix; long ones are shown
// as they go.
import { spawn } from 'node:child_process';

const KILL_AFTER_MS = 10_000;

/**
 * Starts each step, in the order given, once the steps it comes after have passed and a core is free.
 * @param {{ name: string, script: string, args?: string[], env?: Record<string, string>, after?: string[],
 *   cores?: number, isLive?: boolean }[]} steps `cores`: how many it keeps busy, default 1.
 * @param {{ cores: number, cwd: string, signal: AbortSignal, print?: (text: string | Buffer) => void }} options
 * @returns {Promise<{ name: string, ms: number }[]>} Rejects with the first failure when all that ran has ended.
 */
export async function runSteps(steps, { cores, cwd, signal, print = (text) => process.stdout.write(text) }) {
  const waiting = [...steps];
  const passed = [];
  const running = new Map();
  let failure = signal.aborted ? signal.reason : undefined;
  const stop = (reason) => {
    failure ??= reason;
    for (const { child } of running.values()) end(child);
  };
  const onAbort = () => stop(signal.reason);
  signal.addEventListener('abort', onAbort);
  try {
    for (;;) {
      while (!failure) {
        const busy = [...running.values()].reduce((sum, { step }) => sum + (step.cores ?? 1), 0);
        const isReady = (step) => (step.after ?? []).every((name) => passed.some((one) => one.name === name));
        const next = busy < cores ? waiting.findIndex(isReady) : -1;
        if (next < 0) break;
        const [step] = waiting.splice(next, 1);
        running.set(step.name, start(step, cwd, print));
      }
      if (running.size === 0) break;
      const { step, code, output, ms } = await Promise.race([...running.values()].map(({ ended }) => ended));
      running.delete(step.name);
      // Steps that are told to stop have nothing to say any more.
      const isFirstToFail = code !== 0 && !failure;
      if (!step.isLive && (code === 0 || isFirstToFail)) print(`\n— ${step.name}\n\n${output}`);
      if (code === 0) passed.push({ name: step.name, ms });
      else stop(new Error(`${step.name}: failed.`));
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
  if (failure) throw failure;
  return steps.map(({ name }) => passed.find((one) => one.name === name));
}

function start(step, cwd, print) {
  const started = performance.now();
  if (step.isLive) print(`\n— ${step.name}\n\n`);
  const child = spawn(process.execPath, [step.script, ...(step.args ?? [])], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...step.env },
    // A group of its own: browsers and workers that a runner started end with it.
    detached: process.platform !== 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      if (step.isLive) print(chunk);
      else output += chunk;
    });
  const ended = new Promise((resolve) =>
    child.once('close', (code) => resolve({ step, code, output, ms: performance.now() - started })),
  );
  return { step, child, ended };
}

function end(child) {
  signalTo(child, 'SIGINT');
  const kill = setTimeout(() => signalTo(child, 'SIGKILL'), KILL_AFTER_MS);
  child.once('close', () => clearTimeout(kill));
}

function signalTo(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
