import type { DetailValue } from '@groundwork/contract/detail';
import { useState } from 'react';
import { Highlight } from '../../../ui/highlight.tsx';
import { ShowAll, ShowAllButton } from '../../../ui/show-all.tsx';
import { RECORDS_TEXTS } from '../records.texts.ts';
import shared from './blocks.module.css';
import { claimTree } from './claim-tree.ts';
import classes from './claims.module.css';

const SHOWN = 3;

type Claims = Extract<DetailValue, { type: 'claims' }>;
type Passage = { part: number; span: readonly [number, number] } | null;

/** Independent claims, each with those that narrow it behind a button. */
export function ClaimsList({ value, passage }: { value: Claims; passage: Passage }) {
  const cited = passage ? value.claims[passage.part] : undefined;
  const claim = (one: Claims['claims'][number]) => (
    <>
      <span className={classes['claimNumber']}>{one.number}.</span>
      <span>
        <Highlight text={one.text} spans={one === cited ? [passage!.span] : []} />
      </span>
    </>
  );
  return (
    <>
      <ShowAll
        items={claimTree(value.claims)}
        max={SHOWN}
        noun={RECORDS_TEXTS.independentClaims}
        isOpen={cited !== undefined}
      >
        {(shown) => (
          <ol className={classes['claims']}>
            {shown.map(({ root, dependents }) => (
              <li key={root.number}>
                <div className={classes['claim']}>{claim(root)}</div>
                {dependents.length > 0 && (
                  <Dependents
                    noun={RECORDS_TEXTS.dependentClaims(dependents.length)}
                    isOpen={dependents.some((one) => one.claim === cited)}
                  >
                    {dependents.map((one) => (
                      <li key={one.claim.number} className={classes['claim']} data-depth={Math.min(one.depth, 3)}>
                        {claim(one.claim)}
                      </li>
                    ))}
                  </Dependents>
                )}
              </li>
            ))}
          </ol>
        )}
      </ShowAll>
      {value.total > value.claims.length && (
        <p className={shared['note']}>{RECORDS_TEXTS.claimsGiven(value.claims.length, value.total)}</p>
      )}
    </>
  );
}

function Dependents({ noun, isOpen, children }: { noun: string; isOpen: boolean; children: React.ReactNode }) {
  const [isAll, setAll] = useState(isOpen);
  return (
    <>
      <ShowAllButton isAll={isAll} noun={noun} onToggle={setAll} />
      {isAll && <ol className={classes['claims']}>{children}</ol>}
    </>
  );
}
