import { strToU8, zipSync } from 'fflate';
import { cells, day, dotted, iso, PLACES, two } from './fourth-office-tables.ts';
import { invention, type OfficeTable, person, pick, rowsOf, utf8 } from './office-tables.ts';

const slashed = (date: Date) => `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
const american = (date: Date) => `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${date.getUTCFullYear()}`;

/** What a research administration has been granted. */
function grantsReceived(): OfficeTable {
  const head = [
    'Grant #',
    'PI Last Name',
    'PI First Name',
    'Dept',
    'Sponsor',
    'Prime Sponsor',
    'Project name',
    'Begin Date',
    'End Date',
    'Direct',
    'F&A',
    'Total Awarded',
    'ALN',
    'Status',
  ];
  const rows = rowsOf(20, (at) => [
    pick([`R01EB0${30100 + at}`, `DE-SC00${21000 + at}`, `CBET-21${40000 + at}`], at),
    person(at).split(' ')[1]!,
    person(at).split(' ')[0]!,
    pick(['Biomedical Engineering', 'Physics'], at),
    pick(['National Institutes of Health', 'Department of Energy', 'National Science Foundation'], at),
    at % 6 ? '' : 'Lockheed Martin',
    invention(at),
    american(day(2019, at)),
    american(day(2023, at)),
    `$${(120_000 + at * 7_351).toLocaleString('en')}`,
    `$${(60_000 + at * 3_004).toLocaleString('en')}`,
    `$${(180_000 + at * 10_355).toLocaleString('en')}`,
    pick(['93.286', '81.049', '47.041'], at),
    pick(['Active', 'Closed'], at),
  ]);
  return {
    file: 'awards_fy19_26.csv',
    bytes: utf8(cells([head, ...rows], ',')),
    engine: 'awards',
    columns: {
      'Grant #': ['awardNumber', 'id'],
      'PI Last Name': 'person',
      'PI First Name': 'person',
      Dept: null,
      Sponsor: 'agency',
      'Prime Sponsor': null,
      'Project name': 'title',
      'Begin Date': 'date',
      'End Date': 'endDate',
      Direct: null,
      'F&A': null,
      'Total Awarded': 'amount',
      ALN: 'assistanceListing',
      Status: null,
    },
    rows: 20,
  };
}

/** The studies of a hospital, kept in LibreOffice. */
function hospitalStudies(): OfficeTable {
  const head = [
    'Study no.',
    'Registration',
    'Protocol title',
    'Acronym',
    'Indication',
    'Principal investigator',
    'Sponsor',
    'Phase',
    'Recruitment',
    'First patient in',
    'Last patient out',
    'Target n',
    'Intervention',
    'Ward',
  ];
  const rows = rowsOf(15, (at) => [
    `KS-${100 + at}`,
    `NCT0${4_310_000 + at * 37}`,
    `${pick(['A randomised trial of', 'An observational study of', 'A feasibility study of'], at)} ${invention(at).toLowerCase()} in ${pick(['stroke', 'asthma', 'sepsis'], at)}`,
    pick(['QUIET-1', 'BREATH', 'SOON'], at),
    pick(['Stroke', 'Asthma', 'Sepsis'], at),
    `Dr ${person(at)}`,
    pick(['University Hospital Leeds', 'Corvid Therapeutics, Inc.'], at),
    pick(['Phase 2', 'Phase 3', 'N/A'], at),
    pick(['Recruiting', 'Completed', 'Not yet recruiting'], at),
    day(2020, at),
    at % 3 ? day(2024, at) : '',
    40 + at * 6,
    pick(['Device: inhaler', 'Drug: corvidane', 'Behavioural: breathing'], at),
    pick(['A3', 'B1'], at),
  ]);
  const cell = (value: string | number | Date) =>
    value === ''
      ? '<table:table-cell/>'
      : value instanceof Date
        ? `<table:table-cell office:value-type="date" office:date-value="${iso(value)}"><text:p>${dotted(value)}</text:p></table:table-cell>`
        : typeof value === 'number'
          ? `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`
          : `<table:table-cell office:value-type="string"><text:p>${value.replaceAll('&', '&amp;')}</text:p></table:table-cell>`;
  const sheet = [['Clinical research register'], [], head, ...rows]
    .map((row) => `<table:table-row>${row.map(cell).join('')}</table:table-row>`)
    .join('');
  return {
    file: 'register.ods',
    bytes: zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
      'content.xml': strToU8(
        `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="Register">${sheet}</table:table></office:spreadsheet></office:body></office:document-content>`,
      ),
    }),
    engine: 'clinical-trials',
    columns: {
      'Study no.': [null, 'id'],
      Registration: 'id',
      'Protocol title': ['title', 'officialTitle'],
      Acronym: 'acronym',
      Indication: 'condition',
      'Principal investigator': 'person',
      Sponsor: 'organisation',
      Phase: 'phase',
      Recruitment: 'status',
      'First patient in': 'date',
      'Last patient out': ['completionDate', null],
      'Target n': 'amount',
      Intervention: ['interventions', null],
      Ward: null,
    },
    rows: 15,
  };
}

/** Calls that a Spanish development agency collects. */
function spanishCalls(): OfficeTable {
  const head = [
    'Referencia',
    'Nombre de la convocatoria',
    'Entidad convocante',
    'Objeto',
    'Beneficiarios',
    'Fecha de apertura',
    'Fin de plazo',
    'Presupuesto total',
    'Ayuda máxima',
    'Ámbito temático',
    'Situación',
    'Enlace',
    'Observaciones',
  ];
  const rows = rowsOf(13, (at) => [
    `CONV-${2025}-${two(at + 1)}`,
    `${pick(['Ayudas a la', 'Subvenciones para', 'Programa de'], at)} ${pick(['digitalización de pymes', 'eficiencia energética', 'investigación industrial'], at)} ${at + 1}`,
    pick(['CDTI', 'IDAE', 'Ministerio de Ciencia e Innovación'], at),
    `Apoyar proyectos de ${pick(['modernización', 'hidrógeno', 'sensores'], at)} con resultados medibles en un plazo de ${at + 12} meses.`,
    pick(['Pequeñas y medianas empresas', 'Universidades; Centros tecnológicos'], at),
    slashed(day(2024, at)),
    slashed(day(2025, at)),
    `${(1_200_000 + at * 350_000).toLocaleString('de')},00 €`,
    `${(80_000 + at * 5_000).toLocaleString('de')},00 €`,
    pick(['Energía', 'Industria 4.0', 'Salud'], at),
    pick(['Abierta', 'Cerrada'], at),
    `https://ayudas.example/convocatoria/${at + 1}`,
    at % 3 ? '' : 'Revisar bases',
  ]);
  return {
    file: 'Convocatorias abiertas.csv',
    bytes: utf8(`\ufeff${cells([head, ...rows], ';')}`),
    engine: 'funding-opportunities',
    columns: {
      Referencia: ['opportunityNumber', 'id'],
      'Nombre de la convocatoria': 'title',
      'Entidad convocante': ['agency', 'organisation'],
      Objeto: 'text',
      Beneficiarios: 'eligibleApplicants',
      'Fecha de apertura': ['openDate', 'date'],
      'Fin de plazo': 'closeDate',
      'Presupuesto total': 'totalFunding',
      'Ayuda máxima': 'amount',
      'Ámbito temático': 'category',
      Situación: 'status',
      Enlace: 'url',
      Observaciones: [null, 'text'],
    },
    rows: 13,
  };
}

/** What a scout notes about funds: no number of its own, and ranges where one would expect figures. */
function fundsWithoutIds(): OfficeTable {
  const head = [
    'Fund',
    'Kind',
    'HQ city',
    'HQ country',
    'Thesis',
    'Sectors',
    'Stages',
    'Ticket',
    'AUM',
    'Founded',
    'Partners',
    'Web',
    'LinkedIn',
    'Met at',
    'Warm intro via',
  ];
  const rows = rowsOf(17, (at) => {
    const [city, , country] = pick(PLACES, at);
    return [
      `${pick(['Heron', 'Lichen', 'Marram', 'Quoin', 'Sorrel'], at)} ${pick(['Ventures', 'Capital Partners', 'Growth'], at)} ${['', 'II', 'III', 'IV'][Math.floor(at / 5)]}`.trim(),
      pick(['VC', 'Corporate VC', 'Family office'], at),
      city,
      country,
      `Backs ${pick(['deep tech', 'climate', 'health'], at)} founders early and stays for ${at + 2} rounds.`,
      pick(['Climate, Energy', 'Health', 'Industrial tech, AI'], at),
      pick(['Pre-seed, Seed', 'Series A', 'Seed, Series A'], at),
      pick(['$250k–$1M', '$1M–$5M', '$5M-$15M'], at),
      pick(['$80M', '$150M-$200M', '$1.2B'], at),
      pick(['2009', '2014', '2021'], at),
      `${person(at)}, ${person(at + 2)}`,
      `${pick(['heron', 'lichen', 'marram', 'quoin', 'sorrel'], at)}.example`,
      `https://www.linkedin.com/company/${pick(['heron', 'lichen', 'marram'], at)}`,
      pick(['Slush 2024', 'Web Summit'], at),
      at % 4 ? '' : person(at + 4),
    ];
  });
  return {
    file: 'investor list - working copy.tsv',
    bytes: utf8(cells([head, ...rows], '\t', '\n')),
    engine: 'investors',
    columns: {
      Fund: 'title',
      Kind: 'type',
      'HQ city': 'city',
      'HQ country': 'country',
      Thesis: 'text',
      Sectors: 'industry',
      Stages: 'stage',
      Ticket: 'typicalCheck',
      AUM: ['amount', null],
      Founded: ['date', 'foundingYear'],
      Partners: [null, 'person'],
      Web: 'url',
      LinkedIn: 'linkedinUrl',
      'Met at': null,
      'Warm intro via': null,
    },
    rows: 17,
  };
}

/** Written, like the fourth, before the code that proposes was read by whom they were written by. */
export const fifthOfficeTables = (): OfficeTable[] => [
  grantsReceived(),
  hospitalStudies(),
  spanishCalls(),
  fundsWithoutIds(),
];
