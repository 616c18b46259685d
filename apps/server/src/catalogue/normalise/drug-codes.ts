const STATUSES: Record<string, string> = { AP: 'Approved', TA: 'Temporary Approval', RE: 'Rejected' };
const SUBMISSION_TYPES: Record<string, string> = { ORIG: 'Original', SUPPL: 'Supplemental' };
const PRIORITIES: Record<string, string> = { P: 'Priority', S: 'Standard', PRIORITY: 'Priority', STANDARD: 'Standard' };

/** Codes of Drugs@FDA; an unknown one is kept as it is. */
export const drugApprovalStatus = (code: string | undefined) => label(STATUSES, code);
export const drugSubmissionType = (code: string | undefined) => label(SUBMISSION_TYPES, code);

/** 'P', 'PRIORITY', '901 REQUIRED' … the last kept. */
export const drugReviewPriority = (code: string | undefined) => label(PRIORITIES, code);

function label(labels: Record<string, string>, code: string | undefined): string | undefined {
  const text = code?.trim();
  return text ? (labels[text.toUpperCase()] ?? text) : undefined;
}
