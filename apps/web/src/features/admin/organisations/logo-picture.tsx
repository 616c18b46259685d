import type { Organisation } from '@groundwork/contract/organisations';
import { ORGANISATIONS } from '../admin.texts.ts';
import { fitInto } from './fit-into.ts';

type Size = { width: number; height: number };

/** A logo as large as it may be in a box, never larger than it is. */
export function LogoPicture({ organisation: { name, logo }, max }: { organisation: Organisation; max: Size }) {
  if (!logo) return null;
  return <img src={logo.url} alt={ORGANISATIONS.logoOf(name)} {...fitInto(max, logo)} />;
}
