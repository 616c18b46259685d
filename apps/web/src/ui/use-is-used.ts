import { startTransition, useEffect, useState } from 'react';
import { hasBeenUsed, onFirstUse } from './first-use.ts';

/** True once the reader does anything with the page: then what may be wanted next can come. Who only reads needs none of it. */
export function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(hasBeenUsed);
  useEffect(() => (isUsed ? undefined : onFirstUse(() => startTransition(() => setUsed(true)))), [isUsed]);
  return isUsed;
}
