import type { Reply } from '../replay-server.ts';
import { from, type LiveCase } from './live-case.ts';

/** 51 solicitations, the first with two topics, of which one has no title; behind the last there is nothing. */
const solicitations = from(51, (index) => ({
  solicitation_id: index,
  solicitation_title: `Made Up SBIR ${index}`,
  solicitation_number: `26.${index}`,
  current_status: index < 5 ? 'Future' : 'Closed',
  solicitation_topics:
    index === 0 ? [{ topic_title: 'Quiet pumps', topic_number: 'P-1' }, { topic_number: 'P-2' }] : [],
}));

export const sbirSolicitations: LiveCase = {
  source: 'sbir-solicitations',
  host: 'api.www.sbir.gov',
  hosts: {
    'api.www.sbir.gov': ({ query }): Reply => {
      const start = Number(query.get('start'));
      if (start >= solicitations.length) return { status: 404, json: { message: 'No records' } };
      return { json: solicitations.slice(start, start + Number(query.get('rows'))) };
    },
  },
  stored: 52,
  rejected: 1,
  requests: 2,
  sinceIn: null,
};
