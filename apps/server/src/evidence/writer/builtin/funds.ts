import type { Investor } from '../../../catalogue/engines/investors.ts';
import type { Evidence, EvidenceRecord } from '../../evidence.ts';

/** Universities and hospitals stand among the investors for their spin-offs, and aren't who is asked for a round. */
const NO_FUND = /\b(?:universit|hospital|college|institute)/i;

const LEGAL_FORM = /\b(?:inc|incorporated|llc|ltd|limited|corp|corporation|co|plc|gmbh|ag|lp)\b/g;
/** An organization's name without what kind of firm it is. */
export const bareName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(LEGAL_FORM, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Investors on the topic that one may ask for money: not those who work on it themselves, and raised money for it. */
export function fundsOf({ records }: Evidence): EvidenceRecord[] {
  const { investors, ...others } = records;
  const doers = new Set(
    Object.values(others)
      .flat()
      .flatMap(({ record }) => [
        record.engine === 'companies' ? record.title : '',
        ...record.organisations.slice(0, 1).map(({ name }) => name),
      ])
      .map(bareName),
  );
  return investors.filter(({ record }) => {
    const { name } = record.data as Investor;
    return !NO_FUND.test(name) && !doers.has(bareName(name));
  });
}
