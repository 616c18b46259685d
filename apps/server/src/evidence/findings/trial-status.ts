import type { CatalogueRecord } from '../../catalogue/record.ts';

/** Registers' terms for a trial that ended, before its time or as planned, or goes on. */
export const STOPPED = /^(?:terminated|withdrawn|suspended|stopped early|prematurely ended)/i;
export const COMPLETED = /^completed/i;
export const CLOSED = /^(?:not recruiting|active, not recruiting|closed)/i;
/** Not heard of for years. */
export const UNKNOWN = /^unknown/i;
export const RECRUITING = /^(?:recruiting|enrolling by invitation|not yet recruiting)/i;

export const statusOf = ({ facets }: CatalogueRecord): string => facets['status']?.[0] ?? '';
