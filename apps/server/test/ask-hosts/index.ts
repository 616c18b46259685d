import type { ReplayHost } from '../replay-server.ts';
import type { AskCase, AskedWorld } from './ask-case.ts';
import { grantsGov, nihReporter, nsf, samGov, sbir, sbirSolicitations, usaspending } from './awards.ts';
import { euCalls, euProjects } from './eu.ts';
import {
  clinicalTrials,
  ctis,
  drugsFda,
  isrctn,
  nasaT2,
  patentsview,
  secEdgar,
  secFormD,
  technologyOffices,
} from './others.ts';
import { arxiv, crossref, europePmc, openalex, orcid, pubmed } from './papers.ts';

/** Every source that can be asked by words, with what its servers answer. */
export const askCases: AskCase[] = [
  arxiv,
  clinicalTrials,
  crossref,
  ctis,
  drugsFda,
  euCalls,
  euProjects,
  europePmc,
  grantsGov,
  isrctn,
  nasaT2,
  nihReporter,
  nsf,
  openalex,
  orcid,
  patentsview,
  pubmed,
  samGov,
  sbir,
  sbirSolicitations,
  secEdgar,
  secFormD,
  technologyOffices,
  usaspending,
];

/** All of them at once, for what asks many sources. */
export const askHosts = (world: AskedWorld): Record<string, ReplayHost> =>
  Object.assign({}, ...askCases.map((one) => one.hosts(world)));
