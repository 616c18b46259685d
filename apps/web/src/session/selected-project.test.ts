// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { pickProject } from './selected-project.ts';

const projects = [{ id: 'first' }, { id: 'second' }];

test('[PRJ-14] the stored project is selected, or the first when it is unset or not found', () => {
  expect(pickProject(projects, 'second')?.id).toBe('second');
  expect(pickProject(projects, null)?.id).toBe('first');
  expect(pickProject(projects, 'deleted')?.id).toBe('first');
  expect(pickProject([], 'second')).toBeNull();
});

test('[PRJ-14] the selection is kept in local storage, and gone from there when it is forgotten', async () => {
  vi.resetModules();
  const { selectProject } = await import('./selected-project.ts');
  selectProject('second');
  expect(localStorage.getItem('groundwork-project')).toBe('second');
  selectProject(null);
  expect(localStorage.getItem('groundwork-project')).toBeNull();
});

test('[PRJ-14] the server is told the selection, which a page is drawn for first', async () => {
  localStorage.setItem('groundwork-project', 'second');
  vi.resetModules();
  const { recallSelection, selectedId, selectProject, tellServer } = await import('./selection.ts');
  tellServer();
  expect(document.cookie).toContain('groundwork-project=second');
  selectProject('third');
  expect(document.cookie).toContain('groundwork-project=third');
  const { readCookiesFrom } = await import('../lib/cookies.ts');
  readCookiesFrom('theme=dark; groundwork-project=fourth');
  recallSelection();
  expect(selectedId()).toBe('fourth');
  readCookiesFrom('');
  recallSelection();
  expect(selectedId()).toBeNull();
  // Its cookies are nobody else's.
  vi.resetModules();
});
