import { type UniversityTechnology, universityTechnologyRecord } from '../../engines/university-technologies.ts';
import type { CatalogueRecord } from '../../record.ts';
import type { World } from '../project.ts';
import { random } from '../random.ts';
import { a, capital, isoDay, measure, metricValue } from '../say.ts';
import { sampleStamp } from '../stamp.ts';
import { themes } from '../themes/all.ts';

const PER_THEME = 6;

export function* sampleUniversityTechnologies(world: World): Generator<CatalogueRecord<UniversityTechnology>> {
  const atUniversities = world.academics.filter((academic) => academic.school.lab === null);
  for (const [themeIndex, theme] of themes.entries()) {
    const experts = atUniversities.filter((academic) => academic.theme === theme);
    for (let index = 0; index < PER_THEME; index += 1) {
      const key = themeIndex * PER_THEME + index;
      const rng = random('university-technology', key);
      const lead = experts[index % experts.length] ?? rng.pick(atUniversities);
      const { school } = lead;
      const colleague = rng.pick(atUniversities.filter((academic) => academic.school === school && academic !== lead));
      const product = theme.products[index % theme.products.length]!;
      const method = theme.methods[index % theme.methods.length]!;
      const metric = theme.metrics[index % theme.metrics.length]!;
      const reached = measure(metricValue(metric, 0.35 + rng.next() * 0.4), metric[1]);
      const year = rng.int(2014, 2026);
      const patentStatus = rng.pick(['Issued', 'Application filed', 'Provisional filed', 'Copyright']);
      const problem = rng.pick(theme.problems);
      const data: UniversityTechnology = {
        title: rng.pick([
          `${capital(method)} for ${theme.name}`,
          `${capital(product)}: ${metric[0]} of ${reached}`,
          `Low-cost ${product} for ${rng.pick(theme.applications)}`,
        ]),
        description: [
          `The group of ${lead.name} at ${school.name} has shown ${a(product)} in which ${metric[0]} reaches ${reached}.`,
          `The key is ${method}, which can be added to present production without new equipment.`,
          `Prototypes were compared with two commercial products over ${rng.int(4, 30)} weeks.`,
          `The university seeks a licensee or a partner for sponsored research; a start-up option is open until ${rng.int(2027, 2029)}.`,
        ].join(' '),
        institution: school.name,
        department: rng.pick([
          'Mechanical Engineering',
          'Chemistry',
          'Biomedical Engineering',
          'Electrical and Computer Engineering',
          'Materials Science',
          'Medicine',
        ]),
        caseNumber: `UT-SAMPLE-${year}-${String(key).padStart(3, '0')}`,
        categories: theme.industries,
        stage: rng.pick(
          theme.medical
            ? ['Proof of concept', 'Preclinical', 'First-in-human']
            : ['Proof of concept', 'Prototype', 'Pilot tested'],
        ),
        licensingStatus: rng.pick(['Available', 'Available', 'Optioned', 'Licensed']),
        patentStatus,
        patentNumbers:
          patentStatus === 'Issued' ? [`US 97,${String(100 + (key % 900))},${String(rng.int(100, 999))} B2`] : [],
        publishedDate: isoDay(year, rng.int(1, year === 2026 ? 9 : 12), rng.int(1, 28)),
        problem: `${capital(problem)}.`,
        advantages: [
          `${capital(metric[0])} of ${reached}, against ${measure(metric[2], metric[1])} today`,
          'Compatible with existing production lines',
          `Tested for ${rng.pick(theme.applications)}`,
        ],
        applications: theme.applications.map(capital),
        inventors: [lead.name, colleague.name],
        contact: {
          name: `${school.name} licensing office`,
          email: `licensing@${lead.email.split('@')[1]}`,
          phone: '(555) 555-0120',
        },
        city: school.city,
        state: school.state,
        country: school.country,
      };
      yield universityTechnologyRecord(data, sampleStamp(`university-technology-${key}`));
    }
  }
}
