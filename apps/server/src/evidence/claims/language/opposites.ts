import { stemOf } from './stems.ts';

/** Words that turn another one round: the first is what both are read as, the others say the contrary of it. */
const OPPOSITES =
  `increase decrease reduce decline shrink diminish drop lessen lower fall attenuate decay worsen degrade deteriorate weaken dampen curtail cut
high low
more less fewer
large small
long short
fast slow
expensive cheap inexpensive affordable economical
costly cheap
alleviate aggravate
accelerate delay slow
prevent cause
consistent inconsistent
possible impossible
dependent independent
stable unstable
sufficient insufficient
adequate inadequate
complete incomplete
appropriate inappropriate
able unable
like unlike
open closed
market discontinue
active inactive passive
public private
present absent
succeed fail
same different
strong weak
early late
before after
above below
maximum minimum
maximize minimize
broaden narrow
superior inferior
conductor insulator
majority minority
upstream downstream
encrypt decrypt
absorb emit
attract repel
permit prohibit
enable disable
better worse
good bad poor
win lose
gain loss
benefit harm
safe unsafe dangerous hazardous
easy difficult hard tough
simple complex
positive negative
include exclude
accept reject
approve reject
advantage disadvantage
voluntary mandatory
internal external
hot cold warm
solid liquid gaseous
upper lower
frequent rare seldom infrequent
common rare uncommon
available unavailable
known unknown
affected unaffected
changed unchanged
related unrelated
first last
start end
oldest newest
interventional observational
prospective retrospective
single multiple
linear nonlinear
inside outside
visible invisible
invasive noninvasive
toxic nontoxic
male female
primary secondary
wide narrow
thick thin
heavy light
dry wet
acute chronic
temporary permanent
partial full
direct indirect
legal illegal
regular irregular
reversible irreversible
symmetric asymmetric
symptomatic asymptomatic
homogeneous heterogeneous
static dynamic
import export
agonist antagonist
systolic diastolic
benign malignant
domestic foreign
rural urban
analog digital
horizontal vertical
anterior posterior
proximal distal
endogenous exogenous
aerobic anaerobic
intentional unintentional
sensitive insensitive
efficient inefficient
effective ineffective
accurate inaccurate
reliable unreliable
relevant irrelevant
likely unlikely
successful unsuccessful
controlled uncontrolled
treated untreated
expected unexpected
clear unclear
certain uncertain
limited unlimited
blind unblind`
    .split('\n')
    .map((line) => line.split(' '));

/** All read as their first word. */
const RISING = 'increase rise grow climb raise improve enhance boost higher amplify strengthen';

const bases = new Map<string, string>();
const same = new Map(RISING.split(' ').map((word) => [stemOf(word), stemOf('increase')]));
for (const [base, ...contraries] of OPPOSITES)
  for (const word of contraries) if (!bases.has(stemOf(word))) bases.set(stemOf(word), stemOf(base!));

/** Words of a direction: stating one, or its contrary, needs the same word in the ground. */
const DIRECTIONS = new Set('increase high more large long fast expensive accelerate'.split(' ').map(stemOf));

/** The stem that a word is compared by, and -1 where the word says that stem's contrary. */
export function signedStem(word: string): { stem: string; sign: 1 | -1 } {
  const own = stemOf(word);
  const stem = same.get(own) ?? own;
  const base = bases.get(stem);
  return base === undefined ? { stem, sign: 1 } : { stem: base, sign: -1 };
}

export const isDirection = (stem: string): boolean => DIRECTIONS.has(stem);
