export const USER_STATES = ['active', 'disabled', 'leaving'] as const;
export const USER_SORTS = ['name', 'email', 'plan', 'createdAt', 'lastSeenAt'] as const;
