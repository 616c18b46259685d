/** Something that keeps the process from starting, said so that an operator can mend it. main prints it and exits 1. */
export class StartError extends Error {
  override name = 'StartError';
}
