import { type Cell, workbook } from '../workbook.ts';
import { described, invention, type OfficeTable, person, pick, rowsOf, utf8 } from './office-tables.ts';

const two = (number: number) => String(number).padStart(2, '0');
const lines = (rows: string[][], joint: string) => rows.map((row) => row.join(joint)).join('\n');

/** French, tabs, UTF-16 with a mark, a line of title above, decimal commas. */
function subventions(): OfficeTable {
  const head = [
    'N° de projet',
    'Intitulé du projet',
    'Porteur',
    'Bénéficiaire',
    'Montant accordé (€)',
    'Date de début',
    'Date de fin',
    'Dispositif',
    'Résumé',
    'Région',
  ];
  const rows = rowsOf(15, (at) => [
    `ANR-${300 + at}`,
    `Étude des ponts en bois, volet ${at + 1}`,
    pick(['Chloé Martin', 'Hugo Lefèvre'], at),
    pick(['Université de Rivebelle', 'Bois Vivant SARL'], at),
    `${at + 120}\u00a0${two(at)}0,50`,
    `${two(at + 1)}/${two((at % 9) + 1)}/2022`,
    `${two(at + 14)}/${two((at % 9) + 1)}/2024`,
    pick(['Preuve de concept', 'Maturation'], at),
    `On étudie la tenue de ponts en bois sous des charges répétées pendant ${at + 3} ans.`,
    'Bretagne',
  ]);
  return {
    file: 'Subventions 2022.tsv',
    bytes: Buffer.from(`\ufeff${lines([['Liste des subventions, état au 1er juin'], head, ...rows], '\t')}`, 'utf16le'),
    engine: 'awards',
    columns: {
      'N° de projet': ['id', 'awardNumber'],
      'Intitulé du projet': 'title',
      Porteur: 'person',
      Bénéficiaire: 'organisation',
      'Montant accordé (€)': 'amount',
      'Date de début': 'date',
      'Date de fin': 'endDate',
      Dispositif: 'program',
      Résumé: 'text',
      Région: 'state',
    },
    rows: 15,
  };
}

/** A scout's list of funds, no ids, JSON lines. */
function funds(): OfficeTable {
  const rows = rowsOf(13, (at) =>
    JSON.stringify({
      fund: `${pick(['Harbor', 'Summit', 'Lark'], at)} Ventures ${at + 1}`,
      hq: { city: pick(['Boston', 'Berlin', 'Madrid'], at), country: pick(['United States', 'Germany', 'Spain'], at) },
      aum_usd: 20_000_000 * (at + 1),
      focus: [pick(['Robotics', 'Biotech'], at), 'Energy'],
      stages: ['Seed', 'Series A'],
      managing_partner: person(at),
      website: `https://fund${at}.example`,
      thesis_note: `We back founders who make ${pick(['robots', 'medicines'], at)} for hospitals and factories alike.`,
      last_met: `2026-0${(at % 8) + 1}-14`,
    }),
  );
  return {
    file: 'funds.jsonl',
    bytes: utf8(rows.join('\n')),
    engine: 'investors',
    columns: {
      fund: 'title',
      'hq.city': 'city',
      'hq.country': 'country',
      aum_usd: 'amount',
      focus: 'industry',
      stages: 'stage',
      managing_partner: 'person',
      website: 'url',
      thesis_note: 'text',
      last_met: null,
    },
    rows: 13,
  };
}

/** Spanish, bars, researchers. */
function researchers(): OfficeTable {
  const head = [
    'Nombre y apellidos',
    'Correo electrónico',
    'Departamento',
    'Centro',
    'Cargo',
    'Líneas de investigación',
    'ORCID',
    'Índice h',
    'Reseña',
    'Despacho',
  ];
  const rows = rowsOf(16, (at) => [
    pick(['Ruben Salas', 'Ines Duarte', 'Marta Ibarra', 'Pablo Cano'], at) +
      (at > 3 ? ` ${pick(['Gil', 'Rey', 'Sanz', 'Vera'], at >> 2)}` : ''),
    `persona${at}@universidad.example`,
    pick(['Ingeniería', 'Química'], at),
    'Universidad de Monteluz',
    pick(['Catedrático', 'Profesora titular'], at),
    pick(['hidrogeles; membranas', 'robótica; visión'], at),
    `0000-0002-1825-${1000 + at}`,
    String(10 + at),
    'Trabaja en materiales blandos y en su uso en la medicina desde hace veinte años.',
    `B-${200 + at}`,
  ]);
  return {
    file: 'personal investigador.txt',
    bytes: utf8(lines([head, ...rows], '|')),
    engine: 'subject-matter-experts',
    columns: {
      'Nombre y apellidos': 'title',
      'Correo electrónico': 'email',
      Departamento: null,
      Centro: 'organisation',
      Cargo: 'position',
      'Líneas de investigación': 'topic',
      ORCID: ['orcid', 'id'],
      'Índice h': 'hIndex',
      Reseña: 'text',
      Despacho: null,
    },
    rows: 16,
  };
}

/** The second sheet of a workbook, group headings above the header, numbers as numbers, a column without a heading. */
function calls(): OfficeTable {
  const groups: Cell[] = ['Call', null, null, 'Money', null, 'Dates', null, null, null];
  const head: Cell[] = [
    'Call identifier',
    'Programme title',
    'Funder',
    'Max. grant (USD)',
    'Budget',
    'Opens',
    'Deadline',
    'Who can apply',
    'Weblink',
  ];
  const rows = rowsOf(17, (at): Cell[] => [
    `CALL-26-${two(at)}`,
    `${pick(['Quiet', 'Clean', 'Resilient'], at)} ${pick(['harbors', 'farms', 'clinics'], at + 1)} initiative ${at + 1}`,
    pick(['State Innovation Fund', 'Ocean Trust'], at),
    50_000 * (at + 1),
    1_000_000 * (at + 2),
    new Date(Date.UTC(2026, at % 6, 2)),
    new Date(Date.UTC(2026, 6 + (at % 6), 15)),
    pick(['Small businesses', 'Universities'], at),
    `https://calls.example/${at}`,
  ]);
  return {
    file: 'Q3 overview.xlsx',
    bytes: workbook({
      Cover: [
        ['Overview', 'Q3'],
        ['made by', person(1)],
      ],
      'Open calls': [['Open calls'], groups, head, ...rows],
    }),
    engine: 'funding-opportunities',
    columns: {
      'Call identifier': ['id', 'opportunityNumber'],
      'Programme title': 'title',
      Funder: 'agency',
      'Max. grant (USD)': 'amount',
      Budget: 'totalFunding',
      Opens: ['openDate', 'date'],
      Deadline: 'closeDate',
      'Who can apply': 'eligibleApplicants',
      Weblink: 'url',
    },
    rows: 17,
  };
}

/** An inventions list from a portfolio tool, with codes for headings and dates like 7-Mar-24. */
function docket(): OfficeTable {
  const head = [
    'docket_no',
    'TECHNOLOGY_NAME',
    'lead_inventor',
    'co_inventors',
    'Dept.',
    'filed',
    'US_PATENT_NO',
    'dev_stage',
    'license_status',
    'marketing_summary',
    'case_mgr',
    'internal_score',
  ];
  const rows = rowsOf(19, (at) => [
    `D${1700 + at}`,
    invention(at),
    person(at),
    `${person(at + 1)}; ${person(at + 2)}`,
    pick(['Mechanical Eng.', 'Chemistry'], at),
    `${at + 1}-${pick(['Mar', 'Jul', 'Oct'], at)}-2${at % 5}`,
    at % 3 ? `11,${200 + at},${300 + at}` : '',
    pick(['Concept', 'Prototype', 'Pilot'], at),
    pick(['Available', 'Option'], at),
    described(at),
    person(at + 4),
    String((at * 7) % 10),
  ]);
  return {
    file: 'export_0624.csv',
    bytes: utf8(
      [head, ...rows].map((row) => row.map((cell) => (/[",]/.test(cell) ? `"${cell}"` : cell)).join(',')).join('\n'),
    ),
    engine: 'university-technologies',
    columns: {
      docket_no: 'id',
      TECHNOLOGY_NAME: 'title',
      lead_inventor: 'person',
      co_inventors: [null, 'person'],
      'Dept.': 'department',
      filed: 'date',
      US_PATENT_NO: 'patentNumbers',
      dev_stage: 'stage',
      license_status: 'licensingStatus',
      marketing_summary: 'text',
      case_mgr: 'contact',
      internal_score: null,
    },
    rows: 19,
  };
}

/** Five more, of other kinds. */
export const moreOfficeTables = (): OfficeTable[] => [subventions(), funds(), researchers(), calls(), docket()];
