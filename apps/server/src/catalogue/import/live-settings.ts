import type { Config } from '../../platform/config.ts';
import type { LiveContext } from './source.port.ts';

/** The settings that live sources read, and nothing else of the environment. */
export const liveSettings = (config: Config): LiveContext['settings'] => ({
  CONTACT_EMAIL: config.CONTACT_EMAIL,
  TECHNOLOGY_OFFICES: config.TECHNOLOGY_OFFICES,
  OPENALEX_API_KEY: config.OPENALEX_API_KEY,
  PATENTSVIEW_API_KEY: config.PATENTSVIEW_API_KEY,
  OPENFDA_API_KEY: config.OPENFDA_API_KEY,
  SAM_GOV_API_KEY: config.SAM_GOV_API_KEY,
  SAM_GOV_DAILY_LIMIT: String(config.SAM_GOV_DAILY_LIMIT),
  NCBI_API_KEY: config.NCBI_API_KEY,
  ORCID_CLIENT_ID: config.ORCID_CLIENT_ID,
  ORCID_CLIENT_SECRET: config.ORCID_CLIENT_SECRET,
});
