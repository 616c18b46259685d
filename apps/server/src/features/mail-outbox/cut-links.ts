/**
 * Cuts each link to this installation behind its first part, in text as in HTML: `https://x.org/reset-password?token=…` is
 * `https://x.org/reset-password…`. Whatever stands there is cut, so that no new kind of link has to be thought of here.
 */
export function cutLinks(content: string, appUrl: string): string {
  const link = new RegExp(`(${appUrl.replace(/[^\w/]/g, '\\$&')})([^\\s"'<>)]*)`, 'gi');
  return content.replace(link, (_, origin: string, path: string) => {
    const [first] = /^\/?[a-z-]*/i.exec(path)!;
    return first === path ? origin + path : `${origin}${first}…`;
  });
}
