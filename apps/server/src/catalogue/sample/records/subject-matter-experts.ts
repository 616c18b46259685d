import type { Award } from '../../engines/awards.ts';
import type { Publication } from '../../engines/publications.ts';
import { type Expert, expertRecord } from '../../engines/subject-matter-experts.ts';
import type { CatalogueRecord } from '../../record.ts';
import { LAST_YEAR, type World } from '../project.ts';
import { random } from '../random.ts';
import { a, capital, list } from '../say.ts';
import { sampleStamp } from '../stamp.ts';

const YEARS = 10;

/** Everyone at a university or laboratory, with the papers and grants that the other data sets hold. */
export function* sampleExperts(
  world: World,
  publications: CatalogueRecord<Publication>[],
  awards: CatalogueRecord<Award>[],
): Generator<CatalogueRecord<Expert>> {
  const papers = byPerson(publications);
  const grants = byPerson(awards);
  for (const academic of world.academics) {
    const rng = random('expert', academic.index);
    const { theme, school } = academic;
    const own = papers.get(academic.name) ?? [];
    const money = grants.get(academic.name) ?? [];
    const dates = own.map((paper) => paper.date ?? '').toSorted();
    const worksCount = own.length + rng.int(12, 190);
    const citedByCount = own.reduce((sum, paper) => sum + (paper.amount ?? 0), 0) + worksCount * rng.int(6, 60);
    const hIndex = Math.min(worksCount, Math.round(Math.sqrt(citedByCount) * 0.54));
    const data: Expert = {
      name: academic.name,
      orcid: academic.orcid,
      position: academic.position,
      affiliation: school.name,
      biography: [
        `${academic.name} is ${a(academic.position.toLowerCase())} at ${school.name}, where the group works on ${theme.name}.`,
        `The group's methods include ${list(rng.sample(theme.methods, 2))}.`,
        rng.pick([
          `Before joining in ${academic.since}, ${academic.name.split(' ')[0]} spent ${rng.int(2, 6)} years in industry.`,
          `Since ${academic.since} the group has trained ${rng.int(5, 32)} doctoral students.`,
          `The group has advised ${list(theme.customers)} since ${academic.since}.`,
        ]),
        `Interests: ${list(theme.terms)}.`,
      ].join(' '),
      city: school.city,
      state: school.state,
      country: school.country,
      email: academic.email,
      topics: [capital(theme.name), ...theme.industries],
      worksCount,
      citedByCount,
      hIndex,
      firstWorkDate: dates[0],
      latestWorkDate: dates.at(-1),
      years: yearsOf(academic.index, worksCount, citedByCount),
      works: own.map(({ data: paper }) => ({
        title: paper.title,
        year: Number(paper.publicationDate?.slice(0, 4)),
        venue: paper.venue,
        citedByCount: paper.citedByCount,
        doi: paper.doi,
      })),
      grants: money.map(({ data: award }) => ({
        title: award.title,
        funder: award.agency,
        year: award.year,
        amount: award.amount,
      })),
    };
    yield expertRecord(data, sampleStamp(`expert-${academic.index}`));
  }
}

/** The last ten years, as public indexes count them: a share of all works and citations, growing slowly. */
function yearsOf(key: number, worksCount: number, citedByCount: number): Expert['years'] {
  const rng = random('expert years', key);
  return Array.from({ length: YEARS }, (_, at) => {
    const share = (0.5 + at / YEARS) * (0.6 + rng.next() * 0.8);
    return {
      year: LAST_YEAR - YEARS + at,
      works: Math.round((worksCount / 2 / YEARS) * share),
      citations: Math.round(((citedByCount * 0.7) / YEARS) * share),
    };
  });
}

function byPerson<R extends { people: { name: string }[] }>(records: R[]): Map<string, R[]> {
  const map = new Map<string, R[]>();
  for (const record of records) {
    for (const { name } of record.people) map.set(name, [...(map.get(name) ?? []), record]);
  }
  return map;
}
