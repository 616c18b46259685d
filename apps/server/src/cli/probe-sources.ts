import { askableSources } from '../catalogue/import/ask-sources.ts';
import { liveSettings } from '../catalogue/import/live-settings.ts';
import { type Probe, probeSource } from '../catalogue/import/probe-sources.ts';
import { readConfig } from '../platform/config.ts';
import { openClient } from '../platform/fetch/open-client.ts';
import { VERSION } from '../version.ts';

/** `npm run probe-sources [-- name …]`: one small question to each public source. Ends with 1 when one answers otherwise than expected. */
const config = readConfig(process.env);
const client = openClient(config, VERSION);
const wanted = process.argv.slice(2);
const sources = (await askableSources()).filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const stop = new AbortController();
process.once('SIGINT', () => stop.abort(new Error('stopped')));

const probes: Probe[] = await Promise.all(
  sources.map(async (source) => {
    const probe = await probeSource(source, {
      client: {
        json: (url, request) => client.json(url, { attemptsMax: 2, waitMaxMs: 10_000, ...request }),
        text: (url, request) => client.text(url, { attemptsMax: 2, waitMaxMs: 10_000, ...request }),
      },
      settings: liveSettings(config),
      signal: stop.signal,
    });
    console.log(`${probe.outcome.padEnd(12)}${probe.source.padEnd(22)}${probe.milliseconds} ms  ${probe.detail}`);
    return probe;
  }),
);
const count = (outcome: Probe['outcome']) => probes.filter((probe) => probe.outcome === outcome).length;
console.log(
  `${count('ok')} as expected, ${count('drift')} otherwise, ${count('failed')} not reached, ${count('passed over')} without their setting`,
);
if (count('drift') > 0) process.exitCode = 1;
