import { Engine } from '@groundwork/contract/engines';
import type { MemberEmail, MemberEmailQuery } from '@groundwork/contract/member-emails';
import { z } from 'zod';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import { keysOf } from '../../catalogue/identity/identity.ts';
import { organisationName } from '../../catalogue/identity/organisation-name.ts';
import { type PersonName, readPersonName } from '../../catalogue/identity/person-name.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { domainOf, organisationsOf, scoreContact, type Wanted } from './match-contact.ts';

type Dependencies = {
  index: Pick<CatalogueIndex, 'get' | 'findByIdentity' | 'search'>;
  engines: EngineDeclaration[];
};

/** Records looked at in each data set. */
const PER_ENGINE = 100;
const Email = z.email();

/** Finds an address that is public already: in the record asked about, or in another that names the same person. */
export function memberEmailService({ index, engines }: Dependencies) {
  const withContacts = engines.filter(({ contacts }) => contacts);

  async function entityOf(entityId: string | undefined): Promise<CatalogueRecord | null> {
    if (!entityId) return null;
    const at = entityId.indexOf('/');
    const engine = Engine.safeParse(entityId.slice(0, at));
    const [record] = engine.success ? await index.get([{ engine: engine.data, id: entityId.slice(at + 1) }]) : [];
    if (!record) throw new AppError('NOT_FOUND', MESSAGES.words.refusals.noRecord);
    return record;
  }

  return {
    async find(query: MemberEmailQuery): Promise<MemberEmail> {
      const entity = await entityOf(query.entity_id);
      const wanted = wantedBy(query, entity);
      const found = [entity, ...(await recordsNaming(index, withContacts, wanted))].filter((record) => record !== null);
      const best = found
        .filter(({ withdrawn }) => !withdrawn?.isDeleted)
        .flatMap((record) => {
          const isOwn = record.engine === entity?.engine && record.id === entity.id;
          const contacts = withContacts.find(({ id }) => id === record.engine)?.contacts?.(record) ?? [];
          return contacts.flatMap((contact) => {
            const email = contact.email.trim();
            const score = scoreContact({ ...contact, email }, record, wanted, isOwn);
            return score === null || !Email.safeParse(email).success
              ? []
              : [{ record, field: contact.field, email, score }];
          });
        })
        .sort((a, b) => b.score - a.score || (b.record.date ?? '').localeCompare(a.record.date ?? ''))[0];
      if (!best) throw new AppError('NOT_FOUND', MESSAGES.memberEmails.notFound);
      const { email, field, record } = best;
      return { email, source: { searchEngine: record.engine, id: record.id, title: record.title, field } };
    },
  };
}

export type MemberEmailService = ReturnType<typeof memberEmailService>;

function wantedBy(query: MemberEmailQuery, entity: CatalogueRecord | null): Wanted {
  const name = query.full_name || [query.first_name, query.last_name].filter(Boolean).join(' ');
  const company = organisationName(query.company_name ?? '');
  return {
    person: name ? readPersonName(name) : null,
    organisations: [...(company ? [company] : []), ...(entity ? organisationsOf(entity) : [])],
    domain: domainOf(query.domain),
  };
}

/** Records of the organisations, records that name the person as one who matters, and as a mere contact. */
async function recordsNaming(
  index: Dependencies['index'],
  engines: EngineDeclaration[],
  { person, organisations }: Wanted,
): Promise<CatalogueRecord[]> {
  const organisationKeys = organisations.flatMap((name) => keysOf({ kind: 'organisation', name, ids: {} }).strong);
  const name = person && [...person.given, ...person.family].join(' ');
  const { strong, weak } = name ? keysOf({ kind: 'person', name, ids: {} }) : { strong: [], weak: [] };
  const [groups, hits] = await Promise.all([
    index.findByIdentity([...strong, ...organisationKeys, ...weak], { perEngine: PER_ENGINE, withHidden: true }),
    person ? searchPerson(index, engines, person) : [],
  ]);
  return [...groups.flatMap(({ records }) => records), ...hits];
}

async function searchPerson(
  index: Dependencies['index'],
  engines: EngineDeclaration[],
  { given, family }: PersonName,
): Promise<CatalogueRecord[]> {
  const words = [...given.slice(0, 1), ...family.slice(-1)];
  const { hits } = await index.search({
    engines: engines.map(({ id }) => id),
    query: {
      type: 'and',
      nodes: words.map((word) => ({ type: 'field', field: 'person', value: { type: 'word', word } })),
    },
    sort: 'date',
    direction: 'desc',
    offset: 0,
    limit: PER_ENGINE,
  });
  return hits.map(({ record }) => record);
}
