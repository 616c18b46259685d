/** The package has types, and its `exports` hide them. These are the ones in use. */
declare module 'tesseract-wasm' {
  export const layoutFlags: { StartOfLine: number; EndOfLine: number };
  export function supportsFastBuild(): boolean;
  export function createOCREngine(options: { wasmBinary: Uint8Array }): Promise<{
    loadModel(model: Uint8Array): void;
    setVariable(name: string, value: string): void;
    loadImage(image: ImageData): void;
    clearImage(): void;
    getTextBoxes(unit: 'line' | 'word'): { text: string; confidence: number; flags: number }[];
    destroy(): void;
  }>;
}
