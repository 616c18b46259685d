import type { LockedFeature } from '@groundwork/contract/locked-features';

export interface PaletteItem {
  id: string;
  label: string;
  /** Said beside the label. */
  hint?: string;
  run: () => void;
  /** The locked feature, if it is one: then nothing happens but a note of it. */
  locked?: LockedFeature;
  /** Shown whatever is typed, as what takes the words along. */
  isAlwaysShown?: boolean;
}

export interface PaletteGroup {
  title: string;
  items: PaletteItem[];
}

const SHOWN_MAX = 8;

/** The items that have every typed word, in any order; of each group as many as one looks through. */
export function filterGroups(groups: PaletteGroup[], typed: string): PaletteGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ title, items }) => {
      const fits = ({ label, isAlwaysShown }: PaletteItem) =>
        isAlwaysShown || words.every((word) => label.toLowerCase().includes(word));
      return {
        title,
        items: items.filter(fits).slice(0, items.some((each) => each.isAlwaysShown) ? undefined : SHOWN_MAX),
      };
    })
    .filter(({ items }) => items.length > 0);
}
