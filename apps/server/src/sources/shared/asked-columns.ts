/** The columns or members that a source looked for in a file to know it, and those that are not there. */
export interface ColumnCheck {
  names: string[];
  missing: string[];
}

let asked: ColumnCheck[] | null = null;

/** Runs `look` and answers what it asked for. */
export function askedFor(look: () => unknown): ColumnCheck[] {
  asked = [];
  try {
    look();
    return asked;
  } finally {
    asked = null;
  }
}

/** Notes the question, and answers whether all names are there. */
export function hasAll(names: string[], has: (name: string) => boolean): boolean {
  const missing = names.filter((name) => !has(name));
  asked?.push({ names, missing });
  return missing.length === 0;
}
