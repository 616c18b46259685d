/** on topic: about the project's thing itself or what does the same job; related: of its field, and of use beside it. */
export const RELEVANCE_GRADES = ['on topic', 'related'] as const;

/**
 * From this probability on, what is not on topic is shown as related without being asked for; below it, it may be. Of what
 * best matches showed, .56 were at least related when everything judged related was shown, .84 from here on.
 */
export const CLEARLY_RELATED = 0.7;

/** What a language model may say of a record. */
export const SCREENED_GRADES = ['on topic', 'related', 'not'] as const;
