import { ADDRESSES, type Asked } from '../src/lib/addresses.ts';
import { parseUrlSearch, stringifyUrlSearch } from '../src/lib/url-search.ts';

/** What the router makes of an address with these parameters. */
export const asked = <Screen extends keyof typeof ADDRESSES>(
  screen: Screen,
  params: string | Record<string, unknown>,
): Asked<Screen> =>
  ADDRESSES[screen](parseUrlSearch(typeof params === 'string' ? params : stringifyUrlSearch(params)) as never) as never;
