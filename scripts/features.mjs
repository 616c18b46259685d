// The features, by the contract: each call's router stands in a file whose name its server folder and its web folder have.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Calls without a screen of their own: where the web client makes them, and why there. */
export const WITHOUT_WEB_FOLDER = new Map([
  ['client-errors', ['apps/web/src/lib/report-error.ts', 'any part of the client reports its faults']],
  ['identity', ['apps/web/src/features/records/not-the-same.tsx', 'an action on a record’s page']],
  ['member-emails', ['apps/web/src/features/records/find-email.tsx', 'an action on a record’s page']],
  ['permissions', ['apps/web/src/session/permissions.ts', 'every screen asks what the person may do']],
  ['system', ['apps/web/src/lib/status.queries.ts', 'every screen knows the state of the installation']],
]);

/** Server folders whose calls another feature's router has. */
export const WITHOUT_CONTRACT = new Map([
  ['api-keys', 'a part of the settings’ calls; signing in by a key needs it without them'],
  ['assistants', 'speaks MCP, and makes the calls of the others'],
  ['model-usage', 'what the language model may use and has used; other features ask through it'],
  ['reading', 'reads records for reports and answers; other features ask it'],
  ['personal-data', 'a part of the settings’ calls; gathers from all features'],
]);

/** Web folders that make no call of their own. */
export const WITHOUT_SERVER = new Map([
  ['eligibility', 'a questionnaire that the client answers by itself'],
  ['home', 'texts and pictures'],
  ['navigation', 'the frame around the screens'],
  ['palette', 'leads to what other features have'],
]);

const SERVER = 'apps/server/src/features';
const WEB = 'apps/web/src/features';
const CONTRACT = 'packages/contract/src';

export const listFiles = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');

/** The files whose routers make up the API. */
export const readRouters = (api = readFileSync(`${CONTRACT}/api.ts`, 'utf8')) =>
  [...api.matchAll(/^import \{ \w+ \} from '\.\/([\w-]+)\.ts';$/gm)].map(([, name]) => name);

export const featureNames = (routers) =>
  [...routers, ...WITHOUT_CONTRACT.keys(), ...WITHOUT_SERVER.keys()].sort((a, b) => a.localeCompare(b));

/** A feature's files by place. Its folder may stand within that of the feature whose screen it is a part of. */
export function placesOf(name, files) {
  const [webFile] = WITHOUT_WEB_FOLDER.get(name) ?? [];
  const patterns = [
    ['Contract', new RegExp(`^${CONTRACT}/${name}\\.`)],
    ['Server', new RegExp(`^${SERVER}/([^/]+/)?${name}/`)],
    [
      'Web',
      new RegExp(`^(${WEB}/([^/]+/)?${name}/|apps/web/src/(languages/[a-z]{2}|pages|routes)/([^/]*[._-])?${name}\\b)`),
    ],
    ['Browser tests', new RegExp(`^e2e/${name}\\.`)],
  ];
  return patterns.map(([place, pattern]) => ({
    place,
    files: files.filter((file) => pattern.test(file) || (place === 'Web' && file === webFile)),
  }));
}

/** What breaks the rule that a feature has one name everywhere. */
export function misnamed(routers, files) {
  const has = (folder, name) => files.some((file) => new RegExp(`^${folder}/([^/]+/)?${name}/`).test(file));
  const top = (folder) => [
    ...new Set(files.flatMap((file) => (file.startsWith(`${folder}/`) ? [file.split('/')[4]] : []))),
  ];
  return [
    ...routers
      .filter((name) => !has(SERVER, name))
      .map((name) => `${CONTRACT}/${name}.ts has no folder ${name} in ${SERVER}.`),
    ...routers
      .filter((name) => !has(WEB, name) && !files.includes(WITHOUT_WEB_FOLDER.get(name)?.[0]))
      .map((name) => `${CONTRACT}/${name}.ts has no folder ${name} in ${WEB}.`),
    ...top(SERVER)
      .filter((name) => !routers.includes(name) && !WITHOUT_CONTRACT.has(name))
      .map((name) => `${SERVER}/${name} has no router in ${CONTRACT}/api.ts.`),
    ...top(WEB)
      .filter((name) => !routers.includes(name) && !WITHOUT_SERVER.has(name))
      .map((name) => `${WEB}/${name} has no router in ${CONTRACT}/api.ts.`),
  ];
}
