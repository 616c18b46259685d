/** Judges and words project descriptions: built in, or a language model. */
export interface Rewriter {
  /** The description cleaned and ordered; NOT_RELEVANT when the text describes nothing that one could make or do. */
  rewrite(interest: string): Promise<string>;
  /** The best description that a document gives, at most `maxLength` long; null when it has none. */
  summarise(document: string, maxLength: number): Promise<string | null>;
  /** Which of the projects the description is about already; null when it is a new one. */
  findAlike<Project extends { description: string }>(description: string, projects: Project[]): Promise<Project | null>;
}
