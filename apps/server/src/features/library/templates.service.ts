import { readFile } from 'node:fs/promises';
import type { TemplateFolder } from '@groundwork/contract/library';
import { zipStream } from '../../platform/archive/zip-stream.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { type FileAnswer, fileHeaders, streamOf } from '../../platform/http/file-answer.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { requireLibrary } from './library.access.ts';
import { type ShippedTemplate, shippedTemplates } from './templates/shipped-templates.ts';

type Wanted = { folderPath: string; recursive: boolean };

/** The agencies' templates that come with the product. Paths are looked up among theirs, never on the disk. */
export function templateService() {
  function select(actor: Actor, { folderPath, recursive }: Wanted): ShippedTemplate[] {
    requireLibrary(actor);
    const path = folderPath.replace(/^\/+|\/+$/g, '');
    const found = shippedTemplates().filter(
      ({ folder }) => folder.path === path || (recursive && (path === '' || folder.path.startsWith(`${path}/`))),
    );
    if (found.length === 0) throw new AppError('NOT_FOUND', MESSAGES.words.refusals.noTemplateFolder);
    return found;
  }

  return {
    async list(actor: Actor, folderPath: string): Promise<TemplateFolder[]> {
      const found = select(actor, { folderPath, recursive: true });
      const folders = new Map<string, TemplateFolder>();
      for (const { folder, fileName, size } of found) {
        const files = folders.get(folder.path)?.files ?? [];
        folders.set(folder.path, { ...folder, files: [...files, { name: fileName, size }] });
      }
      return [...folders.values()];
    },

    async zipUrl(actor: Actor, wanted: Wanted): Promise<string> {
      select(actor, wanted);
      const query = new URLSearchParams({ folderPath: wanted.folderPath, recursive: String(wanted.recursive) });
      return `/api/library/templates/zip?${query}`;
    },

    async zip(actor: Actor, wanted: Wanted): Promise<FileAnswer> {
      const entries = select(actor, wanted).map(({ folder, fileName, file }) => ({
        name: `${folder.path}/${fileName}`,
        text: bytesOf(file),
      }));
      const name = wanted.folderPath.replace(/^\/+|\/+$/g, '').replaceAll('/', ' - ') || 'Agency templates';
      return { headers: fileHeaders(`${name}.zip`, 'application/zip'), body: streamOf(zipStream(entries)) };
    },
  };
}

export type TemplateService = ReturnType<typeof templateService>;

async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  yield await readFile(path);
}
