import type { Patent } from '../../catalogue/engines/patents.ts';
import { cleanText, optionalText } from '../../catalogue/normalise/text.ts';
import { child, childText, type XmlNode } from '../shared/xml.ts';
import { partialDay } from './printed-numbers.ts';

/** Some patents have hundreds of pages of claims, or cite thousands of documents: counts tell of the rest. */
const CLAIMS_MAX_CHARACTERS = 60_000;
export const CITATIONS_MAX = 300;

/** Claims as printed, each with its number. */
export function claimTexts(claims: { allText: string }[]): string[] | undefined {
  const texts: string[] = [];
  let length = 0;
  for (const claim of claims) {
    const text = cleanText(claim.allText);
    length += text.length;
    if (!text || length > CLAIMS_MAX_CHARACTERS) break;
    texts.push(text);
  }
  return texts.length > 0 ? texts : undefined;
}

/** A cited patent under its number, or literature as printed. */
export function citedWork(citation: XmlNode): NonNullable<Patent['citations']> {
  const literature = optionalText(child(citation, 'nplcit', 'othercit')?.allText ?? child(citation, 'nplcit')?.allText);
  if (literature) return [{ text: literature }];
  const document = child(citation, 'patcit', 'document-id');
  const [country = '', number, kind = ''] = ['country', 'doc-number', 'kind'].map((part) => childText(document, part));
  if (!number) return [];
  const id = `${country}${number.replace(/[\s/,]/g, '').replace(/^0+/, '')}`;
  return [
    {
      text: `${country} ${number} ${kind}`.trim(),
      name: childText(document, 'name'),
      date: partialDay(childText(document, 'date')),
      ...(country === 'US' && { recordId: id }),
      url: `https://patents.google.com/patent/${id}${kind}`,
    },
  ];
}
