import { z } from 'zod';
import { cleanText } from './clean-text.ts';

export { cleanText };

/** A text field that people fill: cleaned and trimmed before its limits are checked. */
export const text = () => z.string().overwrite((value) => cleanText(value).trim());

/** A name or a title: on one line, whatever was pasted. */
export const line = () => z.string().overwrite((value) => cleanText(value).replace(/\s+/g, ' ').trim());
