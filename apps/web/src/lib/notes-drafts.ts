/** Text that was written and not yet stored: it outlives a closed tab. `version` is the one it was written on. */
export interface Draft {
  text: string;
  version: number;
}

const PREFIX = 'groundwork-notes-';

export const notesDrafts = {
  read(projectId: string): Draft | null {
    try {
      const draft = JSON.parse(localStorage.getItem(PREFIX + projectId) ?? 'null') as Partial<Draft> | null;
      if (typeof draft?.text !== 'string' || typeof draft.version !== 'number') return null;
      return { text: draft.text, version: draft.version };
    } catch {
      return null;
    }
  },

  write(projectId: string, draft: Draft): void {
    try {
      localStorage.setItem(PREFIX + projectId, JSON.stringify(draft));
    } catch {
      // Storage may be full or forbidden: then the text is on the screen alone until it is stored.
    }
  },

  remove(projectId: string): void {
    try {
      localStorage.removeItem(PREFIX + projectId);
    } catch {
      // The same as above.
    }
  },
};

export type NotesDrafts = typeof notesDrafts;
