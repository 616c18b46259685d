import type { PersonalData } from '../../platform/db/personal-data.ts';
import type { Ports } from '../../ports.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import { personalDataService } from './personal-data.service.ts';

type Needed = Pick<Ports, 'version' | 'clock'> & { sources: PersonalData[]; audit: AuditLog };

export const personalDataModule = ({ sources, audit, clock, version }: Needed) => ({
  service: personalDataService({ sources, audit, clock, version }),
});
