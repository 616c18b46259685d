import { z } from 'zod';

/**
 * Something has changed that an open window may show, told on the stream of notifications: what kind of thing and which one,
 * never what it says. The window asks for it again, if it shows it.
 */
export const Change = z
  .discriminatedUnion('kind', [
    /** Begun, a step further, ended, or gone. */
    z.object({ kind: z.literal('report'), id: z.uuid(), projectId: z.uuid() }),
    /** What it is called or about, or that it is gone. */
    z.object({ kind: z.literal('project'), id: z.uuid() }),
    /** Its text has been read, or could not be. */
    z.object({ kind: z.literal('library-file'), id: z.uuid() }),
    /** An import has changed the catalogue. */
    z.object({ kind: z.literal('records'), engines: z.array(z.string()) }),
  ])
  .meta({ id: 'Change' });
export type Change = z.infer<typeof Change>;
