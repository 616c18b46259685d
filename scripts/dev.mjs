// Server with restarts on change, and Vite's own server in front of it.
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const webPort = '5173';
const children = [
  spawn(
    process.execPath,
    [
      '--watch',
      '--disable-warning=ExperimentalWarning',
      '--max-semi-space-size=8',
      '--initial-old-space-size=64',
      'apps/server/src/main.ts',
    ],
    {
      cwd: root,
      stdio: 'inherit',
    },
  ),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), '--port', webPort], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
  }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
