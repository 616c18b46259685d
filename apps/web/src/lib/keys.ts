const TEXT_INPUTS = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]';
const DIALOGS = '[role=dialog], [role=listbox], [role=menu]';

/** Whether a key pressed here is meant as a letter, or belongs to a dialog or a list that is open. */
export function isTyping({ target }: KeyboardEvent): boolean {
  const isField = target instanceof Element && target.closest(`${TEXT_INPUTS}, ${DIALOGS}`) !== null;
  return isField || document.querySelector('[aria-modal=true]') !== null;
}

export const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;
