export interface Claim {
  number: number;
  text: string;
  /** The earlier claim that this one narrows; null for an independent claim. */
  dependsOn: number | null;
}

/** References to other claims stand where a claim begins; later ones only name them. */
const REFERENCE_WITHIN = 250;

/** Claims in their order, each without the number that its text begins with. */
export function readClaims(texts: string[]): Claim[] {
  return texts.map((raw, at) => {
    const [, stated, rest] = /^\s*(\d{1,4})\s*[.)]\s+([\s\S]*)$/.exec(raw) ?? [];
    const number = at + 1;
    // A number that isn't the claim's place belongs to its text.
    const text = Number(stated) === number ? rest! : raw.trim();
    return { number, text, dependsOn: referenceOf(text, number) };
  });
}

function referenceOf(text: string, number: number): number | null {
  const head = text.slice(0, REFERENCE_WITHIN);
  const named = Number(/\bclaims?\s+(\d{1,4})\b/i.exec(head)?.[1]);
  if (named >= 1 && named < number) return named;
  return number > 1 && /\b(?:any|one) (?:one )?of the (?:preceding|previous|above) claims\b/i.test(head) ? 1 : null;
}
