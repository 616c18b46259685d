import { type AskCase, pad, page } from './ask-case.ts';

/** Both collections of the portal's search; conditions come as parts of a form, and every value is a list of texts. */
const hosts: AskCase['hosts'] = (world) => ({
  'api.tech.ec.europa.eu': ({ query, headers, body }) => {
    if (!headers['content-type']?.startsWith('multipart/form-data; boundary=')) return { status: 415, json: {} };
    if (!body.includes('name="query"') || Number(query.get('pageSize')) > 100) return { status: 400, json: {} };
    const make = query.get('apiKey') === 'SEDIA' ? call : project;
    const size = Number(query.get('pageSize'));
    const start = (Number(query.get('pageNumber')) - 1) * size;
    const results = page(world, start, size, (index) => make(world.topic, index));
    return { json: { apiVersion: '2.133', terms: '', totalResults: world.matches, results } };
  },
});

const call = (topic: string, index: number) => ({
  reference: `${40_000_000 + index}TOPICSen`,
  language: 'en',
  summary: `${topic}, call ${index}`,
  metadata: {
    identifier: [`HORIZON-CL5-2027-D2-01-${pad(index, 5)}`],
    title: [`${topic}, call ${index}`],
    status: ['31094502'],
    type: ['1'],
    startDate: ['2025-12-01T00:00:00.000+0000'],
    deadlineDate: ['2026-04-14T00:00:00.000+0000'],
    descriptionByte: [`<p>Proposals on ${topic} are expected.</p>`],
  },
});

const project = (topic: string, index: number) => ({
  reference: `${101_000_000 + index}PROJECTSen`,
  language: 'en',
  metadata: {
    projectId: [String(101_000_000 + index)],
    programId: ['43108390'],
    title: [`${topic}, project ${index}`],
    objective: [`We make ${topic}.`],
    status: ['Ongoing'],
    startDate: ['2024-01-01T00:00:00.000+0000'],
    participants: [JSON.stringify([{ role: 'coordinator', legalName: 'MADE UP GMBH' }])],
  },
});

const asked = (key: string): Omit<AskCase, 'source'> => ({
  host: 'api.tech.ec.europa.eu',
  isSearch: ({ query }) => query.get('apiKey') === key,
  sent: ({ query }) => query.get('text')!,
  totalOf: 'one phrase',
  hosts,
});

export const euCalls: AskCase = { source: 'eu-calls', ...asked('SEDIA') };
export const euProjects: AskCase = { source: 'eu-projects', ...asked('SEDIA_NONH2020_PROD') };
