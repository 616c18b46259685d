/** The search service cannot be reached, or cannot answer now. */
export class SearchServiceAwayError extends Error {
  override name = 'SearchServiceAwayError';
}
