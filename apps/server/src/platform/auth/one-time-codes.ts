import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** RFC 6238 as every authenticator app has it: six digits of SHA-1 for each half minute. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks of phones are seldom off by more. */
const STEPS_OFF = 1;
const RECOVERY_CODES = 10;
/** 80 bits, so that a digest tells nothing of a code. */
const RECOVERY_BYTES = 10;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an app reads from the QR code. */
export const codeAddress = (secret: string, email: string): string =>
  new TOTP({ ...FORM, issuer: 'Groundwork', label: email, secret: Secret.fromBase32(secret) }).toString();

export const pictureOf = (address: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`;

/** The half minute that the code is of, now or beside it; null for any other. It must not be taken twice. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const off = TOTP.validate({ ...FORM, token: code, secret: Secret.fromBase32(secret), timestamp, window: STEPS_OFF });
  return off === null ? null : Math.floor(timestamp / 1_000 / FORM.period) + off;
}

/** 'abcd-efgh-ijkl-mnop'. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32
      .toLowerCase()
      .replace(/.{4}(?=.)/g, '$&-'),
  );

/** As they are typed: case, blanks and hyphens don't count. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

export const digestOf = (recoveryCode: string): string =>
  createHash('sha256').update(plainCode(recoveryCode)).digest('base64url');

/** Secrets are stored so that a copy of the database alone is no second factor. */
export function sealing(authSecret: string) {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'second factor', 32));
  return {
    seal(text: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    /** Null for what was sealed under another secret or changed since. */
    open(sealed: string): string | null {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
        return Buffer.concat(text).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
