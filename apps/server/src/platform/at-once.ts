/** A few at a time, in their order. After the first that fails none is begun, and those that run are waited for. */
export async function atOnce<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  let failure: { error: unknown } | null = null;
  const lane = async () => {
    for (const item of queue) {
      if (failure) return;
      await work(item).catch((error) => {
        failure ??= { error };
      });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (failure) throw (failure as { error: unknown }).error;
}
