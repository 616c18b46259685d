import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';

/** The earliest day that a zip can name, in this process's time zone, as zips count. */
const NO_TIME = new Date(1980, 0, 1);
/** Links are named at random; pictures and parts are counted. */
const LINK_ID = /(?<=\b(?:r:id|Id)=")rId[\w-]{15,}(?=")/g;
const MOMENT = /(?<=<dcterms:(?:created|modified)[^>]*>)[^<]*/g;
const NAMED = ['word/_rels/document.xml.rels', 'word/document.xml'];

/**
 * The same document with the same bytes every time: links counted in the order of their first mention, and the time of its
 * data in place of the clock's.
 */
export function repeatable(docx: Uint8Array, asOf: string): Uint8Array {
  const parts = unzipSync(docx);
  const links = new Map<string, string>();
  const counted = (id: string) => {
    if (!links.has(id)) links.set(id, `rIdLink${links.size + 1}`);
    return links.get(id)!;
  };
  const made: Zippable = {};
  for (const [name, bytes] of Object.entries(parts)) {
    if (NAMED.includes(name)) made[name] = strToU8(strFromU8(bytes).replace(LINK_ID, counted));
    else if (name === 'docProps/core.xml') made[name] = strToU8(strFromU8(bytes).replace(MOMENT, asOf));
    else made[name] = bytes;
  }
  return zipSync(made, { mtime: NO_TIME });
}
