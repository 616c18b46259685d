// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../test/with-queries.tsx';
import { FieldMap } from './field-map.tsx';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());
const opened = vi.hoisted(() => ({ navigate: vi.fn() }));
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => opened.navigate }));
vi.mock('@mantine/hooks', async (original) => ({
  ...(await original<typeof import('@mantine/hooks')>()),
  useElementSize: () => ({ ref: null, width: 800, height: 400 }),
}));
vi.mock('../../ui/links.tsx', () => ({
  AnchorLink: ({ children, params }: { children: React.ReactNode; params: { id: string } }) => (
    <a href={`/record/${params.id}`}>{children}</a>
  ),
}));

afterEach(() => {
  cleanup();
  server.forget();
  opened.navigate.mockReset();
});

const RINGS = {
  direct: 'Direct',
  'same use': 'Same use, other means',
  'same technology': 'Same technology, other uses',
  asks: 'Asks for it',
  near: 'Near the field',
};
const point = (id: string, ring: string, technology: number, use: number) => ({
  searchEngine: 'patents',
  id,
  title: `A ${id}`,
  organisation: null,
  date: '2021-03-04',
  ring,
  technology,
  use,
});

function show(points: object[], own: object | null = null) {
  server.answer('GET /search/engines', {
    engines: [{ id: 'patents', label: 'Patents', tab: 'industry', facets: [], date: null, closes: null, amount: null }],
  });
  server.answer('POST /pulse/field-map', { asOf: '2026-07-01T00:00:00.000Z', scope: 'field', total: 40, points, own });
  const Queries = withQueries();
  const project = { id: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a12', description: 'A pump.', updatedAt: '' };
  render(
    <MantineProvider env="test">
      <Queries>
        <FieldMap project={project} rings={RINGS} />
      </Queries>
    </MantineProvider>,
  );
}

test('[REL-11] each record is a point that says what it is; keys go from one to the next, and Enter opens its record', async () => {
  show([point('pump', 'direct', 0.7, 0.6), point('valve', 'same technology', 0.72, 0.2)]);
  const pump = await screen.findByRole('link', { name: 'A pump. Patents. Direct. Technology 0.7, use 0.6.' });
  const valve = screen.getByRole('link', { name: /^A valve\. Patents\. Same technology, other uses\./ });
  expect([pump.tabIndex, valve.tabIndex]).toEqual([0, -1]);
  pump.focus();
  fireEvent.keyDown(pump, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(valve);
  fireEvent.keyDown(valve, { key: 'Enter' });
  expect(opened.navigate).toHaveBeenCalledWith({ to: '/$engine/$id', params: { engine: 'patents', id: 'valve' } });
  expect(screen.getByText(/^The 2 surest of 40 records in the field/)).toBeTruthy();
  expect(screen.getByText('Direct')).toBeTruthy();
});

test('[REL-11] each ring has a colour of its own, and what is pointed at is named with its ring', async () => {
  show([point('pump', 'direct', 0.7, 0.6), point('valve', 'same technology', 0.72, 0.2)]);
  const pump = await screen.findByRole('link', { name: /^A pump/ });
  const valve = screen.getByRole('link', { name: /^A valve/ });
  const colourOf = (link: HTMLElement) => link.querySelector('path')!.getAttribute('fill');
  expect(colourOf(pump)).not.toBe(colourOf(valve));
  expect(screen.queryByText('Technology 0.72, use 0.2')).toBeNull();
  fireEvent.focus(valve);
  const card = (await screen.findByText(/0\.72.*0\.2/)).parentElement!;
  for (const said of ['A valve', 'Patents · 2021', 'Same technology, other uses']) within(card).getByText(said);
});

test('[REL-11] where the project itself lies is seen among the records, and said', async () => {
  show([point('pump', 'direct', 0.7, 0.6)], { technology: 0.81, use: 0.74 });
  expect(await screen.findByText('This project: technology 0.81, use 0.74')).toBeTruthy();
  expect(screen.getByText('This project')).toBeTruthy();
  cleanup();
  show([point('pump', 'direct', 0.7, 0.6)]);
  await screen.findByRole('link', { name: /^A pump/ });
  expect(screen.queryByText(/^This project/)).toBeNull();
});

test('[REL-11] behind it stands a table that leads to the records', async () => {
  show([point('pump', 'direct', 0.7, 0.6)]);
  fireEvent.click(await screen.findByRole('button', { name: /^Table and downloads/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /table/i }));
  const table = await screen.findByRole('table', { name: 'The field: technology against use' });
  expect(within(table).getByRole('link', { name: 'A pump' }).getAttribute('href')).toBe('/record/pump');
  expect(within(table).getByRole('row', { name: 'A pump Patents Direct 0.7 0.6' })).toBeTruthy();
});

test('[REL-11] without an encoder nothing was compared, and it says so', async () => {
  show([]);
  expect(await screen.findByText('No record of the field could be compared by its meaning.')).toBeTruthy();
});
