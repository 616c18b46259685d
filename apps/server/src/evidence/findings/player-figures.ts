import type { Engine } from '@groundwork/contract/engines';
import type { Figure } from '@groundwork/contract/report-document';
import { derivedFigure } from './collect.ts';
import type { Observed } from './observed.ts';
import type { Player } from './player.ts';

/** `isWork`: done by the organisation, rather than an entry about it. */
export const SHOWN = [
  { engine: 'awards', label: 'Awards', one: 'award', many: 'awards', isWork: true },
  { engine: 'patents', label: 'Patents', one: 'patent', many: 'patents', isWork: true },
  { engine: 'clinical-trials', label: 'Clinical trials', one: 'clinical trial', many: 'clinical trials', isWork: true },
  {
    engine: 'international-trials',
    label: 'International trials',
    one: 'international trial',
    many: 'international trials',
    isWork: true,
  },
  { engine: 'publications', label: 'Publications', one: 'publication', many: 'publications', isWork: true },
  {
    engine: 'usa-spending',
    label: 'Contracts and grants',
    one: 'contract or grant',
    many: 'contracts and grants',
    isWork: true,
  },
  { engine: 'drugs', label: 'Drug applications', one: 'drug application', many: 'drug applications', isWork: true },
  {
    engine: 'university-technologies',
    label: 'University technologies',
    one: 'university technology',
    many: 'university technologies',
    isWork: true,
  },
  {
    engine: 'federal-lab-technologies',
    label: 'Federal-lab technologies',
    one: 'federal-lab technology',
    many: 'federal-lab technologies',
    isWork: true,
  },
  { engine: 'companies', label: 'Company entries', one: 'company entry', many: 'company entries' },
  { engine: 'investors', label: 'Investor entries', one: 'investor entry', many: 'investor entries' },
  { engine: 'subject-matter-experts', label: 'Experts', one: 'expert', many: 'experts' },
] as const satisfies { engine: Engine; label: string; one: string; many: string; isWork?: true }[];

const wordsFor = (engine: Engine) => SHOWN.find((each) => each.engine === engine)!;

export const recordsFigure = (observed: Observed, { id, name, role, records, byEngine }: Player) =>
  derivedFigure(observed, {
    id: `players-by-records:${name}:count`,
    label: `records in the field of the ${role}, ${name}`,
    value: records.length,
    how: 'count',
    engine: [...byEngine.keys()][0] ?? 'companies',
    records: records.map(({ record }) => record),
    ...(id && {}),
  });

export const countFigure = (observed: Observed, player: Player, engine: Engine) =>
  derivedFigure(observed, {
    id: `${player.id}:${engine}`,
    label: `${wordsFor(engine).many} in the field, ${player.name}`,
    value: player.byEngine.get(engine)!.length,
    how: 'count',
    engine,
    records: player.byEngine.get(engine)!,
  });

export const lastFigure = (observed: Observed, player: Player) =>
  derivedFigure(observed, {
    id: `${player.id}:last`,
    label: `year of the latest record, ${player.name}`,
    value: player.last!,
    unit: 'year',
    how: 'latest',
    engine: [...player.byEngine.keys()][0]!,
    records: player.records.map(({ record }) => record).filter(({ date }) => date?.startsWith(String(player.last))),
  });

export const MONEY: { id: string; label: string; words: string; engines: Engine[]; role: RegExp }[] = [
  {
    id: 'received',
    label: 'Received',
    words: 'received in awards and contracts in the field',
    engines: ['awards', 'usa-spending'],
    role: /^(?:awardee|recipient)$/i,
  },
  {
    id: 'paid',
    label: 'Paid',
    words: 'paid in awards and contracts in the field',
    engines: ['awards', 'usa-spending'],
    role: /^awarding agency$/i,
  },
  { id: 'raised', label: 'Raised', words: 'raised in funding', engines: ['companies'], role: /^company$/i },
];

/** Money that the organisation's own records state; null where most of them leave it open. */
export function moneyFigure(
  observed: Observed,
  player: Player,
  { id, words, engines, role }: (typeof MONEY)[number],
): Figure | null {
  const records = player.records
    .filter(({ record, roles }) => engines.includes(record.engine) && roles.some((each) => role.test(each)))
    .map(({ record }) => record);
  const stated = records.filter(({ amount }) => (amount ?? 0) > 0);
  if (stated.length === 0 || stated.length * 2 < records.length) return null;
  return derivedFigure(observed, {
    id: `${player.id}:${id}`,
    label: `${words}, ${player.name}`,
    value: stated.reduce((sum, { amount }) => sum + amount!, 0),
    unit: 'usd',
    how: 'count',
    engine: stated[0]!.engine,
    records: stated,
  });
}
