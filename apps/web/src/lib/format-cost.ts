import { formatMoney } from '@groundwork/contract/format';

/** Rounded up: a ceiling is never nearer than it looks. */
export const formatCost = (cost: number): string => formatMoney(Math.ceil(cost * 100) / 100);
