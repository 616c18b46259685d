import { texts } from '@groundwork/contract/texts';

export const NOTES_CONFLICT_TEXTS = texts('notes-conflict', {
  isThere: 'What is there now:',
  isEmpty: 'Nothing: the notes were emptied.',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  keepBoth: 'Keep both',
});
