import { type Patent, patentRecord } from '../../engines/patents.ts';
import { patentKind } from '../../normalise/patent-kind.ts';
import type { CatalogueRecord } from '../../record.ts';
import { LAST_YEAR, type Project, type World } from '../project.ts';
import { type Random, random } from '../random.ts';
import { a, addMonths, isoDay, measure, metricValue, titleWords } from '../say.ts';
import { sampleStamp } from '../stamp.ts';
import type { Theme } from '../theme.ts';
import { patentClaims } from './patent-claims.ts';

/** Numbers begin where real United States patent numbers will not be for decades. */
const FIRST_NUMBER = 99_000_001;

const CITED_MAX = 6;

export function* samplePatents(world: World): Generator<CatalogueRecord<Patent>> {
  const made = [...uncited(world)];
  for (const { record, theme } of made) {
    const filingDate = record.data.filingDate ?? '';
    const earlier = made.filter((other) => other.theme === theme && isGrantedBefore(other.record, filingDate));
    yield {
      ...record,
      data: { ...record.data, citations: earlier.slice(-CITED_MAX).map((other) => cited(other.record)) },
    };
  }
}

function* uncited(world: World): Generator<{ record: CatalogueRecord<Patent>; theme: Theme }> {
  let number = FIRST_NUMBER;
  for (const project of world.projects) {
    const rng = random('patent', project.key);
    const count = rng.chance(0.8) ? rng.int(1, 2) : 0;
    for (let index = 0; index < count; index += 1) {
      const filingDate = isoDay(
        Math.max(2012, Math.min(LAST_YEAR - 1, project.year - 2 + index * 2)),
        rng.int(1, 12),
        rng.int(1, 28),
      );
      yield { record: patent(project, number, filingDate, rng), theme: project.company.theme };
      number += rng.int(1, 900);
    }
  }
}

const isGrantedBefore = ({ data }: CatalogueRecord<Patent>, day: string) =>
  data.grantDate !== undefined && data.grantDate < day;

const cited = ({ id, title, data }: CatalogueRecord<Patent>) => ({
  text: data.patentNumber ?? title,
  name: data.assignees?.[0]?.name,
  date: data.grantDate,
  recordId: id,
});

function patent(project: Project, number: number, filingDate: string, rng: Random): CatalogueRecord<Patent> {
  const { company, academic, product, method, application, agency } = project;
  const { theme } = company;
  const grantDate = addMonths(filingDate, rng.int(19, 34));
  const isGranted = grantDate <= `${LAST_YEAR}-10-01`;
  const publicationDate = addMonths(filingDate, 18);
  const isPublished = publicationDate <= `${LAST_YEAR}-10-01`;
  const kindCode = isGranted ? rng.pick(['B1', 'B2', 'B2']) : 'A1';
  const [name, unit] = project.metric;
  const value = measure(metricValue(project.metric, 0.5 + rng.next() * 0.4), unit);
  const patentNumber = isGranted ? `US ${number.toLocaleString('en-US')} ${kindCode}` : undefined;
  const year = filingDate.slice(0, 4);
  const isJoint = rng.chance(0.25);
  const data: Patent = {
    title: titleWords(
      rng.pick([
        `${product} with ${method}`,
        `${product} for ${application}`,
        `method of making ${a(product)}`,
        `apparatus and method for ${theme.name}`,
      ]),
    ),
    abstract: rng.pick([
      `Disclosed is ${a(product)} for ${application}. The invention uses ${method}, arranged so that ${name} of ${value} is obtained in normal use. In one embodiment, ${project.secondMethod} is added. A method of manufacture and a control procedure are also described.`,
      `The invention concerns ${theme.name}. It answers the problem that ${project.problem}. According to the invention, ${a(product)} is provided with ${method}; examples show ${name} of ${value}. Uses include ${application} and ${project.secondApplication}.`,
      `A system comprises ${a(product)}, a controller and at least one sensor. By means of ${method}, the system reaches ${name} of ${value}. Variants for ${project.secondApplication} are described.`,
    ]),
    patentNumber,
    publicationNumber: isPublished
      ? `US ${Number(year) + 2}/99${String(number % 100_000).padStart(5, '0')} A1`
      : undefined,
    applicationNumber: `99/${String(number % 1_000_000).padStart(6, '0')}`,
    kindCode,
    kind: patentKind(kindCode),
    type: 'Utility',
    status: isGranted ? 'Granted' : isPublished ? 'Application' : 'Pending',
    filingDate,
    publicationDate: isPublished ? publicationDate : undefined,
    grantDate: isGranted ? grantDate : undefined,
    priorityDate: addMonths(filingDate, -rng.int(0, 12)),
    assignees: [
      {
        name: company.legalName,
        id: `sample-${company.index}`,
        type: 'Company',
        city: company.city,
        state: company.state,
        country: company.country,
      },
      ...(isJoint
        ? [
            {
              name: academic.school.name,
              type: 'University',
              city: academic.school.city,
              state: academic.school.state,
              country: academic.school.country,
            },
          ]
        : []),
    ],
    inventors: [
      { name: company.scientist.name, place: company.city },
      ...(rng.chance(0.5) ? [{ name: company.leader.name, place: company.city }] : []),
      ...(isJoint ? [{ name: academic.name, place: academic.school.city }] : []),
    ],
    cpc: theme.cpc.map(([code, title]) => ({ code, title })),
    wipoFields: [theme.industries[0]!],
    ...patentClaims(project, rng.int(12, 28), value),
    timesCited: isGranted ? Math.floor(rng.next() ** 2 * 4 * (LAST_YEAR - Number(grantDate.slice(0, 4)) + 1)) : 0,
    citesCount: rng.int(8, 46),
    governmentInterest:
      company.country === 'United States' && rng.chance(0.4)
        ? `This invention was made with government support awarded by the ${agency.agency}. The government has certain rights in the invention.`
        : undefined,
  };
  return patentRecord(data, sampleStamp(`patent-${number}`));
}
