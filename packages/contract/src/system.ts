import { z } from 'zod';
import { route } from './route.ts';

/** Progress of loading the sample data on the first start. Counts are records. */
export const SampleStatus = z.object({
  state: z.enum(['loading', 'ready', 'failed']),
  done: z.number().int(),
  total: z.number().int(),
  message: z.string().optional(),
});
export type SampleStatus = z.infer<typeof SampleStatus>;

export const system = {
  health: route({
    method: 'GET',
    path: '/health',
    summary: 'Answers while the process lives',
    tags: ['System'],
    isPublic: true,
    isVital: true,
  }).output(z.object({ status: z.literal('ok') })),
  ready: route({
    method: 'GET',
    path: '/ready',
    summary: 'Answers when the stores answer and have room; 503 with the reason otherwise',
    tags: ['System'],
    isPublic: true,
    isVital: true,
  }).output(z.object({ status: z.literal('ready') })),
  status: route({
    method: 'GET',
    path: '/status',
    summary:
      'What the installation is doing: the sample data’s progress, whether a language model reads along, and links that the operator set',
    tags: ['System'],
    isPublic: true,
  }).output(
    z.object({
      sample: SampleStatus,
      version: z.string(),
      /** Descriptions of projects are given to a language model that the operator has set. */
      isReadByModel: z.boolean(),
      links: z.object({
        help: z.string().nullable(),
        pricing: z.string().nullable(),
        status: z.string().nullable(),
        source: z.string().nullable(),
        enterpriseCall: z.string().nullable(),
      }),
    }),
  ),
};
