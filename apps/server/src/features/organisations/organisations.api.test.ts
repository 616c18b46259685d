import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { fitInto, readLogo } from './read-logo.ts';

let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signedUp('admin@elsewhere.example');
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

/** A PNG of one colour. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width + 1) * height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

async function setLogo(by: Visitor, id: string, bytes: Uint8Array | string | null, name = 'logo.png') {
  const form = new FormData();
  if (bytes !== null) form.set('file', new File([bytes as BlobPart], name));
  const response = await by.request(`/admin/organisations/${id}/logo`, { method: 'PUT', body: form });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

test('[NAV-09] people see the logo of the organisation of their address, 143 x 32 at most; others see none', async () => {
  const { body: created } = await admin.post('/admin/organisations', { name: 'Acme', domain: '@Acme.example' });
  expect(created).toMatchObject({ name: 'Acme', domain: 'acme.example', logo: null });
  const member = await app.signedUp('Ada@ACME.example');
  expect((await member.get('/library/logo')).body).toEqual({ url: null, width: 143, height: 32 });
  expect((await member.get('/library/logo/image')).status).toBe(404);

  const set = await setLogo(admin, created.id, png(286, 128));
  expect(set.body.logo).toMatchObject({ type: 'image/png', width: 286, height: 128 });
  const ofAdmin = set.body.logo.url.replace('/api', '');
  expect((await admin.request(ofAdmin, {})).headers.get('content-type')).toBe('image/png');
  expect((await member.request(ofAdmin, {})).status).toBe(404);
  const { url, ...size } = (await member.get('/library/logo')).body;
  expect(size).toEqual({ width: 72, height: 32 });
  const image = await member.request(url.replace('/api', ''), {});
  expect(image.headers.get('content-type')).toBe('image/png');
  expect(image.headers.get('cache-control')).toMatch(/^private/);
  expect(Buffer.from(await image.arrayBuffer())).toEqual(png(286, 128));

  await setLogo(admin, created.id, png(100, 20));
  expect((await member.get('/library/logo')).body.url).not.toBe(url);
  const stranger = await app.signedUp('bob@other.example');
  expect((await stranger.get('/library/logo')).body.url).toBeNull();
  expect((await stranger.get('/library/logo/image')).status).toBe(404);

  await setLogo(admin, created.id, null);
  expect((await member.get('/library/logo')).body.url).toBeNull();
});

test('[NAV-09] an admin’s choice counts before the address, none included', async () => {
  const { body: one } = await admin.post('/admin/organisations', { name: 'One', domain: 'one.example' });
  const { body: two } = await admin.post('/admin/organisations', { name: 'Two' });
  await setLogo(admin, one.id, png(100, 20));
  await setLogo(admin, two.id, png(60, 20));
  const member = await app.signedUp('eve@one.example');
  const userId = (await member.get('/auth/session')).body.user.id;
  const width = async () => (await member.get('/library/logo')).body.width;
  const choose = (organisationId: string | null) =>
    admin.put(`/admin/users/${userId}/organisation`, { organisationId });
  expect(await width()).toBe(100);
  expect((await choose(two.id)).status).toBe(200);
  expect(await width()).toBe(60);
  await choose(null);
  expect((await member.get('/library/logo')).body.url).toBeNull();
  expect((await choose(crypto.randomUUID())).status).toBe(404);
  expect((await admin.put('/admin/users/nobody/organisation', { organisationId: two.id })).status).toBe(404);
});

test('[NAV-09] what is no picture, could run, or is too large is refused by its content', async () => {
  const { body } = await admin.post('/admin/organisations', { name: 'Bad files' });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';
  expect((await setLogo(admin, body.id, svg)).body.details.file[0]).toMatch(/PNG, JPEG, WebP or GIF/);
  expect((await setLogo(admin, body.id, 'hello')).body.details.file[0]).toMatch(/could not be read/);
  expect((await setLogo(admin, body.id, png(5000, 10))).body.details.file[0]).toMatch(/4,000 pixels/);
  expect((await setLogo(admin, body.id, Buffer.alloc(600_000))).body.details.file[0]).toMatch(/500 KB/);
});

test('[NAV-09] domains are unique and well-formed; only admins manage organisations', async () => {
  const { body: one } = await admin.post('/admin/organisations', { name: 'First', domain: 'unique.example' });
  const taken = await admin.post('/admin/organisations', { name: 'Second', domain: 'unique.example' });
  expect(taken.body).toMatchObject({ code: 'CONFLICT', message: 'Another organization has this domain.' });
  const { body: two } = await admin.post('/admin/organisations', { name: 'Third' });
  expect((await admin.patch(`/admin/organisations/${two.id}`, { domain: 'unique.example' })).status).toBe(409);
  expect((await admin.patch(`/admin/organisations/${one.id}`, { name: 'Renamed' })).body.name).toBe('Renamed');
  for (const domain of ['no', 'a b.example', 'http://x.example', 'x..example'])
    expect((await admin.post('/admin/organisations', { name: 'X', domain })).body.details).toHaveProperty('domain');

  const person = await app.signedUp();
  const absent = crypto.randomUUID();
  for (const id of [one.id, absent]) {
    expect((await person.patch(`/admin/organisations/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await person.delete(`/admin/organisations/${id}`)).status).toBe(404);
    expect((await setLogo(person, id, png(10, 10))).status).toBe(404);
  }
  expect((await person.get('/admin/organisations')).status).toBe(404);
  expect((await person.post('/admin/organisations', { name: 'Mine' })).status).toBe(404);
  expect((await admin.delete(`/admin/organisations/${one.id}`)).status).toBe(200);
  const names = (await admin.get('/admin/organisations')).body.items.map(({ name }: { name: string }) => name);
  expect(names).toEqual(names.toSorted());
  expect(names).not.toContain('Renamed');
});

test('[NAV-09] a logo fits its box, keeps its shape and is never made larger; any bytes are read or refused', () => {
  const side = fc.integer({ min: 1, max: 4_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const fitted = fitInto({ width: 143, height: 32 }, { width, height });
      expect(fitted.width).toBeLessThanOrEqual(Math.min(143, width));
      expect(fitted.height).toBeLessThanOrEqual(Math.min(32, height));
      expect(fitted.width).toBeGreaterThanOrEqual(1);
      expect(fitted.height).toBeGreaterThanOrEqual(1);
    }),
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(readLogo(bytes)).toBeTypeOf('object');
    }),
  );
});
