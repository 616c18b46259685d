import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { publicationRecord } from '../../catalogue/engines/publications.ts';
import { dateOfParts } from '../../catalogue/normalise/dates.ts';
import { optionalParagraphs } from '../../catalogue/normalise/text.ts';
import { sentenceCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { at, listAt, numberAt, required, textAt, textsAt } from '../shared/mapping.ts';

const SOURCE_TYPES: [pattern: RegExp, label: string][] = [
  [/^journal/, 'Journal'],
  [/^proceedings/, 'Conference'],
  [/^posted-content/, 'Repository'],
  [/^book|^monograph|^reference/, 'Book series'],
];

export function mapCrossrefWork(
  work: unknown,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord {
  const doi = required(textAt(work, 'DOI'), 'DOI').toLowerCase();
  const type = textAt(work, 'type');
  const authors = listAt(work, 'author');
  return publicationRecord(
    {
      title: required(textsAt(work, 'title')[0], 'title'),
      abstract: abstractOf(at(work, 'abstract')),
      doi,
      type: sentenceCase(type?.replaceAll('-', ' ')),
      venue: textsAt(work, 'container-title')[0],
      sourceType: SOURCE_TYPES.find(([pattern]) => pattern.test(type ?? ''))?.[1] ?? 'Other',
      publisher: textAt(work, 'publisher'),
      volume: textAt(work, 'volume'),
      issue: textAt(work, 'issue'),
      pages: textAt(work, 'page') ?? textAt(work, 'article-number'),
      publicationDate: dateOf(work),
      authors: authors.flatMap((one) => {
        const name = [textAt(one, 'given'), textAt(one, 'family')].filter(Boolean).join(' ') || textAt(one, 'name');
        const affiliations = listAt(one, 'affiliation').flatMap((place) => textAt(place, 'name') ?? []);
        return name ? { name, orcid: textAt(one, 'ORCID')?.replace(/^https?:\/\/orcid\.org\//, ''), affiliations } : [];
      }),
      authorsCount: authors.length,
      topics: textsAt(work, 'subject'),
      citedByCount: numberAt(work, 'is-referenced-by-count'),
      referencesCount: numberAt(work, 'reference-count') ?? numberAt(work, 'references-count'),
      license: textAt(work, 'license', 0, 'URL'),
      language: textAt(work, 'language'),
      funders: listAt(work, 'funder').flatMap((one) => {
        const name = textAt(one, 'name');
        return name ? { name, awardNumber: textsAt(one, 'award').join(', ') || undefined } : [];
      }),
    },
    stamp(doi, `https://doi.org/${doi}`),
  );
}

/** JATS; its first heading says only 'Abstract'. */
function abstractOf(raw: unknown): string | undefined {
  return optionalParagraphs(raw)?.replace(/^abstract[.:]?\s+/i, '');
}

/** The earliest of what publishers give; 'issued' is theirs or computed by Crossref. */
function dateOf(work: unknown): string | undefined {
  for (const field of ['issued', 'published', 'published-online', 'published-print', 'posted', 'created']) {
    const parts = at(work, field, 'date-parts', 0);
    const date = dateOfParts(Array.isArray(parts) ? parts : undefined);
    if (date) return date;
  }
  return undefined;
}
