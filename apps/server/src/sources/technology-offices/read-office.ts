import { parseJson } from '../shared/json.ts';
import { at, listAt, textAt } from '../shared/mapping.ts';
import { childText, nodesIn } from '../shared/xml.ts';
import {
  type Listing,
  listingOfEntry,
  listingOfItem,
  listingOfObject,
  type Office,
} from './technology-offices.mapping.ts';

/** The content of an address: technologies, or the addresses of pages that each tell of one. */
export interface OfficeAnswer {
  told: Listing[];
  pages: string[];
  /** The feed's own name. */
  title: string | undefined;
}

const LISTS = ['technologies', 'items', 'results', 'data', 'records', 'itemListElement', '@graph'];
/** Types of JSON-LD that a technology is told as. */
const TYPES =
  /^(https?:\/\/schema\.org\/)?(Product|Offer|CreativeWork|TechArticle|Article|Service|IndividualProduct|WebPage)$/;
const TECHNOLOGY_PAGE = /\/(tech|technolog\w*|invention\w*|available[\w-]*|products?)\/[^?#]+/i;

/** RSS, Atom, a sitemap, JSON, or a page with JSON-LD: told by how it begins, whatever it says it is. */
export async function readOffice(text: string, office: Office, signal: AbortSignal): Promise<OfficeAnswer | null> {
  const head = text.slice(0, 2_000);
  if (/^\s*[[{]/.test(head)) return jsonIn(text, office);
  if (/<(rss|rdf:RDF|feed)[\s>]/i.test(head)) return feedIn(text, signal);
  if (/<(urlset|sitemapindex)[\s>]/i.test(head)) return sitemapIn(text, signal);
  return pageIn(text, office);
}

async function feedIn(text: string, signal: AbortSignal): Promise<OfficeAnswer> {
  const { nodes } = await nodesIn(text, ['item', 'entry'], signal);
  const title = /<title[^>]*>\s*(?:<!\[CDATA\[)?([^<\]]+)/.exec(text)?.[1]?.trim();
  return {
    told: nodes.map((node) => (node.name === 'item' ? listingOfItem(node) : listingOfEntry(node))),
    pages: [],
    title,
  };
}

async function sitemapIn(text: string, signal: AbortSignal): Promise<OfficeAnswer> {
  const { nodes } = await nodesIn(text, ['url', 'sitemap'], signal);
  const all = nodes.flatMap((node) => ({ url: childText(node, 'loc')?.trim() ?? '', isMap: node.name === 'sitemap' }));
  const pages = all.filter(({ url, isMap }) => URL.canParse(url) && (isMap || TECHNOLOGY_PAGE.test(url)));
  return { told: [], pages: pages.map(({ url }) => url), title: undefined };
}

function jsonIn(text: string, office: Office): OfficeAnswer | null {
  const parsed = parseJson(text);
  if ('error' in parsed) return null;
  const list = listOf(parsed.value);
  return list && { told: list.map((one) => listingOfObject(one, office)), pages: [], title: undefined };
}

function listOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  for (const name of LISTS) if (Array.isArray(at(value, name))) return listAt(value, name);
  return null;
}

/** The JSON-LD of a page; of one without, nothing is known for certain. */
function pageIn(text: string, office: Office): OfficeAnswer | null {
  const told: Listing[] = [];
  for (const [, script] of text.matchAll(/<script[^>]+application\/ld\+json[^>]*>([\s\S]*?)<\/script>/gi)) {
    const parsed = parseJson(script!.trim());
    if ('error' in parsed) continue;
    for (const one of (listOf(parsed.value) ?? [parsed.value]).map((entry) => at(entry, 'item') ?? entry)) {
      const type = textAt(one, '@type') ?? textAt(one, '@type', 0) ?? '';
      if (TYPES.test(type)) told.push(listingOfObject(one, office));
    }
  }
  return told.length > 0 ? { told, pages: [], title: undefined } : null;
}
