import { setTimeout as wait } from 'node:timers/promises';
import { UNCERTAIN } from '@groundwork/contract/library.texts';
import { AREA_OF_INTEREST_MAX, EXTRACTION_MS, PROJECT_DESCRIPTION_MAX } from '@groundwork/contract/limits';
import type { Extraction } from '@groundwork/contract/projects';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { LibraryService } from '../library/library.service.ts';
import type { Rewriter } from './rewrite/rewriter.port.ts';

type Dependencies = { files: Pick<LibraryService, 'byId' | 'pages'>; rewriter: Pick<Rewriter, 'summarise'> };

const LOOK_AGAIN_MS = 250;
/** More than the extraction itself may take: it may have to wait for another. */
const PATIENCE_MS = 2 * EXTRACTION_MS;
/** The beginning of a document says what it is about. */
const PAGES_READ = 20;

/** The description of a project that a PDF of the library gives. The library reads the file, as every other. */
export function extractionService({ files, rewriter }: Dependencies) {
  async function processed(actor: Actor, id: string, signal?: AbortSignal) {
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
      const [file] = await files.byId(actor, [id]);
      if (!file) throw new AppError('NOT_FOUND');
      if (file.fileType !== 'pdf') throw AppError.validation({ file: [MESSAGES.words.refusals.useAPdf] });
      if (file.status === 'pending') throw new AppError('CONFLICT', MESSAGES.words.refusals.notArrived);
      if (file.status !== 'processing') return file;
      await wait(LOOK_AGAIN_MS, undefined, signal && { signal });
    }
    throw new AppError('CONFLICT', MESSAGES.words.refusals.stillProcessed);
  }

  return {
    async extract(
      actor: Actor,
      { file: id, forReport }: { file: string; forReport: boolean },
      signal?: AbortSignal,
    ): Promise<Extraction> {
      const file = await processed(actor, id, signal);
      if (file.status === 'failed')
        return {
          success: false,
          data: null,
          reason: file.reason,
          ...(file.reasonSaid && { reasonSaid: file.reasonSaid }),
        };
      const { items } = await files.pages(actor, id, { page: 1, pageLimit: PAGES_READ });
      const document = items.map(({ text }) => certain(text)).join('\n\n');
      const max = forReport ? PROJECT_DESCRIPTION_MAX : AREA_OF_INTEREST_MAX;
      return {
        success: true,
        data: await rewriter.summarise(document, max),
        reason: null,
        ...(file.recognition && { isRecognised: true }),
      };
    },
  };
}

export type ExtractionService = ReturnType<typeof extractionService>;

/** Without sentences in which a word was recognised that may be wrong: they are no words to describe a project by. */
function certain(text: string): string {
  if (!text.includes(UNCERTAIN)) return text;
  return text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !sentence.includes(UNCERTAIN))
    .join(' ');
}
