import { oc } from '@orpc/contract';
import { ApiError, ERRORS, type ErrorCode } from './errors.ts';

type RouteOptions = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  summary: string;
  tags: [string];
  successStatus?: number;
  /** 'detailed': the input says what is in the address and what in the body; otherwise only GET reads the address. */
  inputStructure?: 'compact' | 'detailed';
  /** 'detailed': the handler answers headers and a body of its own (files). */
  outputStructure?: 'compact' | 'detailed';
  /** Codes that this route promises besides those of every route. */
  errors?: ErrorCode[];
  /** True for what must be answered however much there is to do. */
  isVital?: boolean;
  /** True when a signed-out visitor may call it; then UNAUTHORIZED is not promised. */
  isPublic?: boolean;
};

const EVERY_ROUTE: ErrorCode[] = [
  'VALIDATION',
  'BAD_REQUEST',
  'FORBIDDEN',
  'REQUEST_TIMEOUT',
  'PAYLOAD_TOO_LARGE',
  'HEADERS_TOO_LARGE',
  'SERVICE_UNAVAILABLE',
];

/** Read by the server: callers of routes that are not public must be signed in before anything else is looked at. */
export interface RouteMeta {
  isPublic: boolean;
  isVital: boolean;
}

const builder = oc.$meta<RouteMeta>({ isPublic: false, isVital: false });

/**
 * Starts a route of the contract. A service error whose code the route does not promise is a fault: the client sees
 * INTERNAL_SERVER.
 */
export function route({ errors = [], isPublic = false, isVital = false, ...options }: RouteOptions) {
  const codes = [...EVERY_ROUTE, ...(isPublic ? [] : (['UNAUTHORIZED'] as const)), ...errors];
  const map = Object.fromEntries(codes.map((code) => [code, { ...ERRORS[code], data: ApiError.shape.details }]));
  return builder.errors(map).meta({ isPublic, isVital }).route(options);
}
