import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryFolder, useMemoryFolder } from './test-folder.mjs';

let place;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'groundwork-memory-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(place, { recursive: true });
});

/** As the system lists it. */
function memory(type, options, more = {}) {
  const mounts = join(place, 'mounts');
  writeFileSync(mounts, `/dev/vda / ext4 rw 0 0\n${type} ${place} ${type} ${options} 0 0\n`);
  return memoryFolder({ mounts, place, room: 0, free: 0, ...more });
}

test('temporary files are kept in memory where there is room for them, and programs may be run from there', () => {
  expect(memory('tmpfs', 'rw,relatime')).toBe(place);
  expect(memory('ext4', 'rw,relatime')).toBeNull();
  expect(memory('tmpfs', 'rw,nosuid,nodev,noexec')).toBeNull();
  expect(memory('tmpfs', 'ro')).toBeNull();
  expect(memory('tmpfs', 'rw', { room: Number.POSITIVE_INFINITY })).toBeNull();
  expect(memory('tmpfs', 'rw', { free: Number.POSITIVE_INFINITY })).toBeNull();
  expect(memoryFolder({ mounts: join(place, 'none') })).toBeNull();
});

test('who names a folder for temporary files gets it', () => {
  vi.stubEnv('TMPDIR', place);
  expect(useMemoryFolder()).toBeNull();
  expect(process.env['TMPDIR']).toBe(place);
});
