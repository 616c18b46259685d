// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { inPage } from '../../../test/in-page.tsx';
import { ProjectList } from './project-list.tsx';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());

afterEach(() => {
  cleanup();
  server.forget();
});

type Role = 'owner' | 'viewer';

async function show(roles: Role[], { createProject = true } = {}) {
  cleanup();
  server.forget();
  server.answer('GET /permissions', { permissions: { createProject }, projects: { used: 1 } });
  const items = roles.map((role, at) => ({
    id: `p${at}`,
    title: `Sensor ${at}`,
    role,
    sharedBy: null,
    collaborators: 0,
  }));
  server.answer('GET /projects', { items });
  render(inPage(<ProjectList onSelect={() => {}} />));
  await screen.findByText('Sensor 0');
  await waitFor(() => expect(server.times('GET /permissions')).toBe(1));
}
const menus = () =>
  screen.queryAllByRole('button', { name: /^Menu of/ }).map((each) => each.getAttribute('aria-label'));
const search = () => screen.queryByRole('searchbox', { name: 'Search your projects' });
const own = (count: number): Role[] => Array.from({ length: count }, () => 'owner');

test('[PRJ-10] a menu stands beside each of several projects, beside a single one not', async () => {
  await show(own(2));
  expect(menus()).toEqual(['Menu of Sensor 0', 'Menu of Sensor 1']);
  await show(own(1));
  expect(menus()).toEqual([]);
});

test('[PRJ-10] who may create no more has the menu of others’ projects alone', async () => {
  await show(['owner', 'viewer'], { createProject: false });
  await waitFor(() => expect(menus()).toEqual(['Menu of Sensor 1']));
});

test('[PRJ-10] six projects can be searched, five not', async () => {
  await show(own(5));
  expect(search()).toBeNull();
  await show(own(6));
  fireEvent.change(search()!, { target: { value: ' SENSOR 3' } });
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    expect.stringContaining('Sensor 3'),
  ]);
});

test('[PRJ-10] a list that cannot be had says so', async () => {
  render(inPage(<ProjectList onSelect={() => {}} />));
  expect((await screen.findByRole('alert')).textContent).toBe('Projects are currently unavailable');
});
