import { contract, signedIn, signedInByPerson } from '../../platform/http/implement.ts';
import type { DataSetService } from './data-sets.service.ts';

export function dataSetRoutes(service: DataSetService) {
  const { dataSets } = contract;
  // Also by an API key: scripts of an operator start imports. What removes records is done in person.
  return {
    list: dataSets.list.use(signedIn).handler(({ context }) => service.list(context.actor)),
    run: dataSets.run.use(signedIn).handler(({ context, input }) => service.run(context.actor, input.source)),
    runs: dataSets.runs.use(signedIn).handler(({ context, input }) => service.runs(context.actor, input.source)),
    cancel: dataSets.cancel.use(signedIn).handler(({ context, input }) => service.cancel(context.actor, input.source)),
    schedule: dataSets.schedule
      .use(signedIn)
      .handler(({ context, input }) => service.schedule(context.actor, input.source, input.schedule)),
    deleteSample: dataSets.deleteSample
      .use(signedInByPerson)
      .handler(({ context }) => service.deleteSample(context.actor)),
  };
}
