import type { StatusTone } from '@groundwork/contract/detail';

/** The first that fits decides, so 'Active, not recruiting' is read before 'Recruiting'. */
const TONES: [RegExp, StatusTone][] = [
  [/terminated|withdrawn|suspended|rejected|discontinued|retracted|abandoned|expired|no longer available/i, 'bad'],
  [/not yet|forecast|pending|application|applied|tentative|temporary|temporarily|optioned/i, 'coming'],
  [/completed|closed|archived|acquired|licensed|ended|complete|not recruiting|unknown|inactive/i, 'over'],
  [/recruiting|enrolling|ongoing|authori[sz]ed|open|active|grant|issued|approved|available|public/i, 'good'],
];

/** The tone of a status for the reader, whichever words its source has for it; 'over' is the quietest. */
export const statusTone = (status: string): StatusTone => TONES.find(([words]) => words.test(status))?.[1] ?? 'over';
