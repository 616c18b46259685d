/** on topic: about the project's thing itself or what does the same job; related: of its field, and of use beside it. */
export const RELEVANCE_GRADES = ['on topic', 'related'] as const;

/** What a language model may say of a record. */
export const SCREENED_GRADES = ['on topic', 'related', 'not'] as const;
