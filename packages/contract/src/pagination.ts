import { z } from 'zod';
import { PAGE_LIMIT_MAX } from './limits.ts';

/** Pages count from 1. */
export const Page = z.coerce.number().int().min(1);
export const PageLimit = z.coerce.number().int().min(1).max(PAGE_LIMIT_MAX);

/** Every list answers in this shape. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.number().int(), page: z.number().int(), pageLimit: z.number().int() });
