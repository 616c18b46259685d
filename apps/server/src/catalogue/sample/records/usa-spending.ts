import { type Spending, spendingRecord } from '../../engines/usa-spending.ts';
import type { CatalogueRecord } from '../../record.ts';
import { LAST_YEAR, type Project, type World } from '../project.ts';
import { random } from '../random.ts';
import { addMonths, capital, isoDay, list } from '../say.ts';
import { sampleStamp } from '../stamp.ts';
import type { Area } from '../theme.ts';

const PSC: Record<Area, [code: string, title: string]> = {
  energy: ['AG11', 'Energy R&D services; energy supply; basic research'],
  devices: ['6515', 'Medical and surgical instruments, equipment and supplies'],
  medicines: ['AN11', 'Health R&D services; health care services; basic research'],
  materials: ['AB11', 'Community and regional development R&D services'],
  computing: ['DA01', 'IT and telecom - business application development support services'],
  agriculture: ['AA11', 'Agriculture R&D services; agricultural research services'],
  aerospace: ['AC12', 'National defense R&D services; military personnel; applied research'],
};

/** Federal contracts and assistance of most domestic projects; the money of their awards and purchases that followed. */
export function* sampleSpending(world: World): Generator<CatalogueRecord<Spending>> {
  for (const project of world.projects) {
    const rng = random('spending', project.key);
    if (project.company.country === 'United States' && rng.chance(0.8)) yield spending(project);
  }
}

function spending(project: Project): CatalogueRecord<Spending> {
  const { company, agency, product, application } = project;
  const rng = random('spending', project.key, 'award');
  const isContract = rng.chance(0.65);
  const startDate = isoDay(Math.min(LAST_YEAR, project.year + rng.int(0, 3)), rng.int(1, 9), rng.int(1, 28));
  const obligatedAmount = isContract ? rng.int(90, 5200) * 1000 + rng.int(0, 999) : rng.int(100, 2400) * 1000;
  const units = rng.int(2, 60);
  const [pscCode, pscTitle] = PSC[company.theme.area];
  const awardId = `${agency.prefix.replace(/-$/, '')}99${isContract ? 'C' : 'G'}${String(company.index).padStart(4, '0')}${project.key.at(-1)}`;
  const [subject, description] = rng.pick(
    isContract
      ? [
          [
            `Prototype ${product} for ${application}`,
            `Design, delivery and acceptance testing of ${units} units of the ${product} for ${application}, with training and two years of maintenance.`,
          ],
          [
            `Test and evaluation of the ${product}`,
            `Independent test and evaluation of the ${product} under field conditions, including a report on ${list([project.metric[0], project.secondMetric[0]])}.`,
          ],
          [
            `Research services in ${company.theme.name}`,
            `Research and development services in ${company.theme.name}, based on ${project.method}; monthly reports and a final demonstration.`,
          ],
        ]
      : [
          [
            `${capital(company.theme.name)} for ${application}`,
            `Financial assistance for research in ${company.theme.name} with ${project.method}, aimed at ${application}.`,
          ],
          [
            `Demonstration of the ${product}`,
            `Cooperative agreement to demonstrate the ${product} in ${application} with ${project.academic.school.name} as subrecipient.`,
          ],
        ],
  )!;
  const data: Spending = {
    title: subject,
    description,
    awardId,
    awardType: isContract
      ? rng.pick(['Definitive Contract', 'Delivery Order', 'Purchase Order'])
      : rng.pick(['Project Grant', 'Cooperative Agreement']),
    category: isContract ? 'Contract' : 'Assistance',
    recipient: company.legalName,
    uei: company.uei,
    agency: agency.department,
    subAgency: agency.branch,
    fundingAgency: agency.department,
    startDate,
    endDate: addMonths(startDate, rng.pick([12, 18, 24, 36])),
    actionDate: startDate,
    obligatedAmount,
    outlayedAmount: Math.round(obligatedAmount * (0.4 + rng.next() * 0.6)),
    potentialAmount: isContract ? Math.round(obligatedAmount * (1 + rng.next())) : undefined,
    naics: { code: company.theme.naics[0], title: company.theme.naics[1] },
    psc: isContract ? { code: pscCode, title: pscTitle } : undefined,
    assistanceListing: isContract ? undefined : agency.listing,
    setAside: isContract ? rng.pick(['Small business set-aside', 'No set-aside used', '8(a) sole source']) : undefined,
    competition: isContract
      ? rng.pick(['Full and open competition', 'Not competed', 'Competed under simplified acquisition'])
      : undefined,
    offersReceived: isContract ? rng.int(1, 7) : undefined,
    placeOfPerformance: [company.city, company.state].filter(Boolean).join(', '),
    city: company.city,
    state: company.state,
    country: company.country,
  };
  return spendingRecord(data, sampleStamp(`spending-${project.key}`));
}
