import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { patentRecord } from '../../catalogue/engines/patents.ts';
import { publicationRecord } from '../../catalogue/engines/publications.ts';
import { type Expert, expertRecord } from '../../catalogue/engines/subject-matter-experts.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { optionalParagraphs, optionalText } from '../../catalogue/normalise/text.ts';
import { sentenceCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { at, listAt, numberAt, required, textAt } from '../shared/mapping.ts';

type Stamp = (id: string, url: string | null) => RecordStamp;

const PUBLICATION_KINDS: Record<string, string> = { PPR: 'Preprint', ETH: 'Dissertation', HIR: 'Guideline' };
const WORKS_KEPT = 20;

export const isPatent = (result: unknown) => textAt(result, 'source') === 'PAT';

/** A result of `core`: a paper, a preprint, a book; patents have a mapping of their own. */
export function mapWork(result: unknown, stamp: Stamp): CatalogueRecord {
  const source = required(textAt(result, 'source'), 'source');
  const id = required(textAt(result, 'id'), 'id');
  const journal = at(result, 'journalInfo');
  const types = many(result, 'pubTypeList', 'pubType').flatMap((one) => optionalText(one) ?? []);
  const isRetracted = types.some((type) => /^retracted publication$/i.test(type));
  const kind = types.find((type) => !/^(research support|journal article|english abstract)/i.test(type));
  return publicationRecord(
    {
      title: titleOf(result),
      abstract: optionalParagraphs(at(result, 'abstractText')),
      doi: textAt(result, 'doi')?.toLowerCase(),
      pmid: textAt(result, 'pmid'),
      type: isRetracted
        ? 'Retracted'
        : (PUBLICATION_KINDS[source] ?? sentenceCase(kind ?? (types.length > 0 ? 'Article' : undefined))),
      venue: textAt(journal, 'journal', 'title') ?? textAt(result, 'bookOrReportDetails', 'publisher'),
      sourceType: source === 'PPR' ? 'Repository' : 'Journal',
      volume: textAt(journal, 'volume'),
      issue: textAt(journal, 'issue'),
      pages: textAt(result, 'pageInfo'),
      publicationDate: parseDate(textAt(result, 'firstPublicationDate')) ?? textAt(result, 'pubYear'),
      authors: authorsOf(result).map(({ name, orcid, affiliations }) => ({ name, orcid, affiliations })),
      keywords: many(result, 'keywordList', 'keyword').flatMap((one) => optionalText(one) ?? []),
      mesh: many(result, 'meshHeadingList', 'meshHeading').flatMap((one) => textAt(one, 'descriptorName') ?? []),
      citedByCount: numberAt(result, 'citedByCount'),
      openAccess: textAt(result, 'isOpenAccess') === 'Y' ? 'Green' : undefined,
      fullTextUrl: textAt(result, 'pmcid') && `https://europepmc.org/article/PMC/${textAt(result, 'pmcid')}`,
      license: textAt(result, 'license'),
      language: textAt(result, 'language'),
      isRetracted,
      funders: many(result, 'grantsList', 'grant').flatMap((grant) => {
        const name = textAt(grant, 'agency');
        return name ? { name, awardNumber: textAt(grant, 'grantId') } : [];
      }),
    },
    stamp(`epmc-${source.toLowerCase()}-${id}`, `https://europepmc.org/article/${source}/${encodeURIComponent(id)}`),
  );
}

/** Patents that Europe PMC holds are of the life sciences, from several offices; the affiliation is who applied. */
export function mapPatentResult(result: unknown, stamp: Stamp): CatalogueRecord {
  const id = required(textAt(result, 'id'), 'publication number');
  const details = at(result, 'patentDetails');
  const applicant = textAt(result, 'affiliation');
  const classes = many(details, 'classifierList', 'classifier').flatMap((one) => textAt(one, 'classification') ?? []);
  const kindCode = textAt(details, 'typeCode');
  const isGrant = /^B/.test(kindCode ?? '');
  const published = parseDate(textAt(result, 'firstPublicationDate')) ?? textAt(result, 'pubYear');
  return patentRecord(
    {
      title: titleOf(result),
      abstract: optionalParagraphs(at(result, 'abstractText')),
      ...(isGrant ? { patentNumber: id, grantDate: published } : { publicationNumber: id, publicationDate: published }),
      kindCode,
      kind: textAt(details, 'typeDescription'),
      status: isGrant ? 'Granted' : 'Application',
      applicationNumber: textAt(details, 'application', 'applicationNumber'),
      filingDate: parseDate(textAt(details, 'application', 'applicationDate')),
      priorityDate: many(details, 'priorityList', 'priority')
        .flatMap((one) => parseDate(textAt(one, 'priorityDate')) ?? [])
        .toSorted()[0],
      assignees: applicant ? [{ name: applicant }] : [],
      inventors: (textAt(result, 'authorString') ?? '')
        .replace(/\.$/, '')
        .split(/\s*,\s*/)
        .filter(Boolean)
        .map((name) => ({ name })),
      cpc: [...new Set(classes.map((code) => code.slice(0, 4)))].map((code) => ({ code })),
    },
    stamp(patentId(id), `https://europepmc.org/article/PAT/${encodeURIComponent(id)}`),
  );
}

/** The form in which other sources of patents name them: 'US8569232', 'WO2011110621'. */
const patentId = (publication: string) => publication.replace(/\s+/g, '');

/** Authors who give their ORCID, with those of the results that they wrote. */
export function mapAuthors(results: unknown[], stamp: Stamp): { at: string; map: () => CatalogueRecord<Expert> }[] {
  const people = new Map<string, { name: string; affiliations: string[]; works: unknown[] }>();
  for (const result of results)
    for (const { name, orcid, affiliations } of authorsOf(result)) {
      if (!orcid) continue;
      const known = people.get(orcid) ?? { name, affiliations: [], works: [] };
      people.set(orcid, {
        name: name.length > known.name.length ? name : known.name,
        affiliations: [...new Set([...known.affiliations, ...affiliations])],
        works: [...known.works, result],
      });
    }
  return [...people].map(([orcid, { name, affiliations, works }]) => ({
    at: `author ${orcid}`,
    map: () => {
      const dates = works.flatMap((work) => parseDate(textAt(work, 'firstPublicationDate')) ?? []).toSorted();
      return expertRecord(
        {
          name,
          orcid,
          affiliation: affiliations[0],
          topics: [
            ...new Set(
              works.flatMap((work) => many(work, 'keywordList', 'keyword').flatMap((one) => optionalText(one) ?? [])),
            ),
          ].slice(0, WORKS_KEPT),
          firstWorkDate: dates[0],
          latestWorkDate: dates.at(-1),
          works: works.slice(0, WORKS_KEPT).map((work) => ({
            title: titleOf(work),
            ...(Number(textAt(work, 'pubYear')) && { year: Number(textAt(work, 'pubYear')) }),
            venue: textAt(work, 'journalInfo', 'journal', 'title'),
            citedByCount: numberAt(work, 'citedByCount'),
            doi: textAt(work, 'doi'),
          })),
        },
        stamp(authorId(orcid), `https://orcid.org/${orcid}`),
      );
    },
  }));
}

const authorId = (orcid: string) => `epmc-author-${orcid}`;

const titleOf = (result: unknown) => required(textAt(result, 'title')?.replace(/\.$/, ''), 'title');

interface WorkAuthor {
  name: string;
  orcid?: string | undefined;
  affiliations: string[];
}

function authorsOf(result: unknown): WorkAuthor[] {
  return many(result, 'authorList', 'author').flatMap((author) => {
    const given = [textAt(author, 'firstName'), textAt(author, 'lastName')].filter(Boolean).join(' ');
    const name = given || textAt(author, 'fullName') || textAt(author, 'collectiveName');
    const id = many(author, 'authorId').find((one) => textAt(one, 'type') === 'ORCID');
    const orcid = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/.exec(textAt(id, 'value') ?? '')?.[0];
    const affiliations = many(author, 'authorAffiliationDetailsList', 'authorAffiliation').flatMap(
      (one) => textAt(one, 'affiliation')?.replace(/\s*\S+@\S+$/, '') ?? [],
    );
    return name ? [{ name, orcid, affiliations }] : [];
  });
}

/** A list that holds one thing comes as the thing alone. */
function many(value: unknown, ...path: string[]): unknown[] {
  const found = at(value, ...path);
  if (found === undefined || found === null) return [];
  return Array.isArray(found) ? listAt(value, ...path) : [found];
}
