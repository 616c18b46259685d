import { expect, test } from 'vitest';
import { startChild } from '../../../test/child.ts';
import { sharedStore } from '../../../test/shared-store.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

test('[AGT-03] [OPS-04] a process killed while it looks, between finding and telling, while it tells, or after it: all is told, once', async () => {
  const { args, open } = await sharedStore();
  const catalogue = temporaryFolder();
  const child = (stage: string) => startChild('run-trackers.ts', ...args, catalogue, stage);
  const whole = async (stage: string) => {
    const process = child(stage);
    expect(await process.nextLine()).toBe('done');
    await process.ended;
  };
  await whole('set-up');
  for (const stage of ['looking', 'stored', 'telling', 'told']) {
    const process = child(stage);
    expect(await process.nextLine()).toBe(stage);
    await process.kill();
  }
  await whole('again');
  const { pool } = await open();
  const { rows: hits } = await pool.query(`SELECT key, run_id IS NOT NULL AS told FROM agent_hit ORDER BY key`);
  expect(hits).toEqual([
    { key: 'new/awards/one', told: true },
    { key: 'new/awards/two', told: true },
  ]);
  const { rows: notifications } = await pool.query(`SELECT title FROM notification WHERE title LIKE '%hit%'`);
  expect(notifications).toEqual([{ title: '2 new hits from “Voltara”' }]);
});
