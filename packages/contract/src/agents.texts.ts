import { AGENT_NAME_MAX, COMPANY_NAME_MAX, TRACKED_COMPANIES_MAX } from './limits.ts';
import { texts } from './texts.ts';

/** Texts about agents, used by the server and by forms. */
export const AGENT_TEXTS = texts('contract/agents', {
  nameRequired: 'Please name your agent.',
  nameTooLong: `Max ${AGENT_NAME_MAX} characters.`,
  companyRequired: 'Please select at least one company.',
  tooManyCompanies: `You can select up to ${TRACKED_COMPANIES_MAX} companies.`,
  companyNameRequired: 'Company name is required',
  companyNameTooLong: `Company name cannot exceed ${COMPANY_NAME_MAX} characters`,
  url: 'URL must begin with http:// or https://',
  idRequired: 'Agent ID is required.',
  timeZone: 'This time zone is not known.',
  unknownCompany: 'This company is no longer in the catalog. Choose another.',
  tooManyRequests: 'Your earlier requests are still being reviewed. Please wait until they have been.',
  tooManyAgents: 'This project has as many agents as it can have. Delete one first.',
  comingSoon: 'Agents of this kind are coming soon.',
  anAgent: 'An agent',
  isPaused: 'A paused agent does not run. Resume it first.',
});

export const AGENT_KIND_LABELS = texts('contract/agent-kinds', {
  'funding-opportunity-tracker': 'Funding-opportunity tracker',
  'company-tracker': 'Company tracker',
});

/** From the surest to the most. */
export const PRECISION_LABELS = texts('contract/agent-precision', {
  precise: 'Precise',
  balanced: 'Balanced',
  broad: 'Broad',
});

export const WATCHED_LABELS = texts('contract/agent-values', {
  amount: 'Amount',
  closes: 'Closing date',
  status: 'Status',
  phase: 'Phase',
  lastRound: 'Last funding round',
});
