// What jsdom lacks and the component library asks for; most files run without a document.
if (typeof window !== 'undefined') {
  // The document may be the one of the file before.
  document.body.replaceChildren();
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    writable: true,
    value: (query: string) => ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
      dispatchEvent: () => false,
    }),
  });
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView ??= () => {};

  // Fields that grow with their text listen for fonts that arrive.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
}
