/** The model whose vectors records have: of the encoder that comes with the program, by what `encodedText` gives it. */
export const ENCODER_MODEL = { id: 'encoder:all-MiniLM-L6-v2:384', dimension: 384 } as const;

/** About what the encoder reads: with more, what is told apart is the same, and later. */
const CHARACTERS_MAX = 600;

/** The encoder's input for a record: its title and its first sentences. Empty for a record without a word. */
export function encodedText({ title, text }: { title: string; text: string }): string {
  return title.trim() || text.trim() ? `${title}. ${text}`.slice(0, CHARACTERS_MAX).toWellFormed() : '';
}
