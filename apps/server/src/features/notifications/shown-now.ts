import type { Change } from '@groundwork/contract/changes';
import type { LibraryFile } from '@groundwork/contract/library';
import type { Project } from '@groundwork/contract/projects';
import type { ReportSummary } from '@groundwork/contract/reports';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { Log } from '../../platform/log/log.ts';

/** The things that windows show in lists, as these are answered to the actor; null for what is not theirs to see. */
export interface ShownNow {
  report(actor: Actor, id: string): Promise<ReportSummary | null>;
  project(actor: Actor, id: string): Promise<Project | null>;
  file(actor: Actor, id: string): Promise<LibraryFile | null>;
}

/**
 * Looks up what a change has made of the thing, with the rights of who is told: what is told to all that are in a project
 * says nothing of it. Where that fails the window asks for itself.
 */
export const lookUpChange =
  (shown: ShownNow, log: Log) =>
  async (actor: Actor, change: Change): Promise<Change> => {
    try {
      switch (change.kind) {
        case 'report':
          return { ...change, now: await shown.report(actor, change.id) };
        case 'project':
          return { ...change, now: await shown.project(actor, change.id) };
        case 'library-file':
          return { ...change, now: await shown.file(actor, change.id) };
        case 'live-search':
        case 'records':
          return change;
      }
    } catch (error) {
      if (!(error instanceof AppError)) log.error('what a change has made of a thing', { error, kind: change.kind });
      return change;
    }
  };
