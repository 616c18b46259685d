const UNIQUE_VIOLATION = '23505';

/** Null when a unique index refused the change, as when a name is taken. Not inside a transaction: the failure ends it. */
export async function nullIfTaken<Value>(change: Promise<Value>): Promise<Value | null> {
  try {
    return await change;
  } catch (error) {
    const { code, cause } = error as { code?: string; cause?: { code?: string } };
    if (code === UNIQUE_VIOLATION || cause?.code === UNIQUE_VIOLATION) return null;
    throw error;
  }
}
