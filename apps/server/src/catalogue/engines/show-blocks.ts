import type { DetailValue } from '@groundwork/contract/detail';
import type { Engine } from '@groundwork/contract/engines';
import { readClaims } from '../detail/claims.ts';
import { splitCriteria } from '../detail/split-criteria.ts';
import type { Reader } from '../engine.ts';
import type { CatalogueRecord } from '../record.ts';

type Data = Record<string, unknown>;
type Loose<Value> = Value | null | undefined;
type Read<Value, D extends Data> = (record: CatalogueRecord<D>) => Loose<Value>;
type Block<Type extends DetailValue['type']> = Extract<DetailValue, { type: Type }>;

/** Readers of the parts of a detail page that are more than a labelled value. All answer null for a blank. */
export function longText<D extends Data>(read: Read<string, D>): Reader<DetailValue, D> {
  return (record) => {
    const text = read(record);
    return text ? { type: 'longText', parts: [{ title: null, text }] } : null;
  };
}

/** Points of an argument, each on a line of its own. */
export function bullets<D extends Data>(read: Read<string[], D>): Reader<DetailValue, D> {
  return longText((record) =>
    read(record)
      ?.map((point) => `• ${point}`)
      .join('\n'),
  );
}

/** Criteria of eligibility, told apart at their headings. */
export function criteria<D extends Data>(read: Read<string, D>): Reader<DetailValue, D> {
  return (record) => {
    const text = read(record);
    return text ? { type: 'longText', parts: splitCriteria(text) } : null;
  };
}

type Event = { date: Loose<string>; label: string; note?: Loose<string> };

/** Events without a date are left out; those of one day keep their order. */
export function timeline<D extends Data>(read: Read<Event[], D>): Reader<DetailValue, D> {
  return (record) => {
    const events = (read(record) ?? [])
      .flatMap(({ date, label, note = null }) => (date ? [{ date, label, note }] : []))
      .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
    return events.length > 0 ? { type: 'timeline', events } : null;
  };
}

/**
 * A course in stages, each with the statuses that mean it. `stopped` statuses leave the course; `at` is then the last
 * stage that was certainly reached. Null for a status that is neither.
 */
export function steps<D extends Data>(
  stages: { label: string; statuses: RegExp }[],
  stopped: { statuses: RegExp; at: number }[],
  read: Read<string, D>,
): Reader<DetailValue, D> {
  return (record) => {
    const status = read(record);
    if (!status) return null;
    const stop = stopped.find(({ statuses }) => statuses.test(status));
    const at = stop?.at ?? stages.findIndex(({ statuses }) => statuses.test(status));
    return at < 0
      ? null
      : { type: 'steps', status, steps: stages.map(({ label }) => label), at, isStopped: stop !== undefined };
  };
}

type Someone = { name?: Loose<string> } & {
  [Fact in 'role' | 'affiliation' | 'orcid' | 'email' | 'phone']?: Loose<string>;
};

/** `total` where more people are known of than are kept. */
export function people<D extends Data>(
  searchEngine: Engine,
  read: Read<(Someone | undefined)[], D>,
  total?: Read<number, D>,
): Reader<DetailValue, D> {
  return (record) => {
    const known = (read(record) ?? []).flatMap((one) =>
      one?.name
        ? {
            name: one.name,
            role: one.role ?? null,
            affiliation: one.affiliation ?? null,
            orcid: one.orcid ?? null,
            email: one.email ?? null,
            phone: one.phone ?? null,
          }
        : [],
    );
    if (known.length === 0) return null;
    return { type: 'people', searchEngine, people: known, total: Math.max(total?.(record) ?? 0, known.length) };
  };
}

export function claims<D extends Data>(read: Read<string[], D>, total: Read<number, D>): Reader<DetailValue, D> {
  return (record) => {
    const known = readClaims(read(record) ?? []);
    return known.length > 0
      ? { type: 'claims', claims: known, total: Math.max(total(record) ?? 0, known.length) }
      : null;
  };
}

type Work = {
  text: Loose<string>;
  note?: Loose<string>;
  url?: Loose<string>;
  record?: { searchEngine: Engine; id: string };
};

/** `record` is where the work would be in the catalogue; who shows the page looks whether it is. */
export function citations<D extends Data>(read: Read<Work[], D>, total?: Read<number, D>): Reader<DetailValue, D> {
  return (record) => {
    const items = (read(record) ?? []).flatMap(({ text, note = null, url = null, record: held = null }) =>
      text ? { text, note, url, record: held } : [],
    );
    return items.length > 0 ? { type: 'citations', items, total: Math.max(total?.(record) ?? 0, items.length) } : null;
  };
}

type Site = { [Part in 'facility' | 'city' | 'state' | 'country']?: Loose<string> };

export function places<D extends Data>(read: Read<Site[], D>, total?: Read<number, D>): Reader<DetailValue, D> {
  return (record) => {
    const known = (read(record) ?? [])
      .map(({ facility = null, city = null, state = null, country = null }) => ({
        name: facility,
        city,
        state,
        country,
      }))
      .filter((place) => Object.values(place).some(Boolean));
    return known.length > 0
      ? { type: 'places', places: known, total: Math.max(total?.(record) ?? 0, known.length) }
      : null;
  };
}

export function chart<D extends Data>(
  xLabel: string,
  series: Block<'chart'>['series'],
  read: Read<Block<'chart'>['rows'], D>,
): Reader<DetailValue, D> {
  return (record) => {
    const rows = read(record) ?? [];
    return rows.length > 1 ? { type: 'chart', xLabel, series, rows } : null;
  };
}
