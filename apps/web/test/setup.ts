// What jsdom lacks and the component library asks for; most files run without a document.
if (typeof window !== 'undefined') {
  // What is waited for comes; how soon says more about the machine.
  (await import('@testing-library/react')).configure({ asyncUtilTimeout: 30_000 });
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

export {};
