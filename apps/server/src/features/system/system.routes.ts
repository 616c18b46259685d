import { contract } from '../../platform/http/implement.ts';
import type { SystemService } from './system.service.ts';

export function systemRoutes(service: SystemService) {
  return {
    health: contract.system.health.handler(() => ({ status: 'ok' as const })),
    ready: contract.system.ready.handler(() => service.ready()),
    status: contract.system.status.handler(() => service.status()),
  };
}
