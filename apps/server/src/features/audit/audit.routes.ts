import { contract, signedInByPerson } from '../../platform/http/implement.ts';
import type { AuditService } from './audit.service.ts';

export function auditRoutes(service: AuditService) {
  const { audit } = contract;
  return {
    list: audit.list.use(signedInByPerson).handler(({ context, input }) => service.list(context.actor, input)),
    export: audit.export
      .use(signedInByPerson)
      .handler(({ context, input, signal }) => service.exportCsv(context.actor, input, signal)),
  };
}
