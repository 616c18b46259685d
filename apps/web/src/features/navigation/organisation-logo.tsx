import { BRAND_LOGO_RETRIES_MAX, LOGO_HEIGHT, LOGO_WIDTH } from '@groundwork/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { NAVIGATION_TEXTS } from './navigation.texts.ts';

const STALE_MS = 300_000;

/** The organization's logo; one that doesn't load is asked for again, a few times. Without one there is nothing. */
export function OrganisationLogo() {
  const logo = useQuery(api.organisations.logo.queryOptions({ staleTime: STALE_MS }));
  const retries = useRef(0);
  const [attempt, setAttempt] = useState(0);
  const { url = null, width = LOGO_WIDTH, height = LOGO_HEIGHT } = logo.data ?? {};
  if (!url || attempt > BRAND_LOGO_RETRIES_MAX) return null;
  const retry = async () => {
    if (retries.current >= BRAND_LOGO_RETRIES_MAX) {
      console.warn('Max brand logo retries reached');
      setAttempt(BRAND_LOGO_RETRIES_MAX + 1);
      return;
    }
    retries.current += 1;
    await logo.refetch();
    setAttempt(retries.current);
  };
  return (
    // The attempt makes it another picture to the browser, which would not load the same one again.
    <img
      key={attempt}
      src={attempt === 0 ? url : `${url}&attempt=${attempt}`}
      alt={NAVIGATION_TEXTS.organisationLogo}
      width={width}
      height={height}
      onError={() => void retry()}
    />
  );
}
