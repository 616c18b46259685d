import { NOTES_AUTOSAVE_MS, PROJECT_NOTES_MAX } from '@groundwork/contract/limits';
import type { Notes } from '@groundwork/contract/projects';
import { hasCode } from './api-errors.ts';
import { CallError } from './call-error.ts';
import { type NotesDrafts, notesDrafts } from './notes-drafts.ts';

export interface NotesState {
  text: string;
  /** failed: it is tried again. refused: the server doesn't want it, as when the project is gone. */
  status: 'saved' | 'unsaved' | 'saving' | 'failed' | 'refused';
  /** Notes that somebody else wrote meanwhile: one has to choose. */
  conflict: Notes | null;
}

interface Calls {
  save(input: { projectId: string; text: string; version: number }): Promise<Notes>;
  onSaved(notes: Notes): void;
  onFailed(): void;
}

const TRY_AGAIN_MS = 10_000;

/** Stores a project's notes while they are written, and loses nothing: what is not stored yet is kept on this device. */
export class NotesSaver {
  #state: NotesState;
  #version: number;
  readonly #projectId: string;
  readonly #calls: Calls;
  readonly #drafts: NotesDrafts;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** One at a time: a second one would be written on a version that the first is about to replace. */
  #isUnderWay = false;

  constructor(projectId: string, stored: Notes, calls: Calls, drafts: NotesDrafts = notesDrafts) {
    this.#projectId = projectId;
    this.#calls = calls;
    this.#drafts = drafts;
    this.#version = stored.notesVersion;
    this.#state = { text: stored.notes, status: 'saved', conflict: null };
    const draft = drafts.read(projectId);
    if (!draft) return;
    if (draft.text === stored.notes) {
      drafts.remove(projectId);
      return;
    }
    const isCurrent = draft.version === stored.notesVersion;
    this.#state = { text: draft.text, status: 'unsaved', conflict: isCurrent ? null : stored };
    this.#version = draft.version;
    this.#schedule(0);
  }

  readonly state = (): NotesState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  write(text: string): void {
    this.#set({ text, status: 'unsaved' });
    this.#keep();
    this.#schedule(NOTES_AUTOSAVE_MS);
  }

  /** Takes the server's notes, as after coming back to the window. They never replace what is not stored yet. */
  refresh({ notes, notesVersion }: Notes): void {
    if (this.#state.status !== 'saved' || notesVersion <= this.#version) return;
    this.#version = notesVersion;
    this.#set({ text: notes });
  }

  /** At once, without waiting for the next pause. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    const { text, status, conflict } = this.#state;
    if (this.#isUnderWay || conflict || !['unsaved', 'failed'].includes(status) || text.length > PROJECT_NOTES_MAX)
      return;
    this.#set({ status: 'saving' });
    this.#isUnderWay = true;
    const sent = this.#calls.save({ projectId: this.#projectId, text, version: this.#version });
    try {
      const notes = await sent.finally(() => {
        this.#isUnderWay = false;
      });
      this.#stored(text, notes);
    } catch (error) {
      this.#failed(error, status === 'failed');
    }
  }

  resolve(choice: 'mine' | 'theirs' | 'both'): void {
    const { text, conflict } = this.#state;
    if (!conflict) return;
    this.#version = conflict.notesVersion;
    if (choice === 'theirs') {
      this.#drafts.remove(this.#projectId);
      this.#set({ text: conflict.notes, status: 'saved', conflict: null });
      return;
    }
    this.#set({ conflict: null });
    this.write(choice === 'both' ? `${conflict.notes.trimEnd()}\n\n${text}` : text);
    void this.save();
  }

  stop(): void {
    void this.save();
    clearTimeout(this.#timer);
  }

  #stored(sent: string, notes: Notes): void {
    this.#version = notes.notesVersion;
    this.#calls.onSaved(notes);
    if (this.#state.text === sent) {
      this.#drafts.remove(this.#projectId);
      this.#set({ status: 'saved' });
      return;
    }
    // Written on meanwhile.
    this.#set({ status: 'unsaved' });
    this.#keep();
    this.#schedule(NOTES_AUTOSAVE_MS);
  }

  #failed(error: unknown, isRepeated: boolean): void {
    if (hasCode(error, 'CONFLICT')) {
      this.#set({ status: 'unsaved', conflict: (error as CallError).data as Notes });
      return;
    }
    if (!isRepeated) this.#calls.onFailed();
    const isRefused = error instanceof CallError && error.status < 500 && !hasCode(error, 'UNAUTHORIZED');
    this.#set({ status: isRefused ? 'refused' : 'failed' });
    if (!isRefused) this.#schedule(TRY_AGAIN_MS);
  }

  #keep(): void {
    this.#drafts.write(this.#projectId, { text: this.#state.text, version: this.#version });
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), ms);
  }

  #set(change: Partial<NotesState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
