import type { NOTES_CONFLICT_TEXTS } from '../../ui/notes-conflict.texts.ts';

export const notesConflict: typeof NOTES_CONFLICT_TEXTS = {
  isThere: 'Was jetzt dort steht:',
  isEmpty: 'Nichts: Die Notizen wurden geleert.',
  keepMine: 'Meine Fassung behalten',
  takeTheirs: 'Andere Fassung übernehmen',
  keepBoth: 'Beide behalten',
};
