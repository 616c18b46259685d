import type { DetailValue } from '@groundwork/contract/detail';

type Claim = Extract<DetailValue, { type: 'claims' }>['claims'][number];
export type ClaimGroup = { root: Claim; dependents: { claim: Claim; depth: number }[] };

/** Independent claims with all that rest on them, directly or not, in their order. Every claim is in one group. */
export function claimTree(claims: Claim[]): ClaimGroup[] {
  const groups = new Map<number, ClaimGroup>();
  const placeOf = new Map<number, { root: number; depth: number }>();
  for (const claim of claims) {
    const above = claim.dependsOn === null ? undefined : placeOf.get(claim.dependsOn);
    const group = above && groups.get(above.root);
    if (group) {
      placeOf.set(claim.number, { root: above.root, depth: above.depth + 1 });
      group.dependents.push({ claim, depth: above.depth + 1 });
    } else {
      placeOf.set(claim.number, { root: claim.number, depth: 0 });
      groups.set(claim.number, { root: claim, dependents: [] });
    }
  }
  return [...groups.values()];
}
