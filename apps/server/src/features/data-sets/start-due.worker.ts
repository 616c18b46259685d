export interface StartDueDependencies {
  dataSets: { startDue(): Promise<void> };
}

export async function run(_input: unknown, _context: unknown, { dataSets }: StartDueDependencies): Promise<void> {
  await dataSets.startDue();
}
