import { z } from 'zod';
import { DetailGroup, RecordHead } from './detail.ts';
import { Engine } from './engines.ts';
import { SIMILAR_DEFAULT, SIMILAR_MAX } from './limits.ts';
import { MessageRef } from './message-refs.ts';
import { route } from './route.ts';
import { SearchResult } from './search.ts';

export const Place = z.object({
  city: z.string().optional(),
  state: z.string().optional(),
  country: z.string().optional(),
});
export type Place = z.infer<typeof Place>;

/** An organisation or person that a record names, in which role ("Awardee", "Principal investigator"), with identifiers. */
export const Party = z.object({
  name: z.string(),
  role: z.string(),
  /** Identifiers by scheme: uei, duns, cik, ror, orcid, openalex, assignee … */
  ids: z.record(z.string(), z.string()).optional(),
});
export type Party = z.infer<typeof Party>;

/** An email address that a record publishes: a person's, or with a null name the organisation's. */
export const RecordContact = z.object({
  name: z.string().nullable(),
  email: z.string(),
  /** The field that has it: 'PI email'. */
  field: z.string(),
});
export type RecordContact = z.infer<typeof RecordContact>;

/** The origin of a record. `licence` is the source's own wording; `isSample` marks generated demonstration data. */
export const RecordSource = z.object({
  name: z.string(),
  url: z.string().nullable(),
  retrievedAt: z.string(),
  licence: z.string(),
  isSample: z.boolean(),
});
export type RecordSource = z.infer<typeof RecordSource>;

/**
 * The source takes the record back: a retracted paper, a withdrawn trial or patent (`isDeleted` false), or the source no
 * longer has it (`isDeleted` true, and searches leave it out). `at` is `yyyy`, `yyyy-mm` or `yyyy-mm-dd`.
 */
export const Withdrawn = z.object({ at: z.string().nullable(), reason: z.string(), isDeleted: z.boolean() });
export type Withdrawn = z.infer<typeof Withdrawn>;

/** A record that names the same party. `role` is the party's in that record, `ownRole` its role in the one shown. */
export const RecordLink = z.object({
  id: z.string(),
  title: z.string(),
  date: z.string().nullable(),
  amount: z.number().nullable(),
  name: z.string(),
  role: z.string(),
  ownRole: z.string(),
  /** 'Same UEI ABC', 'Same name, same state'. */
  reason: z.string(),
  /** From 0 to 1; below `SURE_CONFIDENCE` it is only probable. */
  confidence: z.number(),
});
export type RecordLink = z.infer<typeof RecordLink>;

/** Links into one data set, surest first. `more` are not listed; `query` finds them there. */
export const LinkGroup = z.object({
  searchEngine: Engine,
  records: z.array(RecordLink),
  more: z.number().int(),
  query: z.string(),
});
export type LinkGroup = z.infer<typeof LinkGroup>;

/** Another entry of the same trial, paper or award. */
export const FurtherSource = z.object({
  searchEngine: Engine,
  id: z.string(),
  title: z.string(),
  source: z.string(),
  url: z.string().nullable(),
  /** 'Same trial, also in ClinicalTrials.gov'. */
  reason: z.string(),
  reasonSaid: MessageRef,
});
export type FurtherSource = z.infer<typeof FurtherSource>;

export const RecordDetail = z
  .object({
    id: z.string(),
    searchEngine: Engine,
    title: z.string(),
    text: z.string(),
    date: z.string().nullable(),
    amount: z.number().nullable(),
    place: Place.nullable(),
    organisations: z.array(Party),
    people: z.array(Party),
    facets: z.record(z.string(), z.array(z.string())),
    url: z.string().nullable(),
    source: RecordSource,
    /** The typed record of its engine, as stored. */
    data: z.record(z.string(), z.unknown()),
    head: RecordHead,
    groups: z.array(DetailGroup),
    /** For reference managers: BibTeX, RIS and CSL JSON. */
    citations: z.object({ bibtex: z.string(), ris: z.string(), csl: z.string() }),
    /** Null unless the source took it back. */
    withdrawn: Withdrawn.nullable(),
    /** Seen by the members of one’s organization alone. */
    isOwn: z.literal(true).optional(),
    /** Other entries of the same trial, paper or award; searches of one data set list only one of them. */
    furtherSources: z.array(FurtherSource),
    /** Records of any engine that name the same organisations or people. */
    links: z.array(LinkGroup),
    /** Null while the search service is away. */
    similar: z.array(SearchResult).nullable(),
    isBookmarkable: z.boolean(),
    /** Email addresses that the record itself publishes. */
    contacts: z.array(RecordContact),
    /** Whether the emails of its people may stand in other records (`GET /member-emails`). */
    hasFindableEmails: z.boolean(),
  })
  .meta({ id: 'RecordDetail' });
export type RecordDetail = z.infer<typeof RecordDetail>;

/** Records of every data set that are about the same thing, best first in each; sets without any are left out. */
export const SimilarAnswer = z
  .object({
    /** The words that were searched for: a query that shows more in any data set. */
    query: z.string(),
    groups: z.array(z.object({ searchEngine: Engine, results: z.array(SearchResult) })),
  })
  .meta({ id: 'SimilarAnswer' });
export type SimilarAnswer = z.infer<typeof SimilarAnswer>;

const RecordRef = z.object({ searchEngine: Engine, id: z.string().min(1).max(300) });

export const records = {
  get: route({
    method: 'GET',
    path: '/records/{searchEngine}/{id}',
    summary: 'One record with its details, links and similar records',
    tags: ['Search'],
    errors: ['NOT_FOUND'],
  })
    .input(RecordRef)
    .output(RecordDetail),
  similar: route({
    method: 'GET',
    path: '/records/{searchEngine}/{id}/similar',
    summary: 'Records of all data sets that are about the same thing',
    tags: ['Search'],
    errors: ['NOT_FOUND'],
  })
    .input(RecordRef.extend({ limit: z.coerce.number().int().min(1).max(SIMILAR_MAX).default(SIMILAR_DEFAULT) }))
    .output(SimilarAnswer),
};
