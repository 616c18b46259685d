import type { ReplayHost, ReplayRequest } from '../replay-server.ts';

const numberOf = (index: number) => `2025-5${String(index).padStart(5, '0')}-11-00`;

const host: ReplayHost = ({ path, body }) => {
  if (!path.endsWith('/search')) {
    const ctNumber = path.split('/').at(-1);
    return { json: { ctNumber, ctPublicStatusCode: 4, authorizedApplication: { authorizedPartI: {} } } };
  }
  const { page, size } = body.pagination;
  const all = Array.from({ length: 130 }, (_, index) => ({
    ctNumber: numberOf(index),
    // One without a title.
    ctTitle: index === 7 ? null : `Trial ${index}`,
    lastUpdated: index < 120 ? '04/01/2026' : '04/01/2023',
  }));
  const data = all.slice((page - 1) * size, page * size);
  return { json: { pagination: { totalRecords: all.length, nextPage: page * size < all.length }, data } };
};

export const ctis = {
  source: 'ctis',
  host: 'euclinicaltrials.eu',
  hosts: { 'euclinicaltrials.eu': host },
  isPage: ({ path }: ReplayRequest) => path.endsWith('/search'),
  stored: 119,
  rejected: 1,
  requests: 2,
  sinceIn: null,
};
