/** What a page says of itself to those who run no script: sites that show links, and search engines. */
export type PageHead =
  | { isFound: false }
  | { isFound: true; title: string; description: string; url: string; image: string; isIndexed: boolean };

/** Null for pages that say nothing of their own. */
export type PageHeads = (path: string, address: string | null) => Promise<PageHead | null>;

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const ADDRESS_TAG = /(<meta property="og:(url|image)" content=")(\/[^"]*)/g;

/** The client's page with whole addresses in its preview: others read it apart from where it stands. */
export const withAddresses = (page: string, appUrl: string, path: string) =>
  page.replace(ADDRESS_TAG, (_tag, start, kind, file) => start + escapeHtml(appUrl + (kind === 'url' ? path : file)));

/** The client's page with a head of its own; its texts are others' words, and stay text. */
export function withHead(page: string, head: PageHead): string {
  if (!head.isFound) return page.replace('</head>', '    <meta name="robots" content="noindex" />\n  </head>');
  const { title, description, url, image, isIndexed } = head;
  const meta = (kind: 'name' | 'property', key: string, content: string) =>
    `    <meta ${kind}="${key}" content="${escapeHtml(content)}" />\n`;
  const tags = [
    meta('name', 'description', description),
    meta('property', 'og:type', 'article'),
    meta('property', 'og:site_name', 'Groundwork'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(isIndexed ? [] : [meta('name', 'robots', 'noindex')]),
  ].join('');
  return page
    .replace(/ *<meta (?:name="(?:description|twitter:)|property="og:)[^>]*>\n?/g, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)} · Groundwork</title>`)
    .replace('</head>', () => `${tags}  </head>`);
}
