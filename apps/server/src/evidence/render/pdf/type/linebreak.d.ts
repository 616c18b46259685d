declare module 'linebreak' {
  /** The places where a text may be broken into lines, by Unicode's rules (UAX 14). */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}

declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): { advanceWidth: number; path: { toSVG(): string } };
  }
  export function create(bytes: Uint8Array): Font;
}
