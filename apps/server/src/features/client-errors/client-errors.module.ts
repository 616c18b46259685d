import type { Ports } from '../../ports.ts';
import { clientErrorRoutes } from './client-errors.routes.ts';
import { clientErrorService } from './client-errors.service.ts';

export const clientErrorsModule = ({ log, database }: Pick<Ports, 'log' | 'database'>) => ({
  routes: clientErrorRoutes(clientErrorService({ log, database })),
});
