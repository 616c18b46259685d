import { z } from 'zod';
import { Engine, MainTab } from './engines.ts';
import { route } from './route.ts';

/** One data set under its main tab. */
export const SubTab = z.object({ label: z.string(), engine: Engine, mainTab: MainTab });
export type SubTab = z.infer<typeof SubTab>;

/** The four main tabs, always all of them and in this order; each has all of its data sets, in the order that people gave them. */
export const TabOrder = z.object({
  tabs: z.array(z.object({ mainTab: MainTab, label: z.string(), subTabs: z.array(SubTab) })).length(4),
});
export type TabOrder = z.infer<typeof TabOrder>;

export const searchTabs = {
  order: route({
    method: 'GET',
    path: '/search/tab-order',
    summary: 'The search screen’s tabs in the order that a project has them; without a project, the default order',
    tags: ['Search'],
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ projectId: z.uuid().optional() }))
    .output(TabOrder),
  arrange: route({
    method: 'PUT',
    path: '/search/tab-order',
    summary: 'Change the order of one main tab’s data sets for a project',
    tags: ['Search'],
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ projectId: z.uuid(), mainTab: MainTab, engines: z.array(Engine).max(14) }))
    .output(TabOrder),
  defaultEngine: route({
    method: 'GET',
    path: '/search/tab-order/default-engine',
    summary: 'The data set that a project’s search opens with, by its description',
    tags: ['Search'],
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ projectId: z.uuid() }))
    .output(z.object({ engine: Engine })),
};
