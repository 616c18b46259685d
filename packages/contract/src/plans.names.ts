export const PLANS = ['starter', 'plus', 'pro', 'enterprise'] as const;
