import { readFileSync } from 'node:fs';
import type { Place } from '@groundwork/contract/records';
import type { Identity } from '../apps/server/src/catalogue/identity/identity.ts';
import { readPersonName } from '../apps/server/src/catalogue/identity/person-name.ts';
import type { Labelled } from './joins-labels.ts';

type Node = Record<string, unknown>;

/** How registers put an identifier beside a name: fields of the identifier, of the name's parts, and of the state. */
const FIELDS: { scheme: string; kind: Identity['kind']; id: string; name: string[]; state?: string }[] = [
  {
    scheme: 'assignee',
    kind: 'organisation',
    id: 'assignee_id',
    name: ['assignee_organization'],
    state: 'assignee_state',
  },
  { scheme: 'inventor', kind: 'person', id: 'inventor_id', name: ['inventor_name_first', 'inventor_name_last'] },
  { scheme: 'uei', kind: 'organisation', id: 'vendor_uei', name: ['vendor_name'], state: 'vendor_state' },
  { scheme: 'uei', kind: 'organisation', id: 'recipient_uei', name: ['recipient_name'] },
  { scheme: 'uei', kind: 'organisation', id: 'Recipient UEI', name: ['Recipient Name'] },
  { scheme: 'duns', kind: 'organisation', id: 'recipient_unique_id', name: ['recipient_name'] },
  { scheme: 'duns', kind: 'organisation', id: 'duns', name: ['name'] },
  { scheme: 'cik', kind: 'organisation', id: 'cik', name: ['name'] },
];

/** Every name with an identifier beside it in a JSON file, whichever way the file is nested. */
export function rawParties(location: string): (Labelled & { scheme: string })[] {
  const found: (Labelled & { scheme: string })[] = [];
  const add = (scheme: string, kind: Identity['kind'], label: string, name: string, place: Place | null) =>
    found.push({ scheme, label, identity: { kind, name, role: 'any', standing: 'actor', ids: {}, place, beside: [] } });
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) walk(child);
    if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
    const object = node as Node;
    for (const { scheme, kind, id, name, state } of FIELDS) {
      const label = textOf(object[id]);
      const full = name.map((field) => textOf(object[field])).filter(Boolean);
      const where = state && textOf(object[state]);
      if (label && full.length === name.length)
        add(scheme, kind, label, full.join(' '), where ? { state: where } : null);
    }
    const others = object['display_name_alternatives'];
    if (Array.isArray(others)) {
      for (const name of [object['display_name'], ...others])
        if (textOf(name)) add('openalex', 'person', textOf(object['id']), textOf(name), null);
    }
    for (const former of listOf(object['formerNames']))
      if (textOf(object['cik']) && textOf(former['name']))
        add('cik', 'organisation', textOf(object['cik']), textOf(former['name']), null);
    for (const child of Object.values(object)) walk(child);
  };
  try {
    walk(JSON.parse(readFileSync(location, 'utf8')));
  } catch {
    // Some of the files are broken on purpose; they have nothing to label.
  }
  return found;
}

/** A name as other registers would write it. */
export function rewritten(identity: Identity, way: number): Identity | null {
  if (identity.kind === 'organisation') {
    const ways = [
      identity.name.toUpperCase(),
      `The ${identity.name.replace(/^the /i, '')}`,
      identity.name.replace(/\band\b/i, '&'),
      `${identity.name}, Inc.`,
    ];
    return { ...identity, name: ways[way % ways.length]! };
  }
  const name = readPersonName(identity.name);
  if (!name || name.given.length === 0) return null;
  const [given, family] = [name.given.join(' '), name.family.join(' ')];
  const initials = name.given.map((one) => `${one[0]!.toUpperCase()}.`).join(' ');
  const ways = [
    `${family}, ${given}`,
    `${family}, ${initials}`,
    `${initials} ${family}`,
    `Dr. ${given} ${family}, PhD`,
  ];
  return { ...identity, name: ways[way % ways.length]! };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
const listOf = (value: unknown): Node[] => (Array.isArray(value) ? (value as Node[]) : []);
