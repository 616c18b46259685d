import type { Ports } from '../../../ports.ts';
import { secondFactorData } from './second-factor.personal-data.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';

type Needed = Pick<Ports, 'database'> & Parameters<typeof secondFactorRoutes>[0];

export const secondFactorModule = ({ database, ...services }: Needed) => ({
  routes: secondFactorRoutes(services),
  personalData: secondFactorData(database),
});
