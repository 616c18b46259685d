import { z } from 'zod';
import { CLIENT_ERROR_MESSAGE_MAX, CLIENT_ERROR_PATH_MAX, CLIENT_ERROR_STACK_MAX } from './limits.ts';
import { route } from './route.ts';
import { cleanText } from './text.ts';

/** Cut, not refused: half a stack says more than none. */
const cut = (max: number) => z.string().overwrite((value) => cleanText(value).slice(0, max));

/** render: a screen could not be drawn; export: a download failed; unhandled: nobody caught it. */
export const ClientErrorKind = z.enum(['render', 'export', 'unhandled']);
export type ClientErrorKind = z.infer<typeof ClientErrorKind>;

export const ClientError = z.object({
  kind: ClientErrorKind,
  message: cut(CLIENT_ERROR_MESSAGE_MAX),
  stack: cut(CLIENT_ERROR_STACK_MAX).default(''),
  /** The page's path, without its query. */
  path: cut(CLIENT_ERROR_PATH_MAX).default(''),
});
export type ClientError = z.infer<typeof ClientError>;

export const clientErrors = {
  report: route({
    method: 'POST',
    path: '/errors',
    summary: 'Tell the operator of an error in the browser: goes to the log, with nothing personal but the user’s id',
    tags: ['System'],
    successStatus: 202,
    isPublic: true,
    errors: ['RATE_LIMITED'],
  })
    .input(ClientError)
    .output(z.object({ success: z.literal(true) })),
};
