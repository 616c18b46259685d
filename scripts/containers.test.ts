// What the image and compose.yaml say, held to what the server knows: settings, ports, folders, the path of its health; and
// the program started as the image starts it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, SETTING_NAMES } from '../apps/server/src/platform/config.ts';
import { system } from '../packages/contract/src/system.ts';
import { freePort } from './free-port.mjs';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const dockerfile = DockerfileParser.parse(read('Dockerfile'));
const instructions = dockerfile.getInstructions();
/** What these tests read of a service, as docs.docker.com/reference/compose-file has it. */
interface Service {
  image?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[] | Record<string, unknown>;
  ports?: string[];
  stop_grace_period?: string;
}
const compose: { services: Record<string, Service>; volumes: Record<string, unknown> } = parse(read('compose.yaml'), {
  merge: true,
});
const own = Object.entries(compose.services).filter(([, { image }]) => image === 'groundwork');

const last = instructions.map((each) => each.getKeyword()).lastIndexOf('FROM');
const ofImage = instructions.slice(last);
const argumentsOf = (keyword: string) =>
  ofImage.filter((each) => each.getKeyword() === keyword).map((each) => each.getArgumentsContent());
const env = Object.fromEntries(
  dockerfile.getENVs().flatMap((each) => each.getProperties().map((one) => [one.getName(), one.getValue()])),
);

/** As compose fills it in, where everything that must be set is set. */
const GIVEN: Record<string, string> = {
  DOMAIN: 'groundwork.test',
  AUTH_SECRET: 'x'.repeat(40),
  POSTGRES_PASSWORD: 'p',
  S3_ACCESS_KEY_ID: 'a',
};
GIVEN.S3_SECRET_ACCESS_KEY = 's';
const filledIn = (text: unknown) =>
  String(text).replace(/\$\{(\w+)(?::([?-])([^}]*))?\}/g, (_whole, name, kind, rest) => {
    if (GIVEN[name] !== undefined) return GIVEN[name];
    if (kind === '?') throw new Error(`${name} must be set`);
    return rest ?? '';
  });

test('[OPS-09] the image runs unprivileged, listens outside, keeps its data in a volume and knows whether it is ready', () => {
  expect(argumentsOf('USER')).toEqual(['node']);
  expect(argumentsOf('VOLUME')).toEqual([env.DATA_DIR]);
  expect(argumentsOf('EXPOSE')).toEqual([env.PORT]);
  expect(env.HOST).toBe('0.0.0.0');
  const [check] = argumentsOf('HEALTHCHECK');
  expect(check).toContain(`/api${system.ready['~orpc'].route.path}`);
  const [command] = argumentsOf('CMD');
  const main = JSON.parse(command!).at(-1);
  expect(existsSync(new URL(`../${main}`, import.meta.url))).toBe(true);
});

test('[OPS-09] every file that the image takes exists, and each stage begins at a base that can be pinned', () => {
  for (const each of dockerfile.getCOPYs()) {
    if (each.getFlags().some((flag) => flag.getName() === 'from')) continue;
    const sources = each.getArguments().slice(0, -1);
    for (const source of sources)
      expect([source.getValue(), existsSync(new URL(`../${source.getValue()}`, import.meta.url))]).toEqual([
        source.getValue(),
        true,
      ]);
  }
  const stages = new Set([
    `\${NODE_IMAGE}`,
    ...dockerfile
      .getFROMs()
      .map((from) => from.getBuildStage())
      .filter(Boolean),
  ]);
  for (const from of dockerfile.getFROMs()) expect(stages).toContain(from.getImage());
});

/** The packages that a workspace may import in production, those of its own workspaces apart. */
const packagesOf = (workspace: string): string[] =>
  Object.keys(JSON.parse(read(`${workspace}/package.json`)).dependencies).filter(
    (name) => !name.startsWith('@groundwork/'),
  );

/** A folder with what the image’s last stage has, laid out as there. */
function unpackedImage(): string {
  const root = resolve(import.meta.dirname, '..');
  const app = mkdtempSync(join(tmpdir(), 'groundwork-image-'));
  const own = dockerfile.getCOPYs().filter((each) => ofImage.includes(each) && each.getFlags().length === 0);
  for (const copied of own) {
    const places = copied.getArguments().map((each) => each.getValue());
    const target = join(app, places.pop()!);
    for (const place of places)
      cpSync(join(root, place), target.endsWith('/') ? join(target, place) : target, { recursive: true });
  }
  for (const name of new Set([...packagesOf('apps/server'), ...packagesOf('packages/contract')])) {
    const place = join(app, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), place);
  }
  mkdirSync(join(app, 'node_modules/@groundwork'));
  symlinkSync('../../packages/contract', join(app, 'node_modules/@groundwork/contract'));
  return app;
}

test('[OPS-09] with the image’s files, settings and command the program starts, is healthy by the image’s own look, and ends when told to', {
  timeout: 300_000,
  skip: process.platform === 'win32',
}, async () => {
  const app = unpackedImage();
  const port = String(await freePort());
  const settings = { ...env, HOST: '127.0.0.1', PORT: port, DATA_DIR: join(app, 'data'), SAMPLE_DATA: 'off' };
  const run = {
    cwd: app,
    env: { PATH: process.env.PATH, ...settings, NODE_COMPILE_CACHE: join(app, 'data/.compiled') },
  };
  const commandOf = (keyword: string) => JSON.parse(/\[.*\]/.exec(argumentsOf(keyword)[0]!)![0]) as string[];
  const isHealthy = () => {
    const [program, ...given] = commandOf('HEALTHCHECK');
    return spawnSync(program!, given, run).status === 0;
  };
  expect(isHealthy()).toBe(false);
  const [program, ...given] = commandOf('CMD');
  const server = spawn(program!, given, run);
  onTestFinished(() => void server.kill('SIGKILL'));
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  await expect
    .poll(() => isHealthy() || (server.exitCode !== null && said), { timeout: 240_000, interval: 1_000 })
    .toBe(true);
  const [stopSignal] = argumentsOf('STOPSIGNAL');
  server.kill(stopSignal as NodeJS.Signals);
  expect(await once(server, 'exit')).toEqual([0, null]);
});

test('[OPS-09] neither file holds a secret', () => {
  const set = instructions.filter((each) => ['ENV', 'ARG'].includes(each.getKeyword()));
  for (const each of set) expect(each.getArgumentsContent()).not.toMatch(/SECRET|PASSWORD|KEY|TOKEN/);
  for (const { environment = {} } of Object.values(compose.services))
    for (const [name, value] of Object.entries(environment))
      if (/SECRET|PASSWORD|KEY|_URL$/.test(name) && !/^https:\/\//.test(value))
        expect([name, value]).toEqual([name, expect.stringContaining('${')]);
});

test('[OPS-09] every setting of the image and of compose.yaml is one that the server has, and together they are valid', () => {
  // Read by Node and by the C library.
  const others = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_TRIM_THRESHOLD_', 'MALLOC_MMAP_THRESHOLD_'];
  const known = new Set([...SETTING_NAMES, ...others]);
  expect(Object.keys(env).filter((name) => !known.has(name))).toEqual([]);
  expect(own.map(([name]) => name).sort()).toEqual(['web-1', 'web-2', 'worker']);
  for (const [name, { environment }] of own) {
    expect([name, Object.keys(environment ?? {}).filter((each) => !known.has(each))]).toEqual([name, []]);
    const settings = Object.fromEntries(
      Object.entries(environment ?? {}).map(([key, value]) => [key, filledIn(value)]),
    );
    const config = readConfig({ ...env, ...settings, DATA_DIR: mkdtempSync(join(tmpdir(), 'groundwork-compose-')) });
    expect(config).toMatchObject({
      ROLE: name === 'worker' ? 'worker' : 'web',
      PROXIES: 1,
      APP_URL: 'https://groundwork.test',
    });
  }
});

test('[OPS-09] services keep to what they declare: volumes, ports, a read-only root, one before the other', () => {
  const volumes = new Set(Object.keys(compose.volumes));
  for (const [name, service] of Object.entries(compose.services)) {
    for (const each of service.volumes ?? []) {
      const [source = ''] = each.split(':');
      expect([
        name,
        source.startsWith('./') ? existsSync(new URL(`../${source}`, import.meta.url)) : volumes.has(source),
      ]).toEqual([name, true]);
    }
    for (const needed of Array.isArray(service.depends_on) ? service.depends_on : Object.keys(service.depends_on ?? {}))
      expect(Object.keys(compose.services)).toContain(needed);
  }
  for (const [, service] of own) {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      volumes: [`data:${env.DATA_DIR}`],
      tmpfs: ['/tmp'],
    });
    expect(service.ports).toBeUndefined();
    expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThan(25);
  }
  const [, proxied = ''] = /reverse_proxy (.*) \{/.exec(read('deploy/Caddyfile')) ?? [];
  expect(proxied.split(' ')).toEqual(own.filter(([name]) => name !== 'worker').map(([name]) => `${name}:${env.PORT}`));
  expect(read('deploy/Caddyfile')).toContain('flush_interval -1');
});
