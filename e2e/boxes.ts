/** Where something stands on a page, as Playwright says. */
export type Box = { x: number; y: number; width: number; height: number };

export const overlap = (a: Box, b: Box | null): boolean =>
  b !== null && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
