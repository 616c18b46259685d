export interface AskDueDependencies {
  asking: { askDue(): Promise<void> };
}

export const run = async (_input: object, _context: unknown, { asking }: AskDueDependencies): Promise<void> =>
  asking.askDue();
