import { z } from 'zod';
import { cleanText } from './clean-text.ts';

export { cleanText };

/** A text field that people fill: cleaned and trimmed before its limits are checked. */
export const text = () => z.string().overwrite((value) => cleanText(value).trim());
