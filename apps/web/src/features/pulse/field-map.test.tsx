// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { inPage } from '../../../test/in-page.tsx';
import { FieldMap } from './field-map.tsx';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());
const { ResizeObserver: without } = globalThis;

// A drawing has a size.
beforeAll(() => {
  globalThis.ResizeObserver = class {
    tell;
    constructor(tell: ResizeObserverCallback) {
      this.tell = tell;
    }
    observe() {
      this.tell([{ contentRect: { width: 800, height: 400 } } as ResizeObserverEntry], this);
    }
    unobserve() {}
    disconnect() {}
  };
});
afterAll(() => {
  globalThis.ResizeObserver = without;
});
afterEach(() => {
  cleanup();
  server.forget();
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
  const project = { id: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a12', description: 'A pump.', updatedAt: '' };
  const history = createMemoryHistory();
  render(inPage(<FieldMap project={project} rings={RINGS} />, history));
  return history;
}

test('[REL-11] each record is a point that says what it is; keys go from one to the next, and Enter opens its record', async () => {
  const history = show([point('pump', 'direct', 0.7, 0.6), point('valve', 'same technology', 0.72, 0.2)]);
  const pump = await screen.findByRole('link', { name: 'A pump. Patents. Direct. Technology 0.7, use 0.6.' });
  const valve = screen.getByRole('link', { name: /^A valve\. Patents\. Same technology, other uses\./ });
  expect([pump.tabIndex, valve.tabIndex]).toEqual([0, -1]);
  pump.focus();
  fireEvent.keyDown(pump, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(valve);
  expect(screen.getByText(/^The 2 surest of 40 records in the field/)).toBeTruthy();
  expect(screen.getByText('Direct')).toBeTruthy();
  fireEvent.keyDown(valve, { key: 'Enter' });
  await vi.waitFor(() => expect(history.location.pathname).toBe('/patents/valve'));
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
  expect(await screen.findByText('This project')).toBeTruthy();
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
  expect(within(table).getByRole('link', { name: 'A pump' }).getAttribute('href')).toBe('/patents/pump');
  expect(within(table).getByRole('row', { name: 'A pump Patents Direct 0.7 0.6' })).toBeTruthy();
});

test('[REL-11] without an encoder nothing was compared, and it says so', async () => {
  show([]);
  expect(await screen.findByText('No record of the field could be compared by its meaning.')).toBeTruthy();
});
