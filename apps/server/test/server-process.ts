import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/free-port.mjs';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
/** As `npm start` and the container have them. */
const ARGUMENTS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8', '--initial-old-space-size=64'];
const MEMORY = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '1048576' };

export interface ServerProcess {
  url: string;
  pid: number;
  output(): string;
  /** Does nothing any more, and can only be killed. */
  pause(): void;
  /** Ends at once; what it gave to the system goes on to the disk. */
  kill9(): Promise<void>;
  /** Asks it to stop; answers its exit code. */
  stop(): Promise<number | null>;
  exited: Promise<number | null>;
}

/** Starts the real server as a process of its own, on a free port unless `env` names one. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = env['PORT'] ?? String(await freePort());
  const { PATH, NODE_COMPILE_CACHE, TMPDIR, TEMP, TMP } = process.env;
  const kept = { PATH, NODE_COMPILE_CACHE, TMPDIR, TEMP, TMP };
  const child = spawn(process.execPath, [...ARGUMENTS, MAIN], {
    env: { ...kept, ...MEMORY, PORT: port, SIGN_UPS_PER_HOUR: '100000', ...env } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await Promise.race([until(() => output.includes('Groundwork runs at')), exited]);
  const end = (signal: NodeJS.Signals, process: ChildProcess) => {
    process.kill(signal);
    return exited;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    output: () => output,
    exited,
    pause: () => void child.kill('SIGSTOP'),
    kill9: async () => void (await end('SIGKILL', child)),
    stop: () => end('SIGTERM', child),
  };
}

export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 25));
}
