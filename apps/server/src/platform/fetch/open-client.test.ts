import { expect, onTestFinished, test } from 'vitest';
import { openReplayServer } from '../../../test/replay-server.ts';
import { openClient } from './open-client.ts';

test('[LIVE-02] each source is told which installation calls, and whom to write to', async () => {
  const replay = await openReplayServer({ 'www.sec.gov': () => ({ json: {} }) });
  onTestFinished(() => replay.close());
  const config = {
    APP_URL: 'https://groundwork.example',
    CONTACT_EMAIL: 'ada@example.org',
    FETCH_ALLOW_HOSTS: ['127.0.0.1'],
    SOURCES_MIRROR: replay.origin,
  };
  await openClient(config, '1.2').json('https://www.sec.gov/submissions.json');
  expect(replay.requests).toMatchObject([
    { host: 'www.sec.gov', headers: { 'user-agent': 'Groundwork/1.2 (+https://groundwork.example; ada@example.org)' } },
  ]);
});
