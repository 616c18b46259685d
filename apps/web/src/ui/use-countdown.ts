import { useEffect, useState } from 'react';

/** Seconds that are left of a wait. It begins again when `occasion` changes. */
export function useCountdown(waitMs: number, occasion?: unknown): number {
  const [seconds, setSeconds] = useState(() => Math.ceil(waitMs / 1000));
  useEffect(() => {
    const end = Date.now() + waitMs;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [waitMs, occasion]);
  return seconds;
}
