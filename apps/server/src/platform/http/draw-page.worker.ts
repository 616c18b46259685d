import { answerCalls } from '../threads/call-thread.ts';

/** What the built client draws its pages with (`apps/web/src/first-screens.tsx`). */
interface Drawing {
  drawForPerson(path: string, answers: Record<string, unknown>, cookies: string): Promise<string | null>;
}

export interface DrawApi {
  draw(module: string, ...page: Parameters<Drawing['drawForPerson']>): Promise<string | null>;
}

answerCalls<DrawApi>({
  draw: async (module, ...page) => ((await import(module)) as Drawing).drawForPerson(...page),
});
