// @vitest-environment jsdom
import { NOTES_AUTOSAVE_MS } from '@groundwork/contract/limits';
import type { Notes } from '@groundwork/contract/projects';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { notesDrafts } from './notes-drafts.ts';
import { NotesSaver } from './notes-saver.ts';

const ID = 'p1';

/** The server: takes a text written on its version, refuses another with what it has. */
let server: Notes;
let isAway: boolean;
const save = vi.fn(async ({ text, version }: { text: string; version: number }): Promise<Notes> => {
  if (isAway) throw new TypeError('Failed to fetch');
  if (version !== server.notesVersion) throw new CallError('CONFLICT', { status: 409, data: server });
  server = { notes: text, notesVersion: version + 1, notesBy: null };
  return server;
});
const onFailed = vi.fn();
const onSaved = vi.fn();
const open = (stored = server) => new NotesSaver(ID, stored, { save, onFailed, onSaved });
const pause = (ms = NOTES_AUTOSAVE_MS) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  localStorage.clear();
  server = { notes: 'Before', notesVersion: 3, notesBy: null };
  isAway = false;
});
afterEach(() => vi.useRealTimers());

test('[PRJ-18] notes are saved 1500 ms after the last keystroke, once', async () => {
  const notes = open();
  notes.write('A');
  await pause(1_499);
  notes.write('AB');
  await pause(1_499);
  expect(save).not.toHaveBeenCalled();
  expect(notes.state()).toMatchObject({ text: 'AB', status: 'unsaved' });
  await pause(1);
  expect(save).toHaveBeenCalledExactlyOnceWith({ projectId: ID, text: 'AB', version: 3 });
  expect(notes.state()).toEqual({ text: 'AB', status: 'saved', conflict: null });
  expect(notesDrafts.read(ID)).toBeNull();
});

test('[PRJ-18] what is written while it is being saved is saved next, on the new version', async () => {
  const notes = open();
  notes.write('A');
  const saving = notes.save();
  notes.write('AB');
  await saving;
  expect(notes.state()).toMatchObject({ text: 'AB', status: 'unsaved' });
  await pause();
  expect(server).toMatchObject({ notes: 'AB', notesVersion: 5 });
});

test('[PRJ-18] while a save is under way no second one is sent: it would meet its own first as somebody else’s', async () => {
  const { promise: slow, resolve: answer } = Promise.withResolvers<void>();
  save.mockImplementationOnce(async ({ text }) => {
    await slow;
    server = { notes: text, notesVersion: 4, notesBy: null };
    return server;
  });
  const notes = open();
  notes.write('A');
  await pause();
  notes.write('AB');
  await pause(10 * NOTES_AUTOSAVE_MS);
  expect(save).toHaveBeenCalledTimes(1);
  answer();
  await pause();
  expect(save).toHaveBeenLastCalledWith({ projectId: ID, text: 'AB', version: 4 });
  expect(notes.state()).toEqual({ text: 'AB', status: 'saved', conflict: null });
});

test('[PRJ-18] without the server the text is kept, said once, and sent when it is back', async () => {
  isAway = true;
  const notes = open();
  notes.write('Written offline');
  await pause();
  expect(notes.state()).toMatchObject({ text: 'Written offline', status: 'failed' });
  await pause(60_000);
  expect(save.mock.calls.length).toBeGreaterThan(2);
  expect(onFailed).toHaveBeenCalledOnce();
  isAway = false;
  await notes.save();
  expect(server.notes).toBe('Written offline');
});

test('[PRJ-18] a closed tab loses nothing: the next one sends what was left', async () => {
  isAway = true;
  const closed = open();
  closed.write('Left behind');
  closed.stop();
  await pause(60_000);
  isAway = false;
  const next = open();
  expect(next.state()).toMatchObject({ text: 'Left behind', status: 'unsaved', conflict: null });
  await pause();
  expect(server.notes).toBe('Left behind');
});

test('[PRJ-18] a draft that had arrived after all is forgotten', () => {
  notesDrafts.write(ID, { text: 'Before', version: 2 });
  expect(open().state()).toEqual({ text: 'Before', status: 'saved', conflict: null });
  expect(notesDrafts.read(ID)).toBeNull();
});

test.each([
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
  ['both', 'Theirs\n\nMine'],
] as const)('[PRJ-18] two who write at once are asked, and may keep %s', async (choice, kept) => {
  const notes = open();
  server = { notes: 'Theirs', notesVersion: 4, notesBy: 'Grace Hopper' };
  notes.write('Mine');
  await pause();
  expect(notes.state()).toMatchObject({
    text: 'Mine',
    conflict: { notes: 'Theirs', notesBy: 'Grace Hopper', notesVersion: 4 },
  });
  // Nothing is sent until one has chosen, and nothing is lost when the tab is closed before.
  notes.write('Mine');
  await pause(60_000);
  expect(server.notes).toBe('Theirs');
  expect(open().state()).toMatchObject({ text: 'Mine', conflict: { notes: 'Theirs' } });
  notes.resolve(choice);
  await pause();
  expect(notes.state()).toEqual({ text: kept, status: 'saved', conflict: null });
  expect(server.notes).toBe(kept);
  expect(notesDrafts.read(ID)).toBeNull();
});

test('[PRJ-18] what others wrote appears, unless something here is not saved yet', async () => {
  const notes = open();
  notes.refresh({ notes: 'Newer', notesVersion: 4, notesBy: 'Grace Hopper' });
  expect(notes.state().text).toBe('Newer');
  notes.write('Mine');
  notes.refresh({ notes: 'Newest', notesVersion: 5, notesBy: null });
  expect(notes.state().text).toBe('Mine');
});

test('[PRJ-18] what the server refuses is not sent again and again', async () => {
  save.mockRejectedValueOnce(new CallError('NOT_FOUND', { status: 404 }));
  const notes = open();
  notes.write('A');
  await pause(60_000);
  expect(save).toHaveBeenCalledOnce();
  expect(notes.state()).toMatchObject({ text: 'A', status: 'refused' });
  expect(notesDrafts.read(ID)).toEqual({ text: 'A', version: 3 });
});
