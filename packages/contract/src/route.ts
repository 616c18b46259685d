import { oc } from '@orpc/contract';
import { ApiError, ERRORS } from './errors.ts';

type RouteOptions = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  summary: string;
  tags: [string];
  successStatus?: number;
  /** Detailed output: the handler answers headers and a body of its own (files). */
  outputStructure?: 'compact' | 'detailed';
};

const builder = oc.errors(
  Object.fromEntries(
    Object.entries(ERRORS).map(([code, { status, message }]) => [
      code,
      { status, message, data: ApiError.shape.details },
    ]),
  ),
);

/** Starts a route of the contract. Every route may answer any code of the error table, in the one error shape. */
export const route = (options: RouteOptions) => builder.route(options);
