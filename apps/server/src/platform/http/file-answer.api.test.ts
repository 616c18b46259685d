import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../../test/app.ts';
import { addFile } from '../../../test/library.ts';
import { newProject } from '../../../test/plan-people.ts';
import { fileHeaders } from './file-answer.ts';

const INJECTED = 'a\r\nset-cookie: groundwork.session_token=x\r\n\r\n<script>';

test('[SEC-03] whatever a file is called, its headers are those of a download and no others', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const headers = new Headers(fileHeaders(`${name}${INJECTED}`, 'text/plain'));
      expect([...headers.keys()].sort()).toEqual(['content-disposition', 'content-type', 'x-content-type-options']);
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename="[\x20-\x7e]*"(; filename\*=UTF-8''[\w%.!~-]*)?$/,
      );
    }),
  );
});

test('[SEC-03] names and addresses with ends of lines in them make no header, and none of them is answered as a fault', async () => {
  const app = await openTestApp({ env: { DEFAULT_PLAN: 'enterprise', PROXIES: '1' } });
  onTestFinished(() => app.close());
  const ada = await app.signedUp();
  const projectId = await newProject(ada);
  await ada.patch('/projects', { id: projectId, title: INJECTED, description: INJECTED });
  const file = await addFile(ada, `${INJECTED.replace('/', '')}.txt`.replace('<script>', ''), 'x');
  const asked = encodeURIComponent(INJECTED);
  for (const path of [
    `/library/files/${file.id}/content`,
    `/projects/${projectId}/archive`,
    `/bookmarks/export/all?projectId=${projectId}`,
    `/auth/openid/start?redirect=${asked}`,
    `/search/saved/off/${asked}`,
    `/notifications/unsubscribe/${asked}`,
    `/invitations/${asked}`,
  ]) {
    const response = await app
      .visitor()
      .request(path, { headers: { cookie: ada.cookie(), 'x-request-id': 'a b' }, redirect: 'manual' });
    await response.body?.cancel();
    expect(response.status, path).toBeLessThan(500);
    expect(response.headers.getSetCookie().join(), path).not.toContain('session_token=x');
    for (const [, value] of response.headers) expect(value, path).not.toMatch(/[\r\n]/);
    const location = response.headers.get('location');
    if (location) expect(new URL(location, 'http://groundwork.test').origin, path).toBe('http://groundwork.test');
  }
  expect(app.faults).toEqual([]);
});
