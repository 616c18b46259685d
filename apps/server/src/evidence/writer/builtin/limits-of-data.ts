import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { type DraftSentence, sentence } from '../../draft.ts';
import { type Evidence, findFigure } from '../../evidence.ts';
import { LOOKED } from '../../gather/looked-through.ts';
import { joined, none, num, type Words, words } from '../../statements/statement.ts';
import { nounOf } from './parts.ts';
import { closestOf } from './works.ts';

/** Tells what the data sets cannot show, by the years that they hold: a reader weighs the rest by it. */
export const limitsOfData = (evidence: Evidence): (DraftSentence | null)[] => [
  ...yearsHeld(evidence),
  endsOfData(evidence),
  findFigure(evidence, `${LOOKED}:about`)?.value === 0 ? null : notAsked(evidence),
];

/** What is kept here is a part of what the public sources hold: whether they were asked for the project decides how much an absence says. */
export function notAsked(evidence: Evidence): DraftSentence | null {
  const compared = findFigure(evidence, `${LOOKED}:compared`);
  if (!compared || evidence.areSourcesAsked !== false) return null;
  return sentence(
    words`Beyond these ${num(compared)} records the public sources themselves have not been asked for this project yet.`,
  );
}

/** "Compared with the project were 3,693 awards and 420 patents." */
export function whatWasCompared({ figures }: Evidence): DraftSentence | null {
  const compared = ENGINES.flatMap((engine) => {
    const figure = figures.find(({ id }) => id === `${LOOKED}:compared:${engine}`);
    return figure && figure.value > 0 ? [{ engine, figure }] : [];
  }).toSorted((one, other) => other.figure.value - one.figure.value);
  if (compared.length === 0) return null;
  return sentence(
    words`Compared with the project were ${joined(
      compared.map(({ engine, figure }) => words`${num(figure)} ${nounOf(engine, figure.value)}`),
    )}.`,
    compared.map(({ figure }) => figure.id),
  );
}

/** Where a reader looks for what may stand in the way, or may pay; whoever finds nothing told of one takes it for overlooked. */
export const LOOKED_FOR: readonly Engine[] = [
  'patents',
  'publications',
  'companies',
  'awards',
  'funding-opportunities',
  'usa-spending',
];

/** "Of the 420 patents and 3,693 publications that were compared with the project none belongs to its field.", and of what none is held. */
export function absentAmong(evidence: Evidence, engines: readonly Engine[]): DraftSentence[] {
  // Of an empty field the summary says as much.
  if (findFigure(evidence, `${LOOKED}:about`)?.value === 0) return [];
  const sets = engines.flatMap((engine) => {
    const [compared, inField] = [`${LOOKED}:compared:${engine}`, `${engine}:count`].map((id) =>
      findFigure(evidence, id),
    );
    const isTold = evidence.totals[engine] > 0 || closestOf(evidence, engine).length > 0;
    return compared && inField && !isTold ? [{ engine, compared, inField }] : [];
  });
  const [empty, unheld] = [
    sets.filter(({ compared }) => compared.value > 0),
    sets.filter(({ compared }) => compared.value === 0),
  ];
  const figuresOf = (some: typeof sets) => some.flatMap(({ compared, inField }) => [compared.id, inField.id]);
  const counted = empty.map(({ engine, compared }) => words`${num(compared)} ${nounOf(engine, compared.value)}`);
  const named = unheld.map(({ engine }) => nounOf(engine, 0));
  return [
    ...(empty[0]
      ? [
          sentence(
            words`Of the ${joined(counted)} that were compared with the project ${none(empty[0].inField)} belongs to its field.`,
            figuresOf(empty),
          ),
        ]
      : []),
    ...(unheld[0]
      ? [sentence(words`Of ${joined(named)} ${none(unheld[0].compared)} is on record here.`, figuresOf(unheld))]
      : []),
  ];
}

const SETS: Partial<Record<Engine, [one: Words, many: Words]>> = {
  awards: [words`award`, words`awards`],
  'funding-opportunities': [words`call`, words`calls`],
  'usa-spending': [words`contract or grant`, words`contracts and grants`],
  patents: [words`patent`, words`patents`],
  publications: [words`publication`, words`publications`],
  'clinical-trials': [words`clinical trial`, words`clinical trials`],
  'international-trials': [words`international trial`, words`international trials`],
};
/** A data set with a smaller lag is as good as of today. */
const LAG_YEARS = 3;

/** Tells which data sets end early: later events can change the picture, and no record shows them. */
function endsOfData(evidence: Evidence): DraftSentence | null {
  const { asOf, totals } = evidence;
  const ended = Object.entries(SETS).flatMap(([engine, [one, many]]) => {
    const [latest, after] = ['latest', 'after'].map((part) => findFigure(evidence, `${LOOKED}:${part}:${engine}`));
    if (!latest || !after || totals[engine as Engine] === 0) return [];
    if (latest.value >= Number(asOf.slice(0, 4)) - LAG_YEARS) return [];
    return [
      { figures: [latest, after], said: words`${num(after)} ${after.value === 1 ? one : many} after ${num(latest)}` },
    ];
  });
  if (ended.length === 0) return null;
  return sentence(
    words`What has changed since is hardly on record here: the data sets hold ${joined(ended.map(({ said }) => said))}.`,
    ended.flatMap(({ figures }) => figures.map(({ id }) => id)),
  );
}

/** A data set that holds a few years alone says nothing of those between. */
function yearsHeld(evidence: Evidence): DraftSentence[] {
  return Object.entries(SETS).flatMap(([engine, [, many]]) => {
    const years = evidence.figures.filter(({ id }) => id.startsWith(`${LOOKED}:held-`) && id.endsWith(`:${engine}`));
    const [all, held] = ['compared', 'held'].map((part) => findFigure(evidence, `${LOOKED}:${part}:${engine}`));
    if (!all || !held) return [];
    return [
      sentence(
        words`${num(held)} of the ${num(all)} ${many} that the data sets hold are of ${joined(years.map((year) => words`${num(year)}`))}: of the years between, hardly anything was compared.`,
        [held, all, ...years].map(({ id }) => id),
      ),
    ];
  });
}
