import type { Engine } from '@groundwork/contract/engines';
import { IDEA_NEAR_FROM } from '@groundwork/contract/limits';
import { readsAsPerson } from '../../catalogue/identity/reads-as-person.ts';
import { type CatalogueRecord, refKey } from '../../catalogue/record.ts';
import { evidenceKey } from '../records/evidence-record.ts';
import { STATES, stateOf } from '../records/state-of.ts';
import { LONG_AGO_YEARS } from '../records/statistics.ts';
import type { Observed } from './observed.ts';
import { type Organisation, organisationsOf } from './organisations.ts';

/** The role that an organisation may have for the project, told from how records name it. */
type PlayerRole =
  | 'possible competitor'
  | 'possible partner'
  | 'possible investor'
  | 'funder'
  | 'customer'
  | 'funder and customer';

export interface Player extends Organisation {
  id: string;
  /** Null where neither its name nor a record says what it is, and of who might have competed long ago, or has stopped its trials. */
  role: PlayerRole | null;
  byEngine: Map<Engine, CatalogueRecord[]>;
  /** Year of the newest record that isn't dated ahead. */
  last: number | null;
}

export const COMPETITOR: PlayerRole = 'possible competitor';
export const PARTNER: PlayerRole = 'possible partner';

const SPONSOR = /sponsor|collaborator/i;
const LEADS = /sponsor/i;
const COMPANY_ROLES = /^(?:company|trading name|awardee|recipient)$/i;
const RESEARCH_NAMES =
  /\b(?:universit\w*|college|institut\w*|hospital\w*|school|laborator(?:y|ies)|research cent(?:er|re)|academy|clinic|department of|ministry|nasa|army|navy|air force|council|polytechni\w*|faculty|health system|medical cent(?:er|re)|cancer cent(?:er|re)|foundation|nhs|trust)\b/i;
/** The same in other languages, in which many registered trials name their sponsors. */
const RESEARCH_ABROAD =
  /h[oô]pita(?:l|ux)|h[oô]pit|krankenhaus|klini[kc]|ospedal|policlinico|azienda (?:ospedal|unit|usl|sanitaria)|irccs|assistance publique|fondazione|fundaci[oóò]|fondation|stiftung|institu|ziekenhuis|universi|sygehus|sjukhus|sykehus|centre (?:l[eé]on|hospitalier|antoine|fran[cç]ois)/i;

const COMPANY_NAMES = /\b(?:inc|incorporated|llc|ltd|corp|corporation|gmbh|limited|company|co|plc|ag|a\/s)\b\.?$/i;

/** Firms that leave out what they are; after what names a university or a hospital, which may end so, too. */
const FIRM_NAMES =
  /\b(?:pharma\w*|therapeutics|biotech\w*|biologics|biosciences?|sciences|technologies|genetics|diagnostics)$/i;

/** Every organization that records on topic name, and people who stand where one would: sponsors of their own trials, holders of their own patents. */
export function namedBy(observed: Observed): { players: Player[]; people: Player[] } {
  const all = rankedOf(observed);
  const isOne = ({ name, records }: Player) => isPerson(name, records);
  return { players: all.filter((each) => !isOne(each)), people: all.filter(isOne) };
}

export const playersOf = (observed: Observed): Player[] => namedBy(observed).players;

/** The one in most data sets and with most records first, of equals what is dated, and the nearest to the topic. */
function rankedOf(observed: Observed): Player[] {
  const today = observed.asOf.slice(0, 10);
  // Interventions are parts of trials, and an investor's other holdings have to do with other things.
  const { interventions: _parts, ...others } = observed.records;
  const places = new Map(Object.values(others).flatMap((records) => records.map((record, place) => [record, place])));
  const nearness = ({ records }: Player) => Math.min(...records.map(({ record }) => places.get(record) ?? places.size));
  return organisationsOf(
    Object.values(others).flat(),
    ({ standing }, record) => record.engine !== 'investors' || standing === 'self',
  )
    .map((organisation, at): Player => {
      const byEngine = new Map<Engine, CatalogueRecord[]>();
      for (const { record } of organisation.records)
        byEngine.set(record.engine, [...(byEngine.get(record.engine) ?? []), record]);
      const years = organisation.records
        .filter(({ record }) => record.engine !== 'companies' && record.engine !== 'investors')
        .flatMap(({ record: { date } }) => (date && date <= today ? [Number(date.slice(0, 4))] : []));
      const last = years.length > 0 ? Math.max(...years) : null;
      const role = roleOf(organisation);
      const isOld = last !== null && last < Number(today.slice(0, 4)) - LONG_AGO_YEARS;
      const isClosed = byEngine.has('companies') && !byEngine.get('companies')!.some(isInBusiness);
      // Whoever stopped its only trials early has given up, as far as is on record.
      const isStopped = organisation.records.every(({ record }) => stateOf(record, observed.asOf) === STATES.stopped);
      const isGone = role === COMPETITOR && (isOld || isStopped || (isClosed && last === null));
      // A firm's own entry bears no date, and is of today.
      const isStill = byEngine.has('drugs') || (byEngine.get('companies') ?? []).some(isInBusiness);
      const told = isGone && !isStill ? null : isOfOtherUse(observed, organisation) ? PARTNER : role;
      return { ...organisation, id: `player-${at}`, role: role === COMPETITOR ? told : role, byEngine, last };
    })
    .toSorted(
      (one, other) =>
        other.byEngine.size - one.byEngine.size ||
        other.records.length - one.records.length ||
        Number(one.last === null) - Number(other.last === null) ||
        nearness(one) - nearness(other) ||
        (other.last ?? 0) - (one.last ?? 0) ||
        (one.name < other.name ? -1 : 1),
    );
}

/** A firm whose own entry does not say that it has closed, or was bought. */
const isInBusiness = ({ facets }: Pick<CatalogueRecord, 'facets'>): boolean =>
  !(facets['status'] ?? []).some((status) => /^(?:inactive|closed|defunct|acquired)$/i.test(status));

/** SBIR and STTR awards are made to small firms only, whatever they are called. */
const isSmallBusiness = ({ record, roles }: Organisation['records'][number]): boolean =>
  record.engine === 'awards' &&
  roles.some((role) => /^awardee$/i.test(role)) &&
  (record.facets['program'] ?? []).some((program) => /^(?:SBIR|STTR)$/i.test(program));

const DEGREES = /\b(?:M\.?D|Ph\.?D|MBBS|MSc|PharmD|DDS|Prof|Dr)\b\.?|sponsor-investigator/i;

const isOfPeople = (name: string): boolean =>
  [COMPANY_NAMES, RESEARCH_NAMES, RESEARCH_ABROAD, FIRM_NAMES, CENTER].some((kind) => kind.test(name));
const CENTER = /\bcent(?:er|re|ro)\b/i;

/**
 * True for people, whom one asks: investigators sponsor trials of their own, and inventors hold their patents. A degree
 * says so, the same name among the record's people, or the register. The list of the world's registers has no field for
 * it and often names another as contact: for those who do nothing but sponsor trials, the form of the name tells. For
 * others it does not: firms are called like people, too.
 */
function isPerson(name: string, records: Organisation['records']): boolean {
  if (isOfPeople(name)) return false;
  return (
    DEGREES.test(name) ||
    records.some(
      ({ record }) =>
        record.people.some((person) => person.name.replace(/,.*$/, '') === name) || isIndividual(name, record.data),
    ) ||
    (records.every(({ roles }) => roles.every((role) => SPONSOR.test(role))) &&
      records.every(({ record }) => /trials$/.test(record.engine)) &&
      readsAsPerson(name))
  );
}

/** PatentsView tells "US individual" from firms. */
const isIndividual = (name: string, { assignees }: CatalogueRecord['data']): boolean =>
  Array.isArray(assignees) &&
  assignees.some((each) => each?.name === name && /individual/i.test(String(each.type ?? '')));

/**
 * An organisation that has the technology for another use alone takes nobody's buyers: it may license or be licensed,
 * build or supply. Work that is likely near to something of the idea is of no other use.
 */
const isOfOtherUse = ({ rings, idea }: Pick<Observed, 'rings' | 'idea'>, { records }: Organisation): boolean =>
  records.every(
    ({ record }) =>
      rings.get(refKey(record)) === 'same technology' &&
      !(idea.near[evidenceKey(record)] ?? []).some(({ certainty }) => certainty >= IDEA_NEAR_FROM),
  );

function roleOf({ name, records }: Organisation): PlayerRole | null {
  const roles = records.flatMap((each) => each.roles);
  if (roles.every((role) => /^investor$/i.test(role))) return 'possible investor';
  if (COMPANY_NAMES.test(name)) return COMPETITOR;
  if (isPerson(name, records)) return PARTNER;
  if (records.some(isSmallBusiness)) return COMPETITOR;
  if (RESEARCH_NAMES.test(name) || RESEARCH_ABROAD.test(name)) return PARTNER;
  if (FIRM_NAMES.test(name)) return 'possible competitor';
  // A trial's class is that of its sponsor: it says nothing of those who work with it.
  const classes = records.flatMap(({ record, roles: each }) =>
    each.some((role) => LEADS.test(role)) ? (record.facets['sponsorClass'] ?? []) : [],
  );
  const isIndustry =
    classes.some((each) => /industry/i.test(each)) || records.some(({ record }) => record.engine === 'drugs');
  const isAssignee = roles.some((role) => /^assignee$/i.test(role));
  if (isIndustry || isAssignee || roles.some((role) => COMPANY_ROLES.test(role))) return 'possible competitor';
  // A register that tells firms from others says that this is none; in one that doesn't, a sponsor may be either.
  return classes.length > 0 || !roles.every((role) => SPONSOR.test(role)) ? PARTNER : null;
}
