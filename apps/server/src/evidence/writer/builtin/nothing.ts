import { ENGINES } from '@groundwork/contract/engines';
import { type Evidence, type FindingTable, findFigure } from '../../evidence.ts';
import { countOf } from '../../findings/collect.ts';
import { LOOKED, SOUGHT } from '../../gather/sought.ts';
import { name, none, num } from '../../statements/part.ts';
import { atHead, listed, word, words } from '../../statements/template.ts';
import { type DraftBlock, type DraftSection, type DraftSentence, inference, sectionOf, sentence } from '../draft.ts';
import { findingTable } from './findings.ts';
import { beside, neighbours } from './neighbours.ts';
import { figureOf, list, looked, paragraph } from './parts.ts';

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
  const [all, sets, about] = ['compared', 'data-sets', 'about'].map((part) =>
    findFigure(evidence, `${LOOKED}:${part}`),
  );
  return all && sets && about
    ? sentence(
        words`${atHead(none(about))} of the ${countOf(all, 'record', 'records')} in ${countOf(sets, 'data set', 'data sets')} that were compared with the project is clearly about it.`,
        [all.id, sets.id, about.id],
      )
    : null;
}

function gap(evidence: Evidence): DraftSentence | null {
  const all = findFigure(evidence, `${LOOKED}:compared`);
  if (!all) return null;
  return inference(
    words`Read that as a gap of the catalog rather than as an open field: what lies nearest may tell whom to ask and who may pay.`,
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
    near.value === 0 ? null : words`; ${num(near)} of them ${word(near.value === 1 ? 'is' : 'are')} related to it`;
  return sentence(
    words`The description was compared with ${countOf(all, 'record', 'records')} in ${countOf(sets, 'data set', 'data sets')}${found}.`,
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
  const names = named.map((figure) =>
    name(
      figure,
      figure.label
        .slice(0, figure.label.indexOf(','))
        .toLowerCase()
        .replace(/^usa\b/, 'USA'),
    ),
  );
  const others = empty.length > named.length ? [words`others`] : [];
  return inference(
    words`Look elsewhere for ${listed([...names, ...others])}: the catalog may hold none of them yet.`,
    named.map(({ id }) => id),
  );
}

/** Which of the project's words the records have, and what to change where nothing was found. */
export function wordsSought(evidence: Evidence): DraftBlock[] {
  const table = (evidence.tables ?? []).find(({ id }) => id === SOUGHT);
  return table ? [findingTable(evidence, SOUGHT) as DraftBlock, list(changes(table, evidence))] : [];
}

/** What may help: other words where no record has the project's own, and the thing itself at the beginning. */
function changes({ rows }: FindingTable, evidence: Evidence): DraftSentence[][] {
  const known = rows.filter(({ cells }) => cells.slice(1).some((cell) => cell !== 0));
  const unknown = rows.filter((row) => !known.includes(row)).slice(0, NAMED);
  const figuresOf = (of: FindingTable['rows']) => of.flatMap(({ figures }) => figures.slice(0, 1));
  const missing = listed(
    unknown.map(({ cells, figures }) => words`“${name(figureOf(evidence, figures[0]!), String(cells[0]))}”`),
  );
  return [
    ...(unknown.length > 0
      ? [
          [
            inference(
              words`Say ${missing} in other words as well: the table shows no record with ${word(unknown.length === 1 ? 'it' : 'them')}, and the field may use another name.`,
              unknown.flatMap(({ figures }) => figures),
            ),
          ],
        ]
      : []),
    [
      inference(
        words`Begin the description with what the thing is, as a patent or a paper would call it: its users and benefits may lead the search astray.`,
        figuresOf(known),
      ),
    ],
    [
      inference(
        words`Search for one of the words above by itself, and take over into the description what the best results call such a thing: that may be enough to find others.`,
        figuresOf(known),
      ),
    ],
  ];
}
