import { skipToken } from '@tanstack/react-query';

export type CallOptions = { signal?: AbortSignal };
type Call = (path: string[], input: unknown, options: CallOptions) => Promise<unknown>;

/** `tree.projects.list(input)` makes the call at `['projects', 'list']`: names are only known when they are read. */
export function callTree(call: Call, path: string[] = []): object {
  const make = (input: unknown, options: CallOptions = {}) => call(path, input, options);
  return branching(make, [], (name) => callTree(call, [...path, name]));
}

/** TanStack Query's options for each call, under the keys that oRPC's own tools give: `[path, { type, input }]`. */
export function queryTree(call: Call, path: string[] = []): object {
  const options = optionsOf(call, path);
  return branching(options, Object.keys(options), (name) => queryTree(call, [...path, name]));
}

type Given = { input?: unknown; queryKey?: unknown[]; mutationKey?: unknown[] };

function optionsOf(call: Call, path: string[]) {
  const key = ({ input, type }: { input?: unknown; type?: string } = {}) => [
    path,
    { ...(input !== undefined && { input }), ...(type !== undefined && { type }) },
  ];
  const queryKey = (given: Given = {}) => given.queryKey ?? key({ type: 'query', input: given.input });
  return {
    key,
    queryKey,
    queryOptions: (given: Given = {}) => ({
      queryFn: ({ signal }: CallOptions) => call(path, given.input, { ...(signal && { signal }) }),
      ...(given.input === skipToken && { enabled: false }),
      ...given,
      queryKey: queryKey(given),
    }),
    mutationOptions: (given: Given = {}) => ({
      mutationFn: (input: unknown) => call(path, input, {}),
      ...given,
      mutationKey: given.mutationKey ?? key({ type: 'mutation' }),
    }),
  };
}

/** A branch must not look like a promise to whoever awaits it. */
const isBranch = (name: string | symbol): name is string => typeof name === 'string' && name !== 'then';

/** Answers what stands on it under these names, and a branch for any other. */
function branching(base: object, names: string[], branch: (name: string) => object): object {
  return new Proxy(base, {
    get: (target, name) => (isBranch(name) && !names.includes(name) ? branch(name) : Reflect.get(target, name)),
  });
}
