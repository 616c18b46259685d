/**
 * A page's first screen stands in its file, drawn when the product was built (`vite/first-screens.ts`), and gives way to the
 * page itself within one frame. What was typed meanwhile stays, so does the focus, and a button that was pressed is pressed.
 */

/** Of the page itself; that it is on its way is no reason to take the first screen away. */
const PAGE = ':scope > :not([data-pending])';

let focused: Element | null = null;
let pressed: string | null = null;

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** Whether it is all that a reader needs: links lead on, and nothing is to be filled in. */
export const isWhole = (first: HTMLElement) =>
  document.documentElement.lang === 'en' && first.querySelector('main') !== null && !first.querySelector('input');

/** Notes what is done with it. */
export function holdFirstScreen(first: HTMLElement): void {
  focused = document.activeElement;
  first.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  first.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button) pressed = nameOf(button);
  });
}

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
      if (field === focused) same?.focus();
    }
    const { scrollY } = window;
    first.remove();
    window.scrollTo(0, scrollY);
    for (const button of root.querySelectorAll('button')) if (nameOf(button) === pressed) button.click();
  });
  observer.observe(root, { childList: true });
}
