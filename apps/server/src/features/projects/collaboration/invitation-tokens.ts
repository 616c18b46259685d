import { createHash, createHmac } from 'node:crypto';

/**
 * The tokens of invitations' links: `id.signature`. They are made of the secret when they are needed, for the mail or for
 * the owner to copy, so that neither the database nor the queue of mails holds one; the row keeps a digest of it.
 */
export function invitationTokens(secret: string) {
  const tokenOf = (id: string) => {
    const signature = createHmac('sha256', secret).update(`collaboration/invitation/${id}`).digest('base64url');
    return `${id}.${signature}`;
  };
  return {
    of: tokenOf,

    hashOf: (token: string) => createHash('sha256').update(token).digest('base64url'),

    /** The id that a token or a notification's link names, and whether there is a signature to look at; null for anything else. */
    read(token: string): { id: string; isSigned: boolean } | null {
      const [, id, signature] = /^([0-9a-f-]{36})(?:\.([\w-]{43}))?$/.exec(token) ?? [];
      return id ? { id, isSigned: signature !== undefined } : null;
    },
  };
}

export type InvitationTokens = ReturnType<typeof invitationTokens>;
