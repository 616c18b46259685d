import { contract, signedIn } from '../../platform/http/implement.ts';
import type { SearchExportService } from './search-export.service.ts';

export function searchExportRoutes(service: SearchExportService) {
  return {
    csvData: contract.searchExport.csvData
      .use(signedIn)
      .handler(({ context, input, signal }) => service.csvData(context.actor, input, signal)),
  };
}
