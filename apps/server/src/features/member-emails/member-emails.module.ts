import { engineDeclarations } from '../../catalogue/engines/registry.ts';
import type { Ports } from '../../ports.ts';
import { memberEmailRoutes } from './member-emails.routes.ts';
import { memberEmailService } from './member-emails.service.ts';

export const memberEmailsModule = ({ index }: Pick<Ports, 'index'>) => ({
  routes: memberEmailRoutes(memberEmailService({ index, engines: engineDeclarations })),
});
