import type { DraftBlock } from '../../draft.ts';
import type { Evidence } from '../../evidence.ts';
import { pathForm } from '../../programs/funding-path.ts';

/** Program by program: what the agencies that paid for such work or asked for it pay, and for how long. */
export function fundingPath(evidence: Evidence): DraftBlock[] {
  const form = pathForm(evidence);
  return form ? [{ type: 'form', ...form }] : [];
}
