/** In a mail nothing runs and nothing is loaded, not a picture that would tell a server that somebody looks. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Its links open in windows of their own, where they are followed as in a mail program. */
export const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

export const previewOf = (html: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><base target="_blank">${html}`;
