import { contract, signedIn, signedInByPerson } from '../../platform/http/implement.ts';
import type { AgentService } from './agents.service.ts';
import type { CompanyRequestService } from './company-requests.service.ts';

const DONE = { success: true as const };

export function agentRoutes(service: AgentService, requests: CompanyRequestService) {
  const { agents } = contract;
  return {
    list: agents.list.use(signedIn).handler(({ context, input }) => service.list(context.actor, input.projectId)),
    companyTracker: agents.companyTracker
      .use(signedIn)
      .handler(({ context, input }) => service.companyTracker(context.actor, input.id)),
    opportunityTracker: agents.opportunityTracker
      .use(signedIn)
      .handler(({ context, input }) => service.opportunityTracker(context.actor, input.id)),
    previousFilters: agents.previousFilters
      .use(signedIn)
      .handler(({ context }) => service.previousFilters(context.actor)),
    history: agents.history
      .use(signedIn)
      .handler(({ context, input: { id, ...paging } }) => service.history(context.actor, id, paging)),
    createCompanyTracker: agents.createCompanyTracker
      .use(signedIn)
      .handler(({ context, input }) => service.createCompanyTracker(context.actor, input)),
    updateCompanyTracker: agents.updateCompanyTracker
      .use(signedIn)
      .handler(({ context, input }) => service.updateCompanyTracker(context.actor, input)),
    createOpportunityTracker: agents.createOpportunityTracker
      .use(signedIn)
      .handler(({ context, input }) => service.createOpportunityTracker(context.actor, input)),
    updateOpportunityTracker: agents.updateOpportunityTracker
      .use(signedIn)
      .handler(({ context, input }) => service.updateOpportunityTracker(context.actor, input)),
    pause: agents.pause
      .use(signedIn)
      .handler(({ context, input }) => service.pause(context.actor, input.id, input.isPaused)),
    run: agents.run.use(signedIn).handler(({ context, input }) => service.run(context.actor, input.id)),
    delete: agents.delete.use(signedIn).handler(async ({ context, input }) => {
      await service.delete(context.actor, input.id);
      return DONE;
    }),
    previewCompanyTracker: agents.previewCompanyTracker
      .use(signedIn)
      .handler(({ context, input }) =>
        service.previewCompanyTracker(context.actor, input.projectId, input.selectedCompanies),
      ),
    previewOpportunityTracker: agents.previewOpportunityTracker
      .use(signedIn)
      .handler(({ context, input: { projectId, ...wanted } }) =>
        service.previewOpportunityTracker(context.actor, projectId, wanted),
      ),
    companies: agents.companies
      .use(signedIn)
      .handler(({ context, input }) => service.companies(context.actor, input.query)),
    requestCompany: agents.requestCompany.use(signedIn).handler(async ({ context, input }) => {
      await requests.request(context.actor, input);
      return DONE;
    }),
    companyRequests: agents.companyRequests
      .use(signedInByPerson)
      .handler(({ context }) => requests.list(context.actor)),
    closeCompanyRequest: agents.closeCompanyRequest.use(signedInByPerson).handler(async ({ context, input }) => {
      await requests.close(context.actor, input.id);
      return DONE;
    }),
  };
}
