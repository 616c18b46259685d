import type { Api } from '@groundwork/contract/api';
import type { PersonalData } from './platform/db/personal-data.ts';
import type { Subscription } from './platform/events/event.ts';
import type { AssistantServer } from './platform/http/assistant-endpoint.ts';
import type { AnyRouter } from './platform/http/router.ts';
import type { BoundJob } from './platform/jobs/job.ts';
import type { Gauge } from './platform/metrics/metrics.port.ts';

/** What a `*.module.ts` makes of the ports that it takes, beside the services that other features ask for. */
export interface FeatureModule {
  /** The feature's calls. */
  readonly routes?: AnyRouter;
  /** Each with its own dependencies; those with a schedule run by it. */
  readonly jobs?: readonly BoundJob[];
  /** What the feature does when something has happened, mostly elsewhere. */
  readonly subscriptions?: readonly Subscription[];
  /** What the feature's tables hold of a person. */
  readonly personalData?: readonly PersonalData[];
  /** Calls of other services, by path. */
  readonly webhooks?: Record<string, (rawBody: string, headers: Headers) => Promise<void>>;
  /** What operators watch of it. */
  readonly gauges?: readonly Gauge[];
  /** Who answers assistants. */
  readonly assistants?: AssistantServer;
  /** Where jobs run, before the first of them. */
  readonly onWorkerStart?: () => Promise<unknown>;
}

export type Modules = Record<keyof Api, FeatureModule & Required<Pick<FeatureModule, 'routes'>>> &
  Record<string, FeatureModule>;

/** The features' contributions, each kind together. A call of the contract that no feature has is no type. */
export function gather(modules: Modules) {
  const all: FeatureModule[] = Object.values(modules);
  const subscriptions = all.flatMap(({ subscriptions = [] }) => subscriptions);
  return {
    router: Object.fromEntries(
      Object.entries(modules).flatMap(([name, { routes }]) => (routes ? [[name, routes]] : [])),
    ),
    jobs: [...all.flatMap(({ jobs = [] }) => jobs), ...subscriptions.flatMap(({ job }) => job ?? [])],
    subscriptions,
    gauges: all.flatMap(({ gauges = [] }) => gauges),
    webhooks: Object.assign({}, ...all.map(({ webhooks }) => webhooks)) as NonNullable<FeatureModule['webhooks']>,
    onWorkerStart: async () => {
      for (const { onWorkerStart } of all) await onWorkerStart?.();
    },
  };
}

/** A test looks that no table which points at a person is missing. */
export const personalDataOf = (modules: FeatureModule[]): PersonalData[] =>
  modules.flatMap(({ personalData = [] }) => personalData);
