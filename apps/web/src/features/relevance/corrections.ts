import type { Axis, ProfileCorrections, ProjectProfile } from '@groundwork/contract/relevance';

type Added = ProfileCorrections['added'][number];

/** A phrase of the profile as the corrections would make it. */
export interface DraftPhrase {
  phrase: string;
  /** Null for what was removed before: where it stood is not known. */
  axis: Axis | null;
  variants: string[];
  isRequired: boolean;
  isAdded: boolean;
  isRemoved: boolean;
  /** Only the language model names it. */
  isProposed?: boolean;
  /** Records that have it; null before it has been counted. */
  count: number | null;
  inField?: number;
}

const keyOf = (phrase: string) => phrase.trim().replace(/\s+/g, ' ').toLowerCase();
const isSame = (phrase: string) => (other: string) => keyOf(other) === keyOf(phrase);
const without = (list: string[], phrase: string) => list.filter((each) => !isSame(phrase)(each));
const withOne = (list: string[], phrase: string) => [...without(list, phrase), phrase];

/** The profile's phrases, those taken away among them, so that each can be put back where it stood. */
export function draftPhrases(profile: ProjectProfile, corrections: ProfileCorrections): DraftPhrase[] {
  const { added, removed, required, variants } = corrections;
  const isAdded = (phrase: string) => added.some((each) => isSame(phrase)(each.phrase));
  const common = (phrase: string) => ({ isRequired: required.some(isSame(phrase)), isAdded: isAdded(phrase) });
  const known = profile.phrases.map((each) => ({
    ...common(each.phrase),
    phrase: each.phrase,
    axis: each.axis,
    count: each.count,
    inField: each.inField,
    variants: variantsOf(corrections, each.phrase) ?? each.variants,
    isRemoved: each.origin === 'person' ? !isAdded(each.phrase) : removed.some(isSame(each.phrase)),
    ...(each.origin === 'model' && { isProposed: true }),
  }));
  const isNew = ({ phrase }: { phrase: string }) => !profile.phrases.some((each) => isSame(phrase)(each.phrase));
  const fresh = added.filter(isNew).map(({ phrase, axis, variants: names }) => ({
    ...common(phrase),
    phrase,
    axis,
    count: null,
    variants: names,
    isRemoved: false,
  }));
  const before = profile.corrections.removed
    .map((phrase) => ({ phrase }))
    .filter(isNew)
    .map(({ phrase }) => ({
      ...common(phrase),
      phrase,
      axis: null,
      count: null,
      variants: variants[phrase] ?? [],
      isRemoved: removed.some(isSame(phrase)),
    }));
  return [...fresh, ...known, ...before];
}

function variantsOf({ added, variants }: ProfileCorrections, phrase: string): string[] | undefined {
  const own = added.find((each) => isSame(phrase)(each.phrase));
  if (own) return own.variants.length > 0 ? own.variants : undefined;
  return Object.entries(variants).find(([each]) => isSame(phrase)(each))?.[1];
}

export function addPhrase(corrections: ProfileCorrections, phrase: Added): ProfileCorrections {
  const added = [...corrections.added.filter((each) => !isSame(phrase.phrase)(each.phrase)), phrase];
  return { ...corrections, added, removed: without(corrections.removed, phrase.phrase) };
}

export function removePhrase(corrections: ProfileCorrections, { phrase, isAdded }: DraftPhrase): ProfileCorrections {
  const required = without(corrections.required, phrase);
  if (isAdded)
    return { ...corrections, required, added: corrections.added.filter((each) => !isSame(phrase)(each.phrase)) };
  return { ...corrections, required, removed: withOne(corrections.removed, phrase) };
}

export function putBack(corrections: ProfileCorrections, profile: ProjectProfile, phrase: string): ProfileCorrections {
  const own = profile.corrections.added.find((each) => isSame(phrase)(each.phrase));
  if (own) return addPhrase(corrections, own);
  return { ...corrections, removed: without(corrections.removed, phrase) };
}

export const setRequired = (corrections: ProfileCorrections, phrase: string, isRequired: boolean) => ({
  ...corrections,
  required: isRequired ? withOne(corrections.required, phrase) : without(corrections.required, phrase),
});

export function setVariants(
  corrections: ProfileCorrections,
  { phrase, isAdded }: DraftPhrase,
  names: string[],
): ProfileCorrections {
  if (isAdded) {
    const added = corrections.added.map((each) => (isSame(phrase)(each.phrase) ? { ...each, variants: names } : each));
    return { ...corrections, added };
  }
  const others = Object.entries(corrections.variants).filter(([each]) => !isSame(phrase)(each));
  return { ...corrections, variants: { ...Object.fromEntries(others), [phrase]: names } };
}

/** Applies the changes somebody made to `base` to what others have made of it meanwhile. */
export function rebase(base: ProfileCorrections, mine: ProfileCorrections, theirs: ProfileCorrections) {
  const lists = (field: 'removed' | 'required' | 'unwanted') => {
    const kept = theirs[field].filter((each) => !base[field].some(isSame(each)) || mine[field].some(isSame(each)));
    const news = mine[field].filter((each) => !base[field].some(isSame(each)) && !kept.some(isSame(each)));
    return [...kept, ...news];
  };
  const named = ({ added }: ProfileCorrections, phrase: string) => added.find((each) => isSame(phrase)(each.phrase));
  const isChanged = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const mineChanged = mine.added.filter((each) => isChanged(each, named(base, each.phrase)));
  const added = theirs.added
    .filter(({ phrase }) => !named(base, phrase) || named(mine, phrase))
    .filter(({ phrase }) => !mineChanged.some((each) => isSame(phrase)(each.phrase)));
  const variants = Object.entries(mine.variants).filter(([phrase, names]) => isChanged(names, base.variants[phrase]));
  return {
    added: [...added, ...mineChanged],
    removed: lists('removed'),
    required: lists('required'),
    unwanted: lists('unwanted'),
    variants: { ...theirs.variants, ...Object.fromEntries(variants) },
  } satisfies ProfileCorrections;
}

export const isUnchanged = (one: ProfileCorrections, other: ProfileCorrections): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
