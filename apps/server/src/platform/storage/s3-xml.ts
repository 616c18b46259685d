/** S3's answers are flat, small and its own: what stands in each element of that name, in order. */
export const valuesOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(([, value]) => unescapeXml(value!));

const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };

/** An element that holds others is left as it is, and unescaped where its values are read. */
const unescapeXml = (text: string) =>
  text.includes('<')
    ? text
    : text.replace(/&#(\d+);|&\w+;/g, (sign, code) =>
        code ? String.fromCodePoint(Number(code)) : (SIGNS[sign] ?? sign),
      );

export const escapeXml = (text: string) =>
  text.replace(/[<>&"']/g, (sign) => Object.keys(SIGNS).find((written) => SIGNS[written] === sign)!);
