import { z } from 'zod';
import { LibraryFile } from './library.ts';
import { Project } from './projects.ts';
import { ReportSummary } from './reports.ts';

/**
 * Something has changed that an open window may show, told on the stream of notifications. `now` is the thing as this person
 * would be answered it, null where it is gone, or no longer theirs to see; where that is missing the window asks.
 */
export const Change = z
  .discriminatedUnion('kind', [
    /** Begun, a step further, ended, commented on, or gone. */
    z.object({
      kind: z.literal('report'),
      id: z.uuid(),
      projectId: z.uuid(),
      now: ReportSummary.nullable().optional(),
    }),
    /** Its title, description, notes or people have changed, or it is gone. */
    z.object({ kind: z.literal('project'), id: z.uuid(), now: Project.nullable().optional() }),
    /** Its text has been read, or could not be. */
    z.object({ kind: z.literal('library-file'), id: z.uuid(), now: LibraryFile.nullable().optional() }),
    /** A source that was asked for the project has answered further; `engines` names what came of it. */
    z.object({ kind: z.literal('live-search'), projectId: z.uuid(), engines: z.array(z.string()) }),
    /** An import has changed the catalogue. */
    z.object({ kind: z.literal('records'), engines: z.array(z.string()) }),
  ])
  .meta({ id: 'Change' });
export type Change = z.infer<typeof Change>;
