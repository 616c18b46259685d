import type { Price } from '@groundwork/contract/billing';

/** '$29 a month', '€29.50 every 3 months'. Amounts are in the currency's smallest unit, whatever that is. */
export function priceText({ amount, currency, interval, intervalCount }: Price): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  const money = format.format(amount / 10 ** digits);
  return intervalCount === 1 ? `${money} a ${interval}` : `${money} every ${intervalCount} ${interval}s`;
}
