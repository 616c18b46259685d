import { formatMoney } from '@groundwork/contract/format';
import { type Evidence, findEvidence } from '../evidence.ts';
import { fieldLine } from '../records/evidence-record.ts';
import { IN_COMMON } from '../records/rings.ts';
import type { Form } from './forms.ts';
import type { Program } from './program.ts';
import { PROGRAMS } from './programs.ts';

/** An agency of the catalog's records that has a program here, and the figure that says what it did for such work. */
export interface Payer {
  name: string;
  figure: string;
  /** The closest work or call of theirs. */
  title: string;
}

const AGENCIES = 2;
/** An agency that paid for less of it, beside others, is not the one to ask. */
const SHARE = 1 / 3;
/** A work that has fewer of the idea's telling words says nothing of who would pay for the idea. */
const WORDS_MIN = 2;
/** The counts of agencies that pay, and that ask, by data set. */
const SERIES: Record<string, string> = { awards: 'awards-by-agency', 'funding-opportunities': 'demand' };

const programsOf = (name: string) => PROGRAMS.filter(({ agencyFacets }) => agencyFacets.includes(name));

/** The agencies that paid for the works closest to the idea, or asked for such where none has paid, the closest first, as far as their programs are known here. */
export function payersWithPrograms(evidence: Evidence): Payer[] {
  const { figures } = evidence;
  const close = (evidence.closest ?? evidence.surest ?? []).flatMap((key) => findEvidence(evidence, key) ?? []);
  const asked = close.flatMap(({ record: { engine, facets, title }, derived }) => {
    const series = SERIES[engine];
    const [name] = facets['agency'] ?? [];
    const shared = fieldLine(derived ?? [], IN_COMMON)?.split(', ').length ?? 0;
    return series && name && shared >= WORDS_MIN ? [{ engine, name, figure: `${series}:${name}:count`, title }] : [];
  });
  // Who has paid tells more than who once asked, which Defense did for nearly everything.
  const paid = asked.filter(({ engine }) => engine === 'awards');
  const named = paid.length > 0 ? paid : asked;
  const payers = named.filter(({ name }) => named.filter((each) => each.name === name).length >= named.length * SHARE);
  const known = payers.filter(
    ({ name, figure }) => programsOf(name).length > 0 && figures.some(({ id }) => id === figure),
  );
  const agencies = known.map(({ name }) => programsOf(name)[0]!.agency);
  return known
    .filter((_, at) => agencies.indexOf(agencies[at]!) === at)
    .slice(0, AGENCIES)
    .map(({ engine: _engine, ...payer }) => payer);
}

/** Programs of these agencies, each agency's from the first phase on, with the name that the records have for the agency. */
const pathOf = (evidence: Evidence): (Payer & { program: Program })[] =>
  payersWithPrograms(evidence).flatMap((payer) => programsOf(payer.name).map((program) => ({ ...payer, program })));

/** Names who runs the program and who stands in the records: "Department of Defense (Navy)". A short form says no more. */
const named = (agencyName: string, name: string): string =>
  name === agencyName || name === name.toUpperCase() ? agencyName : `${agencyName} (${name})`;

const BY_CALL = 'As the call says';

/** The pay and length of awards of these programs, with the pages that say so. Null where none is known. */
export function pathForm(evidence: Evidence): Form | null {
  const path = pathOf(evidence);
  if (path.length === 0) return null;
  const pages = new Map(path.flatMap(({ program: { sources } }) => sources.map(({ title, url }) => [url, title])));
  return {
    caption: 'What the programs of these agencies pay',
    columns: ['Agency', 'Program', 'Pays up to', 'Months', 'Named here for'],
    rows: path.map(({ name, title, program: { agencyName, programName, ceiling, months } }, at) => [
      named(agencyName, name),
      programName,
      ceiling === null ? BY_CALL : formatMoney(ceiling),
      months === null ? BY_CALL : months.from === months.to ? String(months.to) : `${months.from} to ${months.to}`,
      // Each agency's first row says it.
      path[at - 1]?.name === name ? '' : `“${title}”`,
    ]),
    note: `For small firms; each call may set other limits. Pages: ${[...pages].map(([url, title]) => `${title}, ${url}`).join('; ')}.`,
  };
}

/** The program that a first application would go to. */
export const firstProgram = (evidence: Evidence): Program | null => pathOf(evidence)[0]?.program ?? null;

export const pathChecklistCaption = ({ agencyName, programName }: Program): string =>
  `What is required: ${agencyName}, ${programName}`;
