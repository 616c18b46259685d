import type { Investor } from '../../../catalogue/engines/investors.ts';
import type { Evidence, EvidenceRecord } from '../../evidence.ts';

/** Universities and hospitals stand among the investors for their spin-offs, and aren't who is asked for a round. */
const NO_FUND = /\b(?:universit|hospital|college|institute)/i;

/** Investors on the topic that one may ask for money. */
export const fundsOf = ({ records }: Evidence): EvidenceRecord[] =>
  records.investors.filter(({ record }) => !NO_FUND.test((record.data as Investor).name));
