import { SERVER_WORDS } from '@groundwork/contract/server-words.texts';
import Bowser from 'bowser';

/** Looked up by its words, as are the names that browsers give themselves. */
const UNKNOWN = SERVER_WORDS.unknownDevice;

/** 'Chrome on Linux', as far as a browser's user agent says; programs are called by the name they give. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return userAgent.split(/[\s/(]/)[0]?.slice(0, 40) || UNKNOWN;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
