import { type Drug, drugRecord } from '../../engines/drugs.ts';
import type { CatalogueRecord } from '../../record.ts';
import type { Company } from '../organisations.ts';
import type { Project, World } from '../project.ts';
import { type Random, random } from '../random.ts';
import { a, addMonths, capital, inSentence, isoDay, list, plainCondition } from '../say.ts';
import { sampleStamp } from '../stamp.ts';

const PER_COMPANY = 5;
const SUBSTANCE_STARTS = [
  'velo',
  'orba',
  'tami',
  'quin',
  'zela',
  'fexo',
  'luma',
  'baro',
  'nivo',
  'sira',
  'kelu',
  'dova',
  'mira',
  'pexa',
];
const SUBSTANCE_MIDDLES = ['ri', 'ba', 'tu', 'ne', 'xo', 'la', 'vi', 'mo'];
const BRAND_STARTS = ['ZOR', 'VEL', 'OXA', 'LUM', 'TRE', 'QUA', 'NEX', 'BRI', 'KAL', 'SYN', 'ARV', 'DOL'];
const BRAND_ENDS = ['VENTA', 'IMBRA', 'OVIQ', 'ELIS', 'ANDRA', 'IXUM', 'ORYN', 'AVEX', 'ETRO', 'ULYS', 'ONDI'];

/** Applications to the FDA from the companies that make medicines: new drugs, biologics and generics of older ones. */
export function* sampleDrugs(world: World): Generator<CatalogueRecord<Drug>> {
  let number = 0;
  const seen = new Set<Company>();
  for (const project of world.projects) {
    const { company } = project;
    if (!company.theme.medical?.substance || seen.has(company)) continue;
    seen.add(company);
    for (let index = 0; index < PER_COMPANY; index += 1) {
      yield drug(project, number, index, random('drug', number));
      number += 1;
    }
  }
}

function drug(project: Project, number: number, index: number, rng: Random): CatalogueRecord<Drug> {
  const { company, product } = project;
  const medical = company.theme.medical!;
  const substance = medical.substance!;
  const isBiologic = medical.type !== 'Drug';
  const applicationType = isBiologic ? 'BLA' : index < 2 ? 'NDA' : 'ANDA';
  const name = `${SUBSTANCE_STARTS[number % SUBSTANCE_STARTS.length]}${SUBSTANCE_MIDDLES[Math.floor(number / SUBSTANCE_STARTS.length) % SUBSTANCE_MIDDLES.length]}${substance.stem}`;
  const brand =
    applicationType === 'ANDA'
      ? name.toUpperCase()
      : `${BRAND_STARTS[number % BRAND_STARTS.length]}${BRAND_ENDS[number % BRAND_ENDS.length]}`;
  const applicationNumber = `${applicationType}9${String(number).padStart(5, '0')}`;
  const approvalDate = isoDay(rng.int(2012, 2026), rng.int(1, 9), rng.int(1, 28));
  const isTemporary = applicationType === 'ANDA' && rng.chance(0.12);
  const priority = rng.chance(0.35) ? 'Priority' : 'Standard';
  const condition = inSentence(plainCondition(medical.conditions[index % medical.conditions.length]!));
  const supplements = rng.int(0, 5);
  const [measureName, timeFrame] = medical.outcomes[0]!;
  const patients = rng.int(180, 1300);
  const data: Drug = {
    applicationNumber,
    applicationType,
    brandNames: [brand],
    activeIngredients: [name.toUpperCase()],
    sponsor: company.legalName,
    approvalDate: isTemporary ? undefined : approvalDate,
    status: isTemporary ? 'Temporary Approval' : 'Approved',
    indication: `${capital(name)} is indicated for the treatment of adults with ${condition}${index % 2 === 0 ? ' whose disease has not responded to earlier treatment' : ''}.`,
    description: [
      `${brand} is supplied as ${a(substance.form.toLowerCase())} for ${substance.route.toLowerCase()} use and belongs to the class of ${substance.pharmacologicClass}s.`,
      applicationType === 'ANDA'
        ? `The application relies on bioequivalence in ${rng.int(24, 72)} healthy adults.`
        : `Approval rested on a trial of ${patients} patients against ${medical.comparator}; the primary outcome was ${measureName.charAt(0).toLowerCase()}${measureName.slice(1)} at ${timeFrame.toLowerCase()}.`,
      `The product grew out of work on the ${product}. The label warns of infusion or injection reactions, liver enzyme elevation and harm to the fetus; ${list(rng.sample(['fatigue', 'nausea', 'headache', 'rash', 'diarrhea', 'low platelets'], 3))} were the commonest side effects.`,
    ].join(' '),
    pharmacologicClasses: [substance.pharmacologicClass],
    reviewPriority: priority,
    products: substance.strengths.map((strength, productIndex) => ({
      number: String(productIndex + 1).padStart(3, '0'),
      brandName: brand,
      form: substance.form,
      route: substance.route,
      strength,
      marketingStatus: isTemporary ? 'None (Tentative Approval)' : rng.chance(0.88) ? 'Prescription' : 'Discontinued',
      equivalence: applicationType === 'ANDA' ? 'AB' : undefined,
      isReference: applicationType !== 'ANDA' && productIndex === 0,
    })),
    submissions: [
      {
        type: 'Original',
        number: '1',
        status: isTemporary ? 'Temporary Approval' : 'Approved',
        date: approvalDate,
        class: 'Type 1 - New Molecular Entity',
        priority,
      },
      ...Array.from({ length: supplements }, (_, item) => ({
        type: 'Supplemental',
        number: String(item + 1),
        status: 'Approved',
        date: addMonths(approvalDate, (item + 1) * 7),
        class: rng.pick(['Labeling', 'Manufacturing (CMC)', 'Efficacy']),
        priority: 'Standard',
      })).filter((submission) => submission.date < '2026-10-01'),
    ],
  };
  return drugRecord(data, sampleStamp(applicationNumber));
}
