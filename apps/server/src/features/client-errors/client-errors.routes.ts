import { ADDRESS_HEADER } from '../../platform/http/client-address.ts';
import { contract } from '../../platform/http/implement.ts';
import type { ClientErrorService } from './client-errors.service.ts';

export function clientErrorRoutes(service: ClientErrorService) {
  return {
    report: contract.clientErrors.report.handler(async ({ context, input }) => {
      await service.report(context.actor, context.headers.get(ADDRESS_HEADER), input);
      return { success: true as const };
    }),
  };
}
