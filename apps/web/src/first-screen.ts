/**
 * A page's first screen stands in its file, drawn when the product was built (`vite/first-screens.ts`), and gives way to the
 * page itself within one frame. What was typed or opened meanwhile stays, so does the focus, and what was pressed is pressed.
 */

/** Elements of the page itself; that it is on its way is no reason to take the first screen away. */
const PAGE = ':scope > :not([data-pending])';

/** Elements that only the program can serve; links lead on without it. */
const PRESSED = 'button, [aria-haspopup]';

/** Which of the parts of that name: citations of one source are called the same. */
type Place = { name: string; at: number };

let focused: Element | null = null;
let pressed: Element | null = null;
let scrolled = 0;
let shortcut: KeyboardEvent | null = null;

const noteScroll = () => {
  scrolled = window.scrollY;
};

const nameOf = (part: Element) =>
  [part.tagName, part.getAttribute('name'), part.getAttribute('aria-label') ?? part.textContent].join(' ');
const called = (name: string, within: HTMLElement) =>
  [...within.querySelectorAll<HTMLElement>(':is(a,button,input,summary)')].filter((part) => nameOf(part) === name);

function placeOf(part: Element | null, first: HTMLElement): Place | null {
  if (!part || !first.contains(part)) return null;
  const name = nameOf(part);
  return { name, at: called(name, first).indexOf(part as HTMLElement) };
}
const partAt = (place: Place | null, root: HTMLElement) => place && called(place.name, root)[place.at];

/** Whether it is all that a reader needs: links lead on, and nothing is to be filled in. */
export const isWhole = (first: HTMLElement) =>
  document.documentElement.lang === 'en' && first.querySelector('main') !== null && !first.querySelector('input');

/** Notes what is done with it. */
export function holdFirstScreen(first: HTMLElement): void {
  focused = document.activeElement;
  noteScroll();
  window.addEventListener('scroll', noteScroll);
  first.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  const press = (event: Event & { key?: string }) => {
    const part = (event.target as Element).closest(PRESSED);
    // The space bar presses when it is let go: the page may come in between.
    if (!part || (event.key ?? ' ') !== ' ') return;
    pressed = part;
    event.preventDefault();
  };
  for (const kind of ['click', 'keydown']) first.addEventListener(kind, press);
}

function holdShortcut(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey } = event;
  if (!(key === '?' || (key === 'k' && (ctrlKey || metaKey)))) return;
  shortcut = event;
  event.preventDefault();
}

/** Where the page has keys of its own (Ctrl+K, ?), they are pressed in it: nothing else listens for them yet. */
export const holdShortcuts = () => window.addEventListener('keydown', holdShortcut);

/** The page listens for them once it has been painted. */
const afterEffects = (event: KeyboardEvent) =>
  requestAnimationFrame(() => setTimeout(() => document.body.dispatchEvent(new KeyboardEvent('keydown', event))));

/** Once `root` has the page. */
export function replaceFirstScreen(root: HTMLElement): void {
  const first = document.getElementById('first');
  if (!first) return;
  const observer = new MutationObserver(() => {
    if (!root.querySelector(PAGE)) return;
    observer.disconnect();
    for (const field of first.querySelectorAll('input')) {
      const same = root.querySelector<HTMLInputElement>(`input[name="${field.name}"]`);
      if (same && field.value) same.value = field.value;
    }
    const folded = root.querySelectorAll('details');
    for (const [at, { open }] of first.querySelectorAll('details').entries()) if (folded[at]) folded[at].open = open;
    const [focus, press] = [placeOf(focused, first), placeOf(pressed, first)];
    first.remove();
    window.removeEventListener('scroll', noteScroll);
    window.removeEventListener('keydown', holdShortcut);
    if (shortcut) afterEffects(shortcut);
    // The router begins at the top.
    if (scrolled > 0) window.scrollTo(0, scrolled);
    partAt(focus, root)?.focus({ preventScroll: true });
    partAt(press, root)?.click();
  });
  observer.observe(root, { childList: true });
}
