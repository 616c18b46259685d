import { type LabTechnology, labTechnologyRecord } from '../../engines/federal-lab-technologies.ts';
import type { CatalogueRecord } from '../../record.ts';
import type { World } from '../project.ts';
import { random } from '../random.ts';
import { a, capital, isoDay, list, measure, metricValue } from '../say.ts';
import { sampleStamp } from '../stamp.ts';
import { themes } from '../themes/all.ts';

const PER_THEME = 6;

export function* sampleLabTechnologies(world: World): Generator<CatalogueRecord<LabTechnology>> {
  for (const [themeIndex, theme] of themes.entries()) {
    for (let index = 0; index < PER_THEME; index += 1) {
      const key = themeIndex * PER_THEME + index;
      const rng = random('lab-technology', key);
      const lab = world.labs[key % world.labs.length]!;
      const inventors = world.academics.filter((academic) => academic.school === lab);
      const product = theme.products[index % theme.products.length]!;
      const method = theme.methods[index % theme.methods.length]!;
      const metric = rng.pick(theme.metrics);
      const year = rng.int(2012, 2026);
      const reached = measure(metricValue(metric, 0.4 + rng.next() * 0.5), metric[1]);
      const isIssued = rng.chance(0.6);
      const data: LabTechnology = {
        title: rng.pick([
          `${capital(product)} using ${method}`,
          `${capital(method)} for ${rng.pick(theme.applications)}`,
          `Licensable technology: ${product}`,
        ]),
        description: [
          `Researchers at ${lab.name} have built ${a(product)} that uses ${method}.`,
          `It was made because ${rng.pick(theme.problems)}.`,
          `In laboratory tests, ${metric[0]} of ${reached} was measured, against ${measure(metric[2], metric[1])} for products on the market.`,
          `The laboratory offers exclusive and nonexclusive licenses and can support a licensee through a cooperative research and development agreement.`,
        ].join(' '),
        agency: lab.lab?.agency,
        lab: lab.name,
        caseNumber: `SAMPLE-${String(year).slice(2)}-${String(key).padStart(4, '0')}`,
        categories: theme.industries,
        status: rng.pick([
          'Available for licensing',
          'Available for licensing',
          'Partially exclusive',
          'Under negotiation',
        ]),
        readiness: `TRL ${rng.int(3, 7)}`,
        patentNumber: isIssued ? `US 98,${String(100 + (key % 900))},${String(100 + rng.int(0, 899))} B2` : undefined,
        applicationNumber: `98/${String(100_000 + key)}`,
        publishedDate: isoDay(year, rng.int(1, year === 2026 ? 9 : 12), rng.int(1, 28)),
        expirationDate: isIssued ? `${year + 18}-${String(rng.int(1, 12)).padStart(2, '0')}-15` : undefined,
        benefits: [
          `Improves ${metric[0]} to ${reached}`,
          ...rng.sample(theme.terms, 2).map((term) => `Builds on proven ${term} work`),
        ],
        applications: theme.applications.map(capital),
        inventors: rng.sample(inventors, 2).map((inventor) => inventor.name),
        contact: { name: `${lab.name} technology transfer`, email: 'licensing@example.gov' },
        city: lab.city,
        state: lab.state,
      };
      yield labTechnologyRecord({ ...data, keywords: list(theme.terms) }, sampleStamp(`lab-technology-${key}`));
    }
  }
}
