/** jsdom lays nothing out: a chart is drawn once it is told how much room it has. Answers how to take that back. */
export function haveRoom(width: number, height: number): () => void {
  const { ResizeObserver: before } = globalThis;
  globalThis.ResizeObserver = class {
    private readonly tell: ResizeObserverCallback;
    constructor(tell: ResizeObserverCallback) {
      this.tell = tell;
    }
    observe(target: Element) {
      this.tell([{ target, contentRect: { width, height } } as never], this as never);
    }
    unobserve() {}
    disconnect() {}
  };
  return () => {
    globalThis.ResizeObserver = before;
  };
}
