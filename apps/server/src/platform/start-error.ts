/**
 * A reason not to start that an operator can act on: what is wrong, where, and what to do about it.
 * start.ts prints the message without a stack and exits with 1; any other error at start is a defect and keeps its stack.
 */
export class StartError extends Error {
  override name = 'StartError';
}
