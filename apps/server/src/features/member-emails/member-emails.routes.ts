import { contract, signedIn } from '../../platform/http/implement.ts';
import type { MemberEmailService } from './member-emails.service.ts';

export function memberEmailRoutes(service: MemberEmailService) {
  return {
    find: contract.memberEmails.find.use(signedIn).handler(({ input }) => service.find(input)),
  };
}
