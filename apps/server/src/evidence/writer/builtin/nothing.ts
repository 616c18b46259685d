import { ENGINES } from '@groundwork/contract/engines';
import { formatCount, formatNumber } from '@groundwork/contract/format';
import { type Evidence, type FindingTable, findFigure } from '../../evidence.ts';
import { LOOKED, SOUGHT } from '../../gather/sought.ts';
import {
  type DraftBlock,
  type DraftSection,
  type DraftSentence,
  inference,
  inWords,
  sectionOf,
  sentence,
} from '../draft.ts';
import { findingTable } from './findings.ts';
import { beside, neighbours } from './neighbours.ts';
import { list, looked, paragraph } from './parts.ts';

/** Words that no record has, and data sets without records, are named up to so many. */
const NAMED = 3;

const NOTHING = looked('the data sets of the catalog');

/**
 * All that a report says that found nothing: how much was looked through, what lies nearest, which of the project's words the
 * records have, and what to change. Null where even the words stand nowhere.
 */
export function nothingOnTopic(evidence: Evidence): DraftSection | null {
  const table = (evidence.tables ?? []).find(({ id }) => id === SOUGHT);
  if (!table) return null;
  return sectionOf(
    'executive-summary',
    'Executive summary',
    [
      ...(neighbours(evidence).length > 0
        ? [paragraph(noneIsAbout(evidence), gap(evidence), lacking(evidence)), ...beside(evidence)]
        : [
            { type: 'nothing-found' as const, text: NOTHING },
            paragraph(compared(evidence), lacking(evidence)),
            ...wordsSought(evidence),
            findingTable(evidence, LOOKED),
          ]),
    ],
    NOTHING,
  );
}

/** "None of the 48,890 records in 8 data sets that were compared with the project is clearly about it." */
function noneIsAbout(evidence: Evidence): DraftSentence | null {
  const [all, sets] = ['compared', 'data-sets'].map((part) => findFigure(evidence, `${LOOKED}:${part}`));
  return all && sets
    ? sentence(
        `None of the ${formatCount(all.value, 'record', 'records')} in ${formatCount(sets.value, 'data set', 'data sets')} that were compared with the project is clearly about it.`,
        [all.id, sets.id, `${LOOKED}:about`],
      )
    : null;
}

function gap(evidence: Evidence): DraftSentence | null {
  const all = findFigure(evidence, `${LOOKED}:compared`);
  if (!all) return null;
  return inference(
    'Read that as a gap of the catalog rather than as an open field: what lies nearest may tell whom to ask and who may pay.',
    [all.id],
  );
}

/** "The description was compared with 48,890 records in 8 data sets; 12 of them are related to it." */
function compared(evidence: Evidence): DraftSentence | null {
  const [all, sets, near] = ['compared', 'data-sets', 'related'].map((part) =>
    findFigure(evidence, `${LOOKED}:${part}`),
  );
  if (!all || !sets || !near || all.value === 0) return null;
  const found =
    near.value === 0 ? '' : `; ${formatNumber(near.value)} of them ${near.value === 1 ? 'is' : 'are'} related to it`;
  return sentence(
    `The description was compared with ${formatCount(all.value, 'record', 'records')} in ${formatCount(sets.value, 'data set', 'data sets')}${found}.`,
    [all.id, sets.id, ...(near.value === 0 ? [] : [near.id])],
  );
}

/** Kinds of records of which the catalog holds none could not be found. */
function lacking(evidence: Evidence): DraftSentence | null {
  const empty = ENGINES.flatMap((engine) => findFigure(evidence, `${LOOKED}:compared:${engine}`) ?? []).filter(
    ({ value }) => value === 0,
  );
  if (empty.length === 0 || empty.length === ENGINES.length) return null;
  const named = empty.slice(0, NAMED);
  const names = named.map(({ label }) =>
    label
      .slice(0, label.indexOf(','))
      .toLowerCase()
      .replace(/^usa\b/, 'USA'),
  );
  const others = empty.length > named.length ? ['others'] : [];
  return inference(
    `Look elsewhere for ${inWords([...names, ...others])}: the catalog may hold none of them yet.`,
    named.map(({ id }) => id),
  );
}

/** Which of the project's words the records have, and what to change where nothing was found. */
export function wordsSought(evidence: Evidence): DraftBlock[] {
  const table = (evidence.tables ?? []).find(({ id }) => id === SOUGHT);
  return table ? [findingTable(evidence, SOUGHT) as DraftBlock, list(changes(table))] : [];
}

/** What may help: other words where no record has the project's own, and the thing itself at the beginning. */
function changes({ rows }: FindingTable): DraftSentence[][] {
  const known = rows.filter(({ cells }) => cells.slice(1).some((cell) => cell !== 0));
  const unknown = rows.filter((row) => !known.includes(row)).slice(0, NAMED);
  const figuresOf = (of: FindingTable['rows']) => of.flatMap(({ figures }) => figures.slice(0, 1));
  const words = inWords(unknown.map(({ cells }) => `“${cells[0]}”`));
  return [
    ...(unknown.length > 0
      ? [
          [
            inference(
              `Say ${words} in other words as well: the table shows no record with ${unknown.length === 1 ? 'it' : 'them'}, and the field may use another name.`,
              unknown.flatMap(({ figures }) => figures),
            ),
          ],
        ]
      : []),
    [
      inference(
        'Begin the description with what the thing is, as a patent or a paper would call it: its users and benefits may lead the search astray.',
        figuresOf(known),
      ),
    ],
    [
      inference(
        'Search for one of the words above by itself, and take over into the description what the best results call such a thing: that may be enough to find others.',
        figuresOf(known),
      ),
    ],
  ];
}
