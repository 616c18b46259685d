import type { PaidPlan, Price } from '@groundwork/contract/billing';

/** The plan that a customer pays for now. */
export interface PaidState {
  /** Null when nothing is paid for. */
  plan: PaidPlan | null;
  paidUntil: Date | null;
  /** True when it will not be renewed. */
  isEnding: boolean;
}

/** Something happened at the provider; what it means is asked for, never taken from the event. */
interface PaymentEvent {
  id: string;
  type: string;
  customerId: string | null;
}

/** Where people pay. Failures reject with FetchError. */
export interface PaymentProvider {
  /** Asked again for the same person, answers the same customer. */
  createCustomer(person: { userId: string; email: string }): Promise<string>;
  /** The page on which the customer pays for a plan. */
  checkout(order: {
    customerId: string;
    userId: string;
    plan: PaidPlan;
    successUrl: string;
    cancelUrl: string;
  }): Promise<string>;
  /** The page on which the customer changes or ends what is paid for. */
  portal(customerId: string, returnUrl: string): Promise<string>;
  paidState(customerId: string): Promise<PaidState>;
  priceOf(plan: PaidPlan): Promise<Price>;
  /** Null when the event is not the provider's own: its signature is wrong or too old. */
  readEvent(rawBody: string, headers: Headers, now: Date): PaymentEvent | null;
}
