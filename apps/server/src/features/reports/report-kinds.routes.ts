import { contract, signedIn } from '../../platform/http/implement.ts';
import type { ReportKindsService } from './report-kinds.service.ts';
import type { ReportPlanService } from './report-plan.service.ts';
import type { ReportService } from './reports.service.ts';

export function reportKindRoutes(service: ReportService, kinds: ReportKindsService, plans: ReportPlanService) {
  const { reports } = contract;
  return {
    createCommercialization: reports.createCommercialization.use(signedIn).handler(async ({ context, input }) => ({
      reportId: await service.create(context.actor, 'commercialization', input),
    })),
    createFunding: reports.createFunding.use(signedIn).handler(async ({ context, input }) => {
      const { agency, program, topic, callId, ...asked } = input;
      const funding = { agency, program, topic, ...(callId && { callId }) };
      return { reportId: await kinds.createFunding(context.actor, { ...asked, funding }) };
    }),
    funding: reports.funding.use(signedIn).handler(({ input }) => ({ items: kinds.rules(input) })),
    createCustom: reports.createCustom.use(signedIn).handler(async ({ context, input }) => ({
      reportId: await kinds.createCustom(context.actor, input),
    })),
    customTemplates: reports.customTemplates.use(signedIn).handler(async ({ context }) => ({
      items: await kinds.templates(context.actor),
    })),
    saveTemplate: reports.saveTemplate
      .use(signedIn)
      .handler(({ context, input }) => kinds.saveTemplate(context.actor, input)),
    deleteTemplate: reports.deleteTemplate.use(signedIn).handler(async ({ context, input }) => {
      await kinds.deleteTemplate(context.actor, input.id);
      return { success: true as const };
    }),
    customData: reports.customData.use(signedIn).handler(({ context, input }) => kinds.data(context.actor, input.id)),
    updateCustomData: reports.updateCustomData.use(signedIn).handler(({ context, input: { id, ...change } }) => {
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      return kinds.update(context.actor, id, given);
    }),
    generateCustom: reports.generateCustom.use(signedIn).handler(async ({ context, input }) => ({
      reportId: await kinds.generate(context.actor, input.id, input.sections),
    })),
    plan: reports.plan.use(signedIn).handler(({ context, input }) => plans.plan(context.actor, input)),
  };
}
