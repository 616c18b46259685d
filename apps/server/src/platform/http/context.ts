import type { Plan, Role } from '@groundwork/contract/plans';

/** The caller. Services and repositories take it as their first argument and never look it up themselves. */
export interface Actor {
  userId: string;
  email: string;
  roles: Role[];
  plan: Plan;
  /** Came by an API key, which reads and works for its owner and leaves the account alone. */
  isApiKey?: true;
  /** True for a key that may only read: changes are refused before their call is looked at. */
  isReadOnly?: true;
  /** Must set up a second factor before they administrate. */
  isWithoutSecondFactor?: true;
}

/** The context that every route handler gets. */
export interface RequestContext {
  actor: Actor | null;
  /** For answers that go on for long: false when the session has ended or the account was disabled meanwhile. */
  isStillAllowed(): Promise<boolean>;
  requestId: string;
  headers: Headers;
  /** Headers to add to the answer; set-cookie is the one that accounts need. */
  responseHeaders: Headers;
}
