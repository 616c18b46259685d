/** A button is disabled while it loads, and with that loses the focus: it gets it back, unless that has gone elsewhere. */
export function keepFocus({ body } = document): () => void {
  let last: EventTarget | null = null;
  const remember = ({ target }: Event) => {
    last = target;
  };
  const observer = new MutationObserver((changes) => {
    if (!(last instanceof HTMLButtonElement) || last.disabled || document.activeElement !== body) return;
    if (changes.some(({ target }) => target === last)) last.focus({ preventScroll: true });
  });
  body.addEventListener('focusin', remember);
  observer.observe(body, { subtree: true, attributeFilter: ['disabled'] });
  return () => {
    body.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
