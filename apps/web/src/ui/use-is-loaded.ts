import { useEffect, useState } from 'react';

/** True once the page with all it shows first has arrived: then what may be wanted later can come. */
export function useIsLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(document.readyState === 'complete');
  useEffect(() => {
    const note = () => setIsLoaded(true);
    window.addEventListener('load', note, { once: true });
    return () => window.removeEventListener('load', note);
  }, []);
  return isLoaded;
}
