const QUOTED = /“(?:[^“”]|“[^“”]*”)+”/g;

/** Cuts a sentence at what it quotes, marks included. */
export function splitQuotations(text: string): { text: string; isQuoted: boolean }[] {
  const parts: { text: string; isQuoted: boolean }[] = [];
  let at = 0;
  for (const { index, 0: quoted } of text.matchAll(QUOTED)) {
    if (index > at) parts.push({ text: text.slice(at, index), isQuoted: false });
    parts.push({ text: quoted, isQuoted: true });
    at = index + quoted.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isQuoted: false });
  return parts;
}
