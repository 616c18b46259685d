// @vitest-environment jsdom
import type { Rewrite } from '@groundwork/contract/projects';
import { NOT_RELEVANT, PROJECT_TEXTS } from '@groundwork/contract/projects.texts';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../test/with-queries.tsx';
import { NewProjectForm } from './new-project-form.tsx';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());
vi.mock('../../session/session.queries.ts', () => ({ useUser: () => ({ persona: 'tech_scout' }) }));
vi.mock('./what-stays-here.tsx', () => ({ WhatStaysHere: () => null }));

afterEach(() => {
  cleanup();
  server.forget();
});

const REWRITE = 'POST /projects/rewrite';
const CREATE = 'POST /projects';
const outcome = (more: Partial<Rewrite>): Rewrite => ({
  success: true,
  hitRateLimit: false,
  data: null,
  redirect: null,
  title: null,
  lacksUse: false,
  isForeign: false,
  ...more,
});

function show() {
  const onOpen = vi.fn();
  const Queries = withQueries();
  render(
    <MantineProvider env="test">
      <Queries>
        <NewProjectForm
          onOpen={onOpen}
          onBack={() => undefined}
          renderFileInput={() => null}
          renderIdeas={() => null}
        />
      </Queries>
    </MantineProvider>,
  );
  return onOpen;
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Describe your project');
function submit(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

test('[PRJ-02] what was rewritten is shown and can be reverted to what was typed; the next submit asks for it once more', async () => {
  show();
  server.answer(REWRITE, outcome({ data: 'A pump for wells.', title: 'Pump for wells' }));
  submit('a pump   for wells');
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Pump for wells');
  expect(field().value).toBe('A pump for wells.');
  fireEvent.click(screen.getByRole('button', { name: 'Revert to original' }));
  expect(field().value).toBe('a pump   for wells');
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
  expect(server.times(CREATE)).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await vi.waitFor(() => expect(server.times(REWRITE)).toBe(2));
});

test('[PRJ-02] the second submit makes the project of what then stands in the fields', async () => {
  const onOpen = show();
  server.answer(REWRITE, outcome({ data: 'A pump for wells.', title: 'Pump for wells' }));
  server.answer(CREATE, { newProject: { id: 'p' } });
  submit('a pump for wells');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Title' }), { target: { value: 'Deep pump' } });
  fireEvent.change(field(), { target: { value: 'A pump for deep wells.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create project' }));
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalled());
  expect(server.times(REWRITE)).toBe(1);
  expect(server.sent.find(({ call }) => call === CREATE)?.body).toMatchObject({
    areaOfInterest: 'A pump for deep wells.',
    title: 'Deep pump',
  });
});

test('[PRJ-03] [REL-10] of what says nothing the message is shown, and what was typed stays', async () => {
  show();
  server.answer(REWRITE, outcome({ data: NOT_RELEVANT }));
  submit('asdfgh qwrtzp');
  expect(await screen.findByText(PROJECT_TEXTS.notRelevant)).toBeTruthy();
  expect(field().value).toBe('asdfgh qwrtzp');
  expect(screen.queryByRole('button', { name: 'Create project' })).toBeNull();
});

test('[PRJ-04] at the limit the message is shown, and the text stays', async () => {
  show();
  server.answer(REWRITE, outcome({ success: false, hitRateLimit: true }));
  submit('A pump for wells.');
  expect(await screen.findByText(PROJECT_TEXTS.rateLimit)).toBeTruthy();
  expect(field().value).toBe('A pump for wells.');
});

test('[PRJ-05] a description that a project has opens that project, and makes none', async () => {
  const onOpen = show();
  server.answer(REWRITE, outcome({ data: 'A pump for wells.', redirect: 'there' }));
  submit('A pump for wells.');
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalled());
  expect(server.times(CREATE)).toBe(0);
});

test('[PRJ-06] a field that is refused says why beside it', async () => {
  show();
  const refusal = {
    code: 'VALIDATION',
    status: 422,
    message: 'No.',
    details: { interest: ['Project description is required'] },
  };
  server.refuse(REWRITE, 422, refusal);
  submit(' ');
  expect(await screen.findByText('Project description is required')).toBeTruthy();
});

test('[REL-10] what is not in English, or names no use, is told on the form', async () => {
  show();
  server.answer(REWRITE, outcome({ data: 'Eine Pumpe für Brunnen.', isForeign: true, lacksUse: true }));
  submit('Eine Pumpe für Brunnen.');
  expect(await screen.findByText(/not in English/i)).toBeTruthy();
  expect(screen.getByText(/who would use it/)).toBeTruthy();
});
