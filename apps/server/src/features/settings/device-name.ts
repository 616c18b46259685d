import Bowser from 'bowser';

/** 'Chrome on Linux', as far as a browser's user agent says; programs are called by the name they give. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return userAgent.split(/[\s/(]/)[0]?.slice(0, 40) || 'Unknown device';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
