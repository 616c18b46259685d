import { arxiv } from './arxiv.ts';
import { clinicalTrials } from './clinicaltrials-gov.ts';
import { crossref } from './crossref.ts';
import { ctis } from './ctis.ts';
import { dodDsip } from './dod-dsip.ts';
import { drugsFda } from './drugs-fda.ts';
import { grantsGov } from './grants-gov.ts';
import { isrctn } from './isrctn.ts';
import type { LiveCase } from './live-case.ts';
import { nasaT2 } from './nasa-t2.ts';
import { nihReporter } from './nih-reporter.ts';
import { nsf } from './nsf.ts';
import { openalex } from './openalex.ts';
import { orcid } from './orcid.ts';
import { patentsview } from './patentsview.ts';
import { pubmed } from './pubmed.ts';
import { samGov } from './sam-gov.ts';
import { sbir } from './sbir.ts';
import { sbirSolicitations } from './sbir-solicitations.ts';
import { secEdgar } from './sec-edgar.ts';
import { secFormD } from './sec-form-d.ts';
import { technologyOffices } from './technology-offices.ts';
import { usaspending } from './usaspending.ts';

/** Every source that can be fetched, with what its servers answer. */
export const liveCases: LiveCase[] = [
  arxiv,
  ctis,
  isrctn,
  orcid,
  pubmed,
  secFormD,
  clinicalTrials,
  crossref,
  dodDsip,
  drugsFda,
  grantsGov,
  nasaT2,
  nihReporter,
  nsf,
  openalex,
  patentsview,
  samGov,
  sbir,
  sbirSolicitations,
  secEdgar,
  technologyOffices,
  usaspending,
];
