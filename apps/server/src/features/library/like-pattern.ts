import { nameKey } from '@groundwork/contract/library.names';

/** For LIKE on a `nameKey`: names that hold the text, its % and _ taken as they are. */
export const likePattern = (text: string) => `%${nameKey(text).replace(/[\\%_]/g, '\\$&')}%`;
