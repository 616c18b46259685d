import type { Engine } from '@groundwork/contract/engines';
import type { Source, SourceFile } from '../catalogue/import/source.port.ts';
import { askedFor } from './shared/asked-columns.ts';
import { inForm, knowsTable, type OtherForm, otherForms } from './shared/other-forms.ts';

/** Every source by name, loaded when it is asked for. The order is that of recognition: the layout is the last resort. */
const loaders: Record<string, () => Promise<Source>> = {
  sbir: async () => (await import('./sbir/sbir.source.ts')).sbir,
  'award-investigators': async () =>
    (await import('./award-investigators/award-investigators.source.ts')).awardInvestigators,
  'sbir-solicitations': async () =>
    (await import('./sbir-solicitations/sbir-solicitations.source.ts')).sbirSolicitations,
  'grants-gov': async () => (await import('./grants-gov/grants-gov.source.ts')).grantsGov,
  'sam-gov': async () => (await import('./sam-gov/sam-gov.source.ts')).samGov,
  'eu-calls': async () => (await import('./eu-portal/eu-portal.source.ts')).euCalls,
  'eu-projects': async () => (await import('./eu-portal/eu-portal.source.ts')).euProjects,
  'dod-dsip': async () => (await import('./dod-dsip/dod-dsip.source.ts')).dodDsip,
  usaspending: async () => (await import('./usaspending/usaspending.source.ts')).usaspending,
  nsf: async () => (await import('./nsf/nsf.source.ts')).nsf,
  'nih-reporter': async () => (await import('./nih-reporter/nih-reporter.source.ts')).nihReporter,
  'clinicaltrials-gov': async () =>
    (await import('./clinicaltrials-gov/clinicaltrials-gov.source.ts')).clinicalTrialsGov,
  openalex: async () => (await import('./openalex/openalex.source.ts')).openalex,
  orcid: async () => (await import('./orcid/orcid.source.ts')).orcid,
  'europe-pmc': async () => (await import('./europe-pmc/europe-pmc.source.ts')).europePmc,
  crossref: async () => (await import('./crossref/crossref.source.ts')).crossref,
  pubmed: async () => (await import('./pubmed/pubmed.source.ts')).pubmed,
  arxiv: async () => (await import('./arxiv/arxiv.source.ts')).arxiv,
  patentsview: async () => (await import('./patentsview/patentsview.source.ts')).patentsview,
  uspto: async () => (await import('./uspto/uspto.source.ts')).uspto,
  'sec-edgar': async () => (await import('./sec-edgar/sec-edgar.source.ts')).secEdgar,
  'sec-form-d': async () => (await import('./sec-form-d/sec-form-d.source.ts')).secFormD,
  'sec-adv': async () => (await import('./sec-adv/sec-adv.source.ts')).secAdv,
  'yc-directory': async () => (await import('./yc-directory/yc-directory.source.ts')).ycDirectory,
  crunchbase: async () => (await import('./crunchbase/crunchbase.source.ts')).crunchbase,
  'drugs-fda': async () => (await import('./drugs-fda/drugs-fda.source.ts')).drugsFda,
  ictrp: async () => (await import('./ictrp/ictrp.source.ts')).ictrp,
  isrctn: async () => (await import('./isrctn/isrctn.source.ts')).isrctn,
  euctr: async () => (await import('./euctr/euctr.source.ts')).euctr,
  ctis: async () => (await import('./ctis/ctis.source.ts')).ctis,
  'nasa-t2': async () => (await import('./nasa-t2/nasa-t2.source.ts')).nasaT2,
  'technology-offices': async () =>
    (await import('./technology-offices/technology-offices.source.ts')).technologyOffices,
  'doe-lab-partnering': async () =>
    (await import('./doe-lab-partnering/doe-lab-partnering.source.ts')).doeLabPartnering,
  'nasa-patents': async () => (await import('./nasa-patents/nasa-patents.source.ts')).nasaPatents,
  layout: async () => (await import('./layout/layout.source.ts')).layout,
};

export const sourceNames: string[] = Object.keys(loaders);

/** The source of that name; null when there is none. The layout is told which engine its records are for, and of which file. */
export async function loadSource(name: string, engine: Engine | null, fileName?: string): Promise<Source | null> {
  if (name === 'layout') return (await import('./layout/layout.source.ts')).layoutFor(engine, fileName);
  return (await loaders[name]?.()) ?? null;
}

/**
 * The layout where the rows name their data sets; else the first source that understands the file by its head, or else the table in it as another program would have saved it: a sheet,
 * below its titles, within its envelope. Null when none does.
 */
export async function recogniseSource(file: SourceFile, engine: Engine | null): Promise<Source | null> {
  const { signal } = new AbortController();
  const layout = await loadSource('layout', engine, file.name);
  if ((await import('./layout/layout.source.ts')).namesEngines(file)) return layout;
  const [known] = await sourcesThatRecognise(file, engine);
  if (known) return known;
  // A broken file is reported when it is read.
  const other = await knownInOtherForm(file, engine, signal).catch(() => null);
  if (other) return other;
  return layout?.recognises(file) ? layout : null;
}

async function knownInOtherForm(file: SourceFile, engine: Engine | null, signal: AbortSignal): Promise<Source | null> {
  for (const form of await otherForms(file, signal)) {
    for (const source of await sourcesThatRecognise(await inForm(file, form, signal), engine))
      if (await knowsTable(source, file, form, signal)) return inThatForm(source, form);
  }
  return null;
}

async function sourcesThatRecognise(file: SourceFile, engine: Engine | null): Promise<Source[]> {
  const sources = await Promise.all(sourceNames.map((name) => (name === 'layout' ? null : loadSource(name, engine))));
  return sources.filter(
    (source): source is Source =>
      source !== null && (engine === null || source.engines.includes(engine)) && source.recognises(file),
  );
}

const inThatForm = (source: Source, form: OtherForm): Source => ({
  ...source,
  async *read(file, context) {
    yield* source.read(await inForm(file, form, context.signal), context);
  },
});

/** The source that finds the most of what it knows a file by, and what of it is missing; null where none finds half of it. */
export async function nearestSource(file: SourceFile): Promise<{ source: Source; missing: string[] } | null> {
  let best: { source: Source; missing: string[]; share: number } | null = null;
  for (const name of sourceNames) {
    const source = await loadSource(name, null);
    if (!source || name === 'layout') continue;
    for (const { names, missing } of askedFor(() => source.recognises(file))) {
      const share = (names.length - missing.length) / names.length;
      if (names.length > 1 && share >= NEAR && share > (best?.share ?? 0)) best = { source, missing, share };
    }
  }
  return best && { source: best.source, missing: best.missing };
}

const NEAR = 0.5;
