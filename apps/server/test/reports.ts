import { setTimeout as wait } from 'node:timers/promises';
import type { Visitor } from './app.ts';

/** Has a report written; answers its id when it is complete. */
export async function completeReport(by: Visitor, projectId: string): Promise<string> {
  const { status, body } = await by.post('/reports/commercialization', { projectId });
  if (status !== 202) throw new Error(`report: ${JSON.stringify(body)}`);
  await untilComplete(by, body.reportId);
  return body.reportId;
}

export async function untilComplete(by: Visitor, reportId: string, kind = 'commercialization'): Promise<void> {
  for (;;) {
    const { body } = await by.get(`/reports/${kind}/${reportId}/status`);
    if (body.status === 'complete') return;
    if (body.status !== 'queued' && body.status !== 'running') throw new Error(`report: ${JSON.stringify(body)}`);
    await wait(50);
  }
}
