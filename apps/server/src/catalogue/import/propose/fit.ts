import type { Engine } from '@groundwork/contract/engines';
import type { FieldKind, TableField } from '../../../sources/layout/table-fields.ts';
import type { Looks } from './values.ts';

/**
 * How well values fit a field, 0 to 1: a factor on what the heading says. Values that cannot be what the field is make it 0,
 * whatever the heading.
 */
export function fitOf({ field, kind }: TableField, looks: Looks, engine: Engine): number {
  if (looks.filled === 0) return kind === 'title' || kind === 'id' ? 0 : 0.8;
  if (looks.lists > 0.5 && NAMES.includes(kind)) return 0;
  if (looks.lists > 0.5 && ONE_VALUE.includes(kind)) return 0.3;
  const special = BY_FIELD[field]?.(looks, engine);
  return special ?? BY_KIND[kind](looks);
}

/** No record is called by a list. */
const NAMES: FieldKind[] = ['id', 'title'];
const ONE_VALUE: FieldKind[] = ['date', 'money', 'number', 'boolean'];

const most = (share: number, from = 0.6) => (share >= from ? 1 : 0);
const isBare = (looks: Looks) => looks.email > 0.5 || looks.url > 0.8 || looks.phone > 0.8;

const BY_KIND: Record<FieldKind, (looks: Looks) => number> = {
  id: (looks) => (looks.distinct > 0.95 && looks.filled > 0.9 && looks.length < 100 && looks.email < 0.5 ? 1 : 0),
  title: (looks) =>
    looks.length >= 2 &&
    looks.length < 400 &&
    looks.number < 0.5 &&
    looks.date < 0.5 &&
    !isBare(looks) &&
    looks.filled > 0.4
      ? Math.min(1, 0.4 + looks.distinct * 0.6)
      : 0,
  // A remark on few of the rows is not what they are about.
  text: (looks) =>
    isBare(looks) || looks.number > 0.5 ? 0 : Math.min(1, 0.6 + looks.length / 100) * (looks.filled < 0.5 ? 0.4 : 1),
  date: (looks) => Math.max(most(looks.date), most(looks.year), most(looks.epoch)),
  money: (looks) => (looks.year > 0.8 || looks.phone > 0.9 ? 0.2 : most(looks.number, 0.5)),
  number: (looks) => most(looks.number, 0.5),
  boolean: (looks) => most(looks.yesNo),
  // A page on a social network is no web site of one's own.
  url: (looks) => most(looks.url, 0.5) * (looks.social > 0.5 ? 0.4 : 1),
  email: (looks) => most(looks.email, 0.5),
  phone: (looks) => most(looks.phone, 0.4),
  person: (looks) =>
    isBare(looks) || looks.number > 0.3 || looks.length > 300
      ? 0
      : looks.role > 0.4 || (looks.organisation > 0.5 && looks.person < 0.5)
        ? 0.3
        : 1,
  organisation: (looks) => (isBare(looks) || looks.number > 0.3 || looks.length > 200 ? 0 : 1),
  place: (looks) => (isBare(looks) || looks.number > 0.3 || looks.length > 60 ? 0 : 1),
  list: (looks) => (isBare(looks) || looks.date > 0.7 ? 0 : looks.sentence > 0.6 ? 0.4 : 1),
  line: (looks) =>
    looks.email > 0.5 || looks.phone > 0.8 || (looks.date > 0.8 && looks.number < 0.5)
      ? 0
      : looks.url > 0.8 || looks.year > 0.8
        ? 0.6
        : looks.length > 300
          ? 0.6
          : 1,
};

/** Fields that take only what is one, and those that fit where the engine's ids are. */
const BY_FIELD: Record<string, (looks: Looks, engine: Engine) => number | undefined> = {
  openalex: () => 1,
  linkedinUrl: (looks) => most(looks.linkedin, 0.5),
  // 'No' is Norway, too.
  country: (looks) => (looks.yesNo > 0.8 ? 0 : most(looks.country, 0.4)),
  state: (looks) => (looks.country > 0.8 && looks.state < 0.3 ? 0 : looks.state < 0.3 ? 0.75 : undefined),
  orcid: (looks) => most(looks.orcid, 0.5),
  uei: (looks) => most(looks.uei, 0.5),
  duns: (looks) => most(looks.duns, 0.5),
  cpc: (looks) => most(looks.cpc, 0.3),
  employees: (looks) => (looks.number > 0.4 ? 1 : 0),
  foundingYear: (looks) => most(looks.year),
  hasResults: (looks) => most(looks.yesNo),
};

/** The evidence of the values alone, with whatever heading, for a field and for the data set that has it. */
export function toldByValues({ field }: TableField, looks: Looks, engine: Engine): number {
  const told: Record<string, number> = {
    url: looks.url > 0.8 && looks.social < 0.5 ? 0.55 : 0,
    email: looks.email > 0.8 ? 0.6 : 0,
    'contact.email': looks.email > 0.8 ? 0.55 : 0,
    country: looks.country > 0.8 && looks.yesNo < 0.5 ? 0.6 : 0,
    state: looks.state > 0.8 && looks.country < 0.5 ? 0.5 : 0,
    person: looks.person > 0.7 && looks.lists > 0.5 ? 0.5 : 0,
    orcid: looks.orcid > 0.8 ? 0.9 : 0,
    uei: looks.uei > 0.9 ? 0.6 : 0,
    cpc: looks.cpc > 0.8 ? 0.8 : 0,
    text: (looks.length > 150 || looks.sentence > 0.8) && looks.distinct > 0.7 ? 0.5 : 0,
    linkedinUrl: looks.linkedin > 0.8 ? 0.8 : 0,
    patentNumbers: looks.patent > 0.8 ? 0.6 : 0,
    assistanceListing: looks.listing > 0.8 ? 0.6 : 0,
    assistanceListings: looks.listing > 0.8 ? 0.6 : 0,
    phone: looks.phone > 0.9 && looks.number < 0.5 ? 0.45 : 0,
  };
  if (field === 'id' && (engine === 'clinical-trials' || engine === 'interventions')) return looks.nct > 0.8 ? 1 : 0;
  if (field === 'id' && engine === 'usa-spending') return looks.spendingKey > 0.8 ? 1.1 : 0;
  if (field === 'id' && engine === 'publications') return looks.doi > 0.8 ? 1 : 0;
  if (field === 'id' && engine === 'patents') return looks.patent > 0.8 ? 0.9 : 0;
  if (field === 'id' && engine === 'international-trials') return looks.trial > 0.8 ? 1 : 0;
  return told[field] ?? 0;
}
