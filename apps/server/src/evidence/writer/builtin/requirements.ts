import type { CheckState } from '@groundwork/contract/report-document';
import type { Ground } from '../../draft.ts';
import type { Evidence } from '../../evidence.ts';
import type { Program } from '../../programs/program.ts';
import { saidIn } from '../../programs/requirements.ts';
import { projectKey } from '../../records/own-sources.ts';

/** The program's requirements, each with whether the description says that it is met. */
export function requirementsOf({ requirements }: Program, evidence: Evidence) {
  const { project } = evidence;
  return requirements.map((requirement) => {
    const { text, said } = requirement;
    const quote = saidIn(project.description, requirement);
    const ground: Ground | null = quote ? { key: projectKey(project.id), quote } : null;
    const state: CheckState = ground ? 'said' : said ? 'lacking' : 'yours';
    return { requirement: text, state, ground };
  });
}
