declare module '@citation-js/core' {
  /** What is read, as items of CSL JSON. */
  export class Cite {
    constructor(text: string, options?: { forceType: '@biblatex/text' | '@ris/file' | '@else/json' });
    data: {
      type: string;
      title: string;
      author?: Record<string, string>[];
      issued?: { 'date-parts': number[][] };
      DOI?: string;
    }[];
  }
}
declare module '@citation-js/plugin-bibtex' {}
declare module '@citation-js/plugin-ris' {}
