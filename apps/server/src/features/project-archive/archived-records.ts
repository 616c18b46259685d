import { word } from '@groundwork/contract/message-refs';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { CatalogueRecord } from '../../catalogue/record.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { Records } from './archive.parts.ts';

/** The catalogue's word on the records of an archive. */
export const recordsOf = (index: CatalogueIndex): Records => ({
  areThere: async (refs) => (await index.get(refs)).map((record) => record !== null),
  problemOf(record) {
    const engine = engineDeclaration(record.engine);
    if (!engine.isBookmarkable) return MESSAGES.archive.left.notBookmarked(word(engine.label));
    const checked = CatalogueRecord.extend({ data: engine.data }).safeParse(record);
    const [issue] = checked.error?.issues ?? [];
    return issue ? `record.${issue.path.join('.')}: ${issue.message}` : null;
  },
});
