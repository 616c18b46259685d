import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryFile } from '../catalogue/import/memory-file.ts';
import { MemoryIndex } from '../catalogue/import/memory-index.ts';
import { runImport } from '../catalogue/import/run-import.ts';
import { loadSource, recogniseSource, sourceNames } from './registry.ts';

test('[DATA-17] every source has a label of its own: records are known by it', async () => {
  const labels = await Promise.all(sourceNames.map(async (name) => (await loadSource(name, null))?.label));
  expect(new Set(labels).size).toBe(sourceNames.length);
});

type Template = Record<string, unknown>;

/** A record of each JSON format with the fields that recognise it, and the answer that stands round it. */
const formats: [source: string, template: Template, wrap: (records: unknown[]) => unknown][] = [
  ['grants-gov', { id: '1', title: 'T', closeDate: '', cfdaList: [] }, (oppHits) => ({ data: { oppHits } })],
  [
    'sam-gov',
    { noticeId: 'n', title: 'T', naicsCode: '1', pointOfContact: [] },
    (opportunitiesData) => ({ opportunitiesData }),
  ],
  ['sbir-solicitations', { title: 'T', agency: ['A'], release_date: 1, close_date: 2, source_url: 'x' }, (all) => all],
  ['sbir-solicitations', { solicitation_id: 1, solicitation_title: 'T', solicitation_topics: [] }, (all) => all],
  ['sbir-solicitations', { topic_name: 'T', agency: 'A', close_date: 'May 1, 2020', program: 'SBIR' }, (all) => all],
  ['usaspending', { generated_internal_id: 'CONT_1', 'Award Amount': 1, NAICS: {} }, (results) => ({ results })],
  ['orcid', { 'orcid-identifier': { path: '0' }, person: { name: {} }, 'activities-summary': {} }, (all) => all],
  ['ctis', { ctNumber: '1', ctTitle: 'T', trialCountries: [], conditions: '' }, (data) => ({ data })],
  ['ctis', { ctNumber: '1', ctPublicStatusCode: 3, authorizedApplication: {} }, (all) => all],
  ['orcid', { orcidId: '0', name: 'N', publications: [] }, (all) => all],
  ['patentsview', { patent_id: '1', assignees: [], inventors: [], cpc_current: [] }, (patents) => ({ patents })],
  [
    'patentsview',
    { inventor_id: '1', inventor_name_last: 'N', inventor_num_patents: 1 },
    (inventors) => ({ inventors }),
  ],
  ['patentsview', { assignee_id: '1', assignee_organization: 'N', assignee_type: '2' }, (assignees) => ({ assignees })],
  [
    'uspto',
    { applicationNumberText: '1', applicationMetaData: { inventionTitle: 'T' }, assignmentBag: [] },
    (bag) => ({ patentFileWrapperDataBag: bag }),
  ],
];

test.each(formats)('whatever a record for %s holds, it is imported or refused: %o', async (name, template, wrap) => {
  const changed = fc
    .dictionary(fc.constantFrom(...Object.keys(template)), fc.jsonValue())
    .map((changes) => ({ ...template, ...changes }));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(changed, fc.jsonValue()), { maxLength: 5 }), async (others) => {
      const file = memoryFile('answer.json', JSON.stringify(wrap([template, ...others])), 97);
      const source = await recogniseSource(file, null);
      expect(source?.name).toBe(name);
      const summary = await runImport({
        index: new MemoryIndex(),
        source: source!,
        file,
        signal: new AbortController().signal,
      });
      expect(summary.failure).toBeNull();
      expect(summary.read).toBeGreaterThan(others.length);
      expect(summary.added + summary.changed + summary.unchanged + summary.rejected).toBe(summary.read);
    }),
    { numRuns: 40 },
  );
});

test('a text that quotes tags and names of fields is nobody’s file', async () => {
  const tags = 'PubmedArticleSet fullTrial isrctn us-patent-grant feed arxiv.org/ Trials_downloaded_from_ICTRP Award';
  const text = `# Notes\n\n${tags
    .split(' ')
    .map((name) => `- \`<${name}>\` holds records; see https://arxiv.org/abs/1`)
    .join('\n')}\n<edgarSubmission><offeringData> <Award><AwardTitle> "noticeId": "naicsCode"\n`;
  expect(await recogniseSource(memoryFile('SOURCES.md', text), null)).toBeNull();
});
