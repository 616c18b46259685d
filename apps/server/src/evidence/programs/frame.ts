/** The sections around those that the agency asks for. */
export const FRAME = {
  before: [{ id: 'call', title: 'The call and what it asks' }],
  after: [
    { id: 'past-awards', title: 'Past awards like it' },
    { id: 'budget', title: 'Budget' },
    { id: 'timeline', title: 'Timeline' },
  ],
} as const;
