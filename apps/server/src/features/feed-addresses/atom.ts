interface AtomEntry {
  /** The same whenever it is told, and no other's. */
  id: string;
  title: string;
  /** Plain text. */
  summary: string;
  /** A path of the web client. */
  path: string;
  /** ISO 8601: when what it says last changed. */
  updatedAt: string;
}

export interface AtomFeed {
  title: string;
  path: string;
  entries: AtomEntry[];
}

/**
 * An Atom feed (RFC 4287). Titles and summaries are others' words: text, never markup. `selfId` names the feed and gives
 * nothing of its secret address away.
 */
export function writeAtom({ title, path, entries }: AtomFeed, { appUrl, selfId }: { appUrl: string; selfId: string }) {
  const host = new URL(appUrl).hostname;
  // Tags (RFC 4151) name a thing for ever, whatever becomes of the address. The year is that of the scheme, not of the thing.
  const tag = (id: string) => `tag:${host},2025:${id.toWellFormed().split('/').map(encodeURIComponent).join('/')}`;
  const updated = entries.map(({ updatedAt }) => updatedAt).reduce((one, other) => (one > other ? one : other), NEVER);
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escapeXml(tag(`feed/${selfId}`))}</id>`,
    `<title type="text">${escapeXml(title)}</title>`,
    `<updated>${escapeXml(updated)}</updated>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(appUrl + path)}"/>`,
    '<author><name>Groundwork</name></author>',
    ...entries.map((entry) =>
      [
        '<entry>',
        `<id>${escapeXml(tag(entry.id))}</id>`,
        `<title type="text">${escapeXml(entry.title)}</title>`,
        `<updated>${escapeXml(entry.updatedAt)}</updated>`,
        `<link rel="alternate" type="text/html" href="${escapeXml(appUrl + entry.path)}"/>`,
        entry.summary && `<summary type="text">${escapeXml(entry.summary)}</summary>`,
        '</entry>',
      ]
        .filter(Boolean)
        .join('\n'),
    ),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

/** A feed without entries has never changed. */
const NEVER = '1970-01-01T00:00:00.000Z';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** Characters that XML 1.0 cannot say in any way. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSAYABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(UNSAYABLE, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
