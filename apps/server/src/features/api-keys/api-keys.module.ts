import type { Ports } from '../../ports.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import { apiKeyData } from './api-keys.personal-data.ts';
import { apiKeyRepository } from './api-keys.repository.ts';
import { apiKeyService } from './api-keys.service.ts';

export const apiKeysModule = ({ database, audit, clock }: Pick<Ports, 'database' | 'clock'> & { audit: AuditLog }) => {
  const keys = apiKeyRepository(database);
  return { service: apiKeyService({ keys, audit, clock }), personalData: apiKeyData(database), endAll: keys.endAll };
};
