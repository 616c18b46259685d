import type { Engine } from '@groundwork/contract/engines';
import { REQUEST_BODY_MAX_BYTES } from '@groundwork/contract/limits';
import type { ReportType } from '@groundwork/contract/reports';
import {
  createMcpHandler,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { AssistantServer } from '../../platform/http/assistant-endpoint.ts';
import type { Log } from '../../platform/log/log.ts';
import { DATA_NOTICE, type Hands, offeredTo, reasonOf } from './tool.ts';
import { idea } from './tools/idea.ts';
import { live } from './tools/live.ts';
import { projects } from './tools/projects.ts';
import { readRecord, records } from './tools/records.ts';
import { reports } from './tools/reports.ts';
import { searching } from './tools/searching.ts';

const TOOLS = { ...searching, ...records, ...projects, ...idea, ...live, ...reports };

const INSTRUCTIONS = [
  'Groundwork searches fourteen kinds of public records (awards, patents, papers, trials, companies, calls for proposals and more) and writes reports in which every statement rests on records.',
  'Say only what a record or a report’s statement says, and cite it by its citation or link. Where nothing is found, say so.',
  'Records marked isSample are made up for demonstration. Withdrawn records were taken back by their source.',
  DATA_NOTICE,
].join('\n');

interface Given {
  appUrl: string;
  log: Log;
}

/** MCP over HTTP without sessions: each request stands by itself, is answered by whichever process it reaches, and leaves nothing behind. */
export function assistantServer({ appUrl, log }: Given): AssistantServer {
  return (request, { api, actor }) => {
    const hands = { api, appUrl, log, signal: request.signal };
    const isStreamed = /text\/event-stream/i.test(request.headers.get('accept') ?? '');
    const handler = createMcpHandler(
      () => {
        const server = new McpServer(
          { name: 'groundwork', title: 'Groundwork', version: '1' },
          { instructions: INSTRUCTIONS },
        );
        for (const [name, each] of Object.entries(TOOLS))
          if (offeredTo(actor, each)) each.register(server, name, hands);
        registerResources(server, hands);
        registerPrompts(server);
        return server;
      },
      {
        maxRequestBodySize: REQUEST_BODY_MAX_BYTES,
        // Tools, prompts and resources are the same for as long as a process lives: there is nothing to listen for.
        maxSubscriptions: 0,
        onerror: (error) => log.debug('an assistant’s request was refused', { reason: error.message }),
      },
    );
    return isStreamed ? handler.fetch(request) : handler.fetch(withStreams(request)).then(asJson);
  };
}

/** The protocol wants callers to take streams as well. Many take JSON or anything, and get JSON. */
function withStreams(request: Request): Request {
  const accept = request.headers.get('accept') ?? '*/*';
  if (!/application\/json|application\/\*|\*\/\*/i.test(accept)) return request;
  const headers = new Headers(request.headers);
  headers.set('accept', 'application/json, text/event-stream');
  return new Request(request, { headers });
}

/** Takes the last message of a stream, which is the answer; earlier ones told of its progress. */
async function asJson(answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer;
  const messages = (await answer.text()).split('\n').filter((each) => each.startsWith('data:'));
  const headers = new Headers(answer.headers);
  headers.set('content-type', 'application/json');
  return new Response(messages.at(-1)?.slice('data:'.length).trim() ?? '', { status: answer.status, headers });
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

function registerResources(server: McpServer, hands: Hands) {
  const read = async (uri: URL, mimeType: string, text: () => Promise<string>) => {
    try {
      return { contents: [{ uri: uri.href, mimeType, text: await text() }] };
    } catch (error) {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, reasonOf(error, hands.log));
    }
  };
  server.registerResource(
    'record',
    new ResourceTemplate('groundwork://records/{searchEngine}/{id}', { list: undefined }),
    {
      title: 'A record',
      description: 'A record of one of the data sets, with its citation',
      mimeType: 'application/json',
    },
    (uri, { searchEngine, id }) =>
      read(uri, 'application/json', async () => {
        const input = { searchEngine: one(searchEngine) as Engine, id: decodeURIComponent(one(id)) };
        const record = await hands.api.records.get(input, { signal: hands.signal });
        return JSON.stringify({ notice: DATA_NOTICE, ...readRecord(hands, record) });
      }),
  );
  server.registerResource(
    'report',
    new ResourceTemplate('groundwork://reports/{reportType}/{reportId}', {
      list: async () => {
        const { items } = await hands.api.reports.list({}, { signal: hands.signal });
        const written = items.filter(({ hasDocument }) => hasDocument);
        return {
          resources: written.map(({ reportType, reportId, title }) => ({
            uri: `groundwork://reports/${reportType}/${reportId}`,
            name: title,
            mimeType: 'text/markdown',
          })),
        };
      },
    }),
    { title: 'A report', description: 'A report with its sources, as Markdown', mimeType: 'text/markdown' },
    (uri, { reportType, reportId }) =>
      read(uri, 'text/markdown', async () => {
        const input = { reportType: one(reportType) as ReportType, reportId: one(reportId), format: 'md' as const };
        const { body } = await hands.api.reports.document(input, { signal: hands.signal });
        return `> ${DATA_NOTICE}\n\n${await body.text()}`;
      }),
  );
}

function registerPrompts(server: McpServer) {
  const ask = (text: string) => ({ messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] });
  server.registerPrompt(
    'landscape',
    {
      title: 'Who works on this, and who pays for it',
      description: 'Looks through all data sets on a topic and sums up what they say, with citations',
      argsSchema: z.object({ topic: z.string().min(1).max(500) }),
    },
    ({ topic }) =>
      ask(
        `What do public records say about this topic: ${JSON.stringify(topic)}? Use search_all first, then search_data_set where there is most, and open what you rely on with get_record. Tell who works on it, who funds it, what is patented and published, and which calls are open. Cite every sentence; say plainly where nothing was found.`,
      ),
  );
  server.registerPrompt(
    'check-claim',
    {
      title: 'Do the records support this claim?',
      description: 'Looks for records that support or contradict a claim, and quotes their words',
      argsSchema: z.object({ claim: z.string().min(1).max(2_000) }),
    },
    ({ claim }) =>
      ask(
        `Do public records support this claim: ${JSON.stringify(claim)}? Search for records that would support it and for such that would contradict it, open them with get_record, and quote the words that decide it, with their citations. If no record decides it, say so.`,
      ),
  );
}
