import type { OrganisationUsage } from '@groundwork/contract/admin';
import { LOGO_HEIGHT, LOGO_WIDTH } from '@groundwork/contract/limits';
import type { Organisation, OrganisationLogo } from '@groundwork/contract/organisations';
import type { ImportOwner } from '@groundwork/contract/table-imports';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { type Admin, isOfService, requireAdmin, requireSecondFactor } from '../../platform/http/require-role.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { OrganisationOf } from './organisations.access.ts';
import type { OrganisationRepository, OrganisationRow } from './organisations.repository.ts';
import { fitInto, readLogo } from './read-logo.ts';

const BOX = { width: LOGO_WIDTH, height: LOGO_HEIGHT };

type Dependencies = {
  organisations: OrganisationRepository;
  audit: AuditLog;
  organisationOf: OrganisationOf;
  index: Pick<CatalogueIndex, 'deleteCollection'>;
};

export function organisationService({ organisations, audit, organisationOf, index }: Dependencies) {
  async function changeLogo(actor: Admin, id: string, change: Parameters<OrganisationRepository['update']>[2]) {
    const row = found(await organisations.update(actor, id, change));
    await audit.record(actor, 'organisation.logo', row.name, { logo: row.logoType ?? 'none' });
    return present(row);
  }

  return {
    async logo(actor: Actor): Promise<OrganisationLogo> {
      const row = await organisations.findOwn(actor);
      if (!row?.logoHash || !row.logoWidth || !row.logoHeight) return { url: null, ...BOX };
      const size = fitInto(BOX, { width: row.logoWidth, height: row.logoHeight });
      return { url: `/api/library/logo/image?version=${row.logoHash}`, ...size };
    },

    async logoImage(actor: Actor): Promise<File> {
      const logo = await organisations.findOwnLogo(actor);
      if (!logo) throw new AppError('NOT_FOUND');
      return new File([new Uint8Array(logo.bytes)], 'logo', { type: logo.type });
    },

    async list(actor: Actor): Promise<{ items: Organisation[] }> {
      requireAdmin(actor);
      return { items: (await organisations.list(actor)).map(present) };
    },

    /** For admins: which organisation each of these people belongs to. */
    async ofPeople(actor: Actor, people: { id: string; email: string }[]) {
      requireAdmin(actor);
      return organisations.ofPeople(actor, people);
    },

    /** For admins: how many people each has, and what their files take. */
    async usage(actor: Actor): Promise<OrganisationUsage[]> {
      requireAdmin(actor);
      return organisations.usage(actor);
    },

    /** For whom somebody may import: operators for everybody and for each organization, members for their own where an admin allowed it. */
    async importers(actor: Actor): Promise<{ everybody: boolean; owners: ImportOwner[] }> {
      if (isOfService(actor)) {
        requireSecondFactor(actor);
        return { everybody: true, owners: await organisations.names(actor) };
      }
      const own = await organisationOf(actor);
      return { everybody: false, owners: own?.membersImport ? [{ id: own.id, name: own.name }] : [] };
    },

    /** For admins: the picture as it was uploaded. */
    async logoOf(actor: Actor, id: string): Promise<File> {
      requireAdmin(actor);
      const logo = await organisations.findLogo(actor, id);
      if (!logo) throw new AppError('NOT_FOUND');
      return new File([new Uint8Array(logo.bytes)], 'logo', { type: logo.type });
    },

    async create(actor: Actor, values: { name: string; domain: string | null }): Promise<Organisation> {
      requireAdmin(actor);
      const row = found(await organisations.create(actor, values));
      await audit.record(actor, 'organisation.create', row.name);
      return present(row);
    },

    async update(
      actor: Actor,
      id: string,
      asked: { name?: string | undefined; domain?: string | null | undefined; membersImport?: boolean | undefined },
    ): Promise<Organisation> {
      requireAdmin(actor);
      const { name, domain, membersImport } = asked;
      const change = {
        ...(name !== undefined && { name }),
        ...(domain !== undefined && { domain }),
        ...(membersImport !== undefined && { membersImport }),
      };
      if (Object.keys(change).length === 0)
        throw AppError.validation({ name: [MESSAGES.words.refusals.nothingToChange] });
      const row = found(await organisations.update(actor, id, change));
      await audit.record(actor, 'organisation.update', row.name, { changed: Object.keys(change).join(', ') });
      return present(row);
    },

    async delete(actor: Actor, id: string): Promise<void> {
      requireAdmin(actor);
      const name = await organisations.delete(actor, id);
      if (name === null) throw new AppError('NOT_FOUND');
      // Nobody is a member of what a kill in between leaves.
      await index.deleteCollection(id);
      await audit.record(actor, 'organisation.delete', name);
    },

    async setLogo(actor: Actor, id: string, file: File | null): Promise<Organisation> {
      requireAdmin(actor);
      if (!file) {
        const none = { logo: null, logoType: null, logoWidth: null, logoHeight: null, logoHash: null };
        return changeLogo(actor, id, none);
      }
      const bytes = Buffer.from(await file.arrayBuffer());
      const read = readLogo(bytes);
      if ('text' in read) throw AppError.validation({ file: [read] });
      const { type, width, height, hash } = read;
      const change = { logo: bytes, logoType: type, logoWidth: width, logoHeight: height, logoHash: hash };
      return changeLogo(actor, id, change);
    },

    async setMember(actor: Actor, userId: string, organisationId: string | null): Promise<void> {
      requireAdmin(actor);
      if (!(await organisations.setMember(actor, userId, organisationId))) throw new AppError('NOT_FOUND');
      await audit.record(actor, 'user.organisation', { userId }, { organisation: organisationId ?? 'none' });
    },
  };
}

export type OrganisationService = ReturnType<typeof organisationService>;

function found(row: OrganisationRow | 'taken' | null): OrganisationRow {
  if (!row) throw new AppError('NOT_FOUND');
  if (row !== 'taken') return row;
  const { domainTaken } = MESSAGES.words.refusals;
  throw new AppError('CONFLICT', domainTaken, undefined, { domain: [domainTaken] });
}

function present({
  id,
  name,
  domain,
  membersImport,
  logoType,
  logoWidth,
  logoHeight,
  logoHash,
}: OrganisationRow): Organisation {
  const url = `/api/admin/organisations/${id}/logo?version=${logoHash}`;
  const logo = logoType ? { url, type: logoType, width: logoWidth ?? 0, height: logoHeight ?? 0 } : null;
  return { id, name, domain, membersImport, logo };
}
