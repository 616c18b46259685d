import { forget, remember, wordOf, wordsOf } from './read-words.ts';
import { textOfKey } from './text-of-key.ts';
import { lookUpBy } from './texts.ts';

lookUpBy({ keyed: (told, catalogues) => textOfKey(told, catalogues, wordOf), wordsOf, remember, forget });
