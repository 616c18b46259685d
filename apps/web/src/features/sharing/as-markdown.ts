/** Signs that Markdown reads as markup, and what HTML within it begins with. */
const MARKUP = /[\\`*_{}[\]<>#|~!&]/g;

const plain = (text: string) => text.replace(/\s+/g, ' ').replace(MARKUP, (sign) => `\\${sign}`);

/** Markdown to paste: title, text and link. Text from records stays text there, too. */
export const asMarkdown = ({ title, text, url }: { title: string; text: string; url: string }): string =>
  `**${plain(title)}**\n\n${plain(text)}\n\n<${url}>\n`;
