import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DOCUMENTS, fileNameOf, TEMPLATES } from './all-templates.ts';
import type { Template } from './template.ts';

/** The folder that `npm run templates` writes to. */
export const TEMPLATES_FOLDER = fileURLToPath(new URL('../../../../templates/', import.meta.url));

export interface ShippedTemplate {
  folder: Template['folder'];
  fileName: string;
  /** On the disk. */
  file: string;
  size: number;
}

let shipped: ShippedTemplate[] | undefined;

/** The documents that come with the product, looked at once. */
export function shippedTemplates(): ShippedTemplate[] {
  shipped ??= TEMPLATES.flatMap((template) =>
    DOCUMENTS.map((document) => {
      const fileName = fileNameOf(template, document);
      const file = `${TEMPLATES_FOLDER}${template.folder.path}/${fileName}`;
      return { folder: template.folder, fileName, file, size: statSync(file).size };
    }),
  );
  return shipped;
}
