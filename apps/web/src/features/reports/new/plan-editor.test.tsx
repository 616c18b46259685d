// @vitest-environment jsdom
import type { PlannedSection } from '@groundwork/contract/report-kinds';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlanEditor } from './plan-editor.tsx';

// The client keeps the fetch that it finds when it is loaded.
const server = vi.hoisted(() => {
  const state = { asked: 0, records: 3 };
  vi.stubGlobal('fetch', async () => {
    state.asked += 1;
    const sections = ['Market', 'Rivals', 'Patents'].map((title) => ({
      id: title.toLowerCase(),
      title,
      searchEngines: ['patents'],
      records: state.records,
      passages: null,
    }));
    const plan = { sections, others: [], usualSeconds: null, model: null };
    return new Response(JSON.stringify(plan), { headers: { 'content-type': 'application/json' } });
  });
  return state;
});

beforeEach(() => Object.assign(server, { asked: 0, records: 3 }));
afterEach(cleanup);

const INPUT = { projectId: '7b0f9d4e-6f0e-4a39-9a57-5f1d9f1b4b11', reportType: 'commercialization' as const };

function Editor({ description }: { description?: string }) {
  const [sections, setSections] = useState<PlannedSection[] | null>(null);
  return (
    <PlanEditor input={{ ...INPUT, ...(description && { description }) }} sections={sections} onChange={setSections} />
  );
}

const client = new QueryClient();
const editor = (description?: string) => (
  <MantineProvider env="test">
    <QueryClientProvider client={client}>
      <Editor {...(description && { description })} />
    </QueryClientProvider>
  </MantineProvider>
);

async function show() {
  client.clear();
  const shown = render(editor());
  await screen.findByRole('heading', { name: 'The plan' });
  return shown;
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => {
  button(name).focus();
  fireEvent.click(button(name));
};
const titles = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent!.match(/^[A-Za-z]+/)![0]);

test('[RPT-15] a section of the plan is moved by the keyboard for as long as it can be: the focus goes with it', async () => {
  await show();
  press('Move Patents up');
  expect(document.activeElement).toBe(button('Move Patents up'));
  press('Move Patents up');
  expect(titles()).toEqual(['Patents', 'Market', 'Rivals']);
  expect(document.activeElement).toBe(button('Move Patents down'));
});

test('[RPT-15] whoever removes a section goes on at the next, or at the last that is left', async () => {
  await show();
  press('Remove Market');
  expect(document.activeElement).toBe(button('Remove Rivals'));
  press('Remove Rivals');
  // The last one stays, and nothing can be done to it.
  expect(document.activeElement).toBe(screen.getByRole('list'));
});

test('[RPT-15] a question is added by Enter, and the field is ready for another', async () => {
  await show();
  const field = screen.getByRole('textbox', { name: 'Question' });
  fireEvent.change(field, { target: { value: 'Who pays?' } });
  fireEvent.submit(field.closest('form')!);
  expect(titles()).toEqual(['Market', 'Rivals', 'Patents', 'Who']);
  expect(document.activeElement).toBe(field);
  expect(field).toHaveProperty('value', '');
});

test('[RPT-15] evidence is looked for once a description is written, not at each of its letters', async () => {
  const { rerender } = await show();
  vi.useFakeTimers();
  for (const text of ['A', 'A p', 'A pump']) rerender(editor(text));
  expect(server.asked).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  expect(server.asked).toBe(2);
});

test('[RPT-15] that nothing on record is about it is said before a report is spent on it', async () => {
  server.records = 0;
  await show();
  expect(screen.getByText('Nothing on record is about this')).toBeTruthy();
});
