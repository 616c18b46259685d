import type { Offers, PaidPlan, Price } from '@groundwork/contract/billing';
import { localeOf } from '@groundwork/contract/format';
import { PLANS_TEXTS } from './billing.texts.ts';

/** '$29 a month', '€29.50 every 3 months'. Amounts are in the currency's smallest unit, whatever that is. */
export function priceText({ amount, currency, interval, intervalCount }: Price): string {
  const format = new Intl.NumberFormat(localeOf(), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  const money = format.format(amount / 10 ** digits);
  const { every, everyFew } = PLANS_TEXTS.price;
  return `${money} ${intervalCount === 1 ? every[interval] : everyFew[interval](intervalCount)}`;
}

/** The payment provider's price, or else the operator's text; null where neither gives one. */
export function offeredPrice(plan: PaidPlan, { prices, priceTexts }: Offers): string | null {
  const price = prices[plan];
  return price ? priceText(price) : priceTexts[plan];
}
