import { LOGO_HEIGHT, LOGO_WIDTH } from '@groundwork/contract/limits';
import type { Organisation, OrganisationLogo } from '@groundwork/contract/organisations';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { requireAdmin } from '../../platform/http/require-role.ts';
import type { OrganisationRepository, OrganisationRow } from './organisations.repository.ts';
import { fitInto, readLogo } from './read-logo.ts';

const BOX = { width: LOGO_WIDTH, height: LOGO_HEIGHT };

export function organisationService({ organisations }: { organisations: OrganisationRepository }) {
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
      return { items: (await organisations.list()).map(present) };
    },

    async create(actor: Actor, values: { name: string; domain: string | null }): Promise<Organisation> {
      requireAdmin(actor);
      return present(found(await organisations.create(values)));
    },

    async update(
      actor: Actor,
      id: string,
      { name, domain }: { name?: string | undefined; domain?: string | null | undefined },
    ): Promise<Organisation> {
      requireAdmin(actor);
      const change = { ...(name !== undefined && { name }), ...(domain !== undefined && { domain }) };
      if (Object.keys(change).length === 0) throw AppError.validation({ name: ['There is nothing to change.'] });
      return present(found(await organisations.update(id, change)));
    },

    async delete(actor: Actor, id: string): Promise<void> {
      requireAdmin(actor);
      if (!(await organisations.delete(id))) throw new AppError('NOT_FOUND');
    },

    async setLogo(actor: Actor, id: string, file: File | null): Promise<Organisation> {
      requireAdmin(actor);
      if (!file) {
        const none = { logo: null, logoType: null, logoWidth: null, logoHeight: null, logoHash: null };
        return present(found(await organisations.update(id, none)));
      }
      const bytes = Buffer.from(await file.arrayBuffer());
      const read = readLogo(bytes);
      if (typeof read === 'string') throw AppError.validation({ file: [read] });
      const { type, width, height, hash } = read;
      const change = { logo: bytes, logoType: type, logoWidth: width, logoHeight: height, logoHash: hash };
      return present(found(await organisations.update(id, change)));
    },

    async setMember(actor: Actor, userId: string, organisationId: string | null): Promise<void> {
      requireAdmin(actor);
      if (!(await organisations.setMember(userId, organisationId))) throw new AppError('NOT_FOUND');
    },
  };
}

export type OrganisationService = ReturnType<typeof organisationService>;

function found(row: OrganisationRow | 'taken' | null): OrganisationRow {
  if (!row) throw new AppError('NOT_FOUND');
  if (row !== 'taken') return row;
  const message = 'Another organisation has this domain.';
  throw new AppError('CONFLICT', message, { domain: [message] });
}

function present({ id, name, domain, logoType, logoWidth, logoHeight }: OrganisationRow): Organisation {
  const logo = logoType ? { type: logoType, width: logoWidth ?? 0, height: logoHeight ?? 0 } : null;
  return { id, name, domain, logo };
}
