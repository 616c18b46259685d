import { type Cell, workbook } from '../workbook.ts';
import { described, invention, type OfficeTable, person, pick, rowsOf, utf8, windows1252 } from './office-tables.ts';

const two = (number: number) => String(number).padStart(2, '0');
const cells = (row: string[], joint: string) =>
  row.map((cell) => (/[",;\n]/.test(cell) ? `"${cell}"` : cell)).join(joint);

/** A patent portfolio of a law firm: a workbook with a note above, blank rows between, numbers of patents as text. */
function patentList(): OfficeTable {
  const head = [
    'Our ref.',
    'Title',
    'Applicant',
    'Inventors',
    'Patent No.',
    'Filing date',
    'Grant date',
    'Legal status',
    'CPC main',
    'Country',
    'Renewal fee',
  ];
  const rows = rowsOf(14, (at): Cell[][] => [
    [
      `P${400 + at}`,
      invention(at),
      pick(['Arden Labs Inc', 'Northfield University'], at),
      `${person(at)}; ${person(at + 1)}`,
      `US ${10 + (at % 2)},${two(at)}1,2${two(at)} B2`,
      new Date(Date.UTC(2016, at % 12, 4)),
      new Date(Date.UTC(2019, at % 12, 8)),
      pick(['Granted', 'Lapsed'], at),
      pick(['H01M', 'G01S'], at),
      'US',
      820 + at,
    ],
    ...(at % 5 === 4 ? [[] as Cell[]] : []),
  ]).flat();
  return {
    file: 'IP list client 7.xlsx',
    bytes: workbook({ Sheet1: [['Confidential, for internal use'], head, ...rows] }),
    engine: 'patents',
    columns: {
      'Our ref.': [null, 'id'],
      Title: 'title',
      Applicant: 'organisation',
      Inventors: 'person',
      'Patent No.': ['id', null],
      'Filing date': 'filingDate',
      'Grant date': 'date',
      'Legal status': 'status',
      'CPC main': 'cpc',
      Country: 'country',
      'Renewal fee': null,
    },
    rows: 14,
  };
}

/** Customers of a German office. */
function customers(): OfficeTable {
  const head = [
    'Kundennummer',
    'Firmenname',
    'Ort',
    'Bundesland',
    'Land',
    'Branche',
    'Mitarbeiterzahl',
    'Gründungsjahr',
    'Internetseite',
    'Geschäftsführer',
    'Tätigkeit',
    'Letzter Kontakt',
  ];
  const rows = rowsOf(15, (at) => [
    `K${900 + at}`,
    `${pick(['Nordlicht', 'Falke', 'Birke'], at)} ${pick(['Sensorik', 'Biotech'], at)} ${at + 1} GmbH`,
    pick(['Kiel', 'Jena'], at),
    pick(['Schleswig-Holstein', 'Thüringen'], at),
    'Deutschland',
    pick(['Sensorik', 'Medizintechnik'], at),
    String(8 + at * 3),
    String(1998 + at),
    `www.firma${at}.example`,
    pick(['Lena Vogt', 'Jörg Krüger'], at),
    'Entwickelt und baut Sensoren für Fabriken und liefert sie in alle Welt.',
    `${two(at + 2)}.0${(at % 8) + 1}.2026`,
  ]);
  return {
    file: 'Kunden.csv',
    bytes: windows1252([head, ...rows].map((row) => cells(row, ';')).join('\r\n')),
    engine: 'companies',
    columns: {
      Kundennummer: 'id',
      Firmenname: 'title',
      Ort: 'city',
      Bundesland: 'state',
      Land: 'country',
      Branche: 'industry',
      Mitarbeiterzahl: 'employees',
      Gründungsjahr: ['date', 'foundingYear'],
      Internetseite: 'url',
      Geschäftsführer: 'person',
      Tätigkeit: 'text',
      'Letzter Kontakt': null,
    },
    rows: 15,
  };
}

/** Technologies by their ids in a deep envelope, with null and nested contacts. */
function byId(): OfficeTable {
  const all = Object.fromEntries(
    rowsOf(12, (at) => [
      `tech_${70 + at}`,
      {
        headline: invention(at),
        'teaser-text': described(at),
        team: [person(at), person(at + 3)],
        contact: { name: person(at + 2), email: `tt${at}@campus.example`, phone: null },
        maturity: `TRL ${(at % 6) + 2}`,
        ip: pick(['EP pending', 'US granted'], at),
        domains: [pick(['Optics', 'Health'], at)],
        updated_at: `2025-${two((at % 12) + 1)}-03`,
      },
    ]),
  );
  return {
    file: 'catalog.json',
    bytes: utf8(JSON.stringify({ meta: { n: 12 }, result: { data: { technologies: all } } }, null, 1)),
    engine: 'university-technologies',
    columns: {
      key: 'id',
      headline: 'title',
      'teaser-text': 'text',
      team: 'person',
      'contact.name': 'contact',
      'contact.email': 'contact.email',
      maturity: 'stage',
      ip: 'patentStatus',
      domains: 'category',
      updated_at: ['date', null],
    },
    rows: 12,
  };
}

/** A bibliography as a reference manager exports it. */
function bibliography(): OfficeTable {
  const head = [
    'Author',
    'Title',
    'Journal',
    'Year',
    'Vol.',
    'Pages',
    'DOI',
    'Abstract',
    'Key words',
    'Times cited',
    'Document Type',
    'Shelf mark',
  ];
  const rows = rowsOf(16, (at) => [
    `${person(at)}; ${person(at + 1)}`,
    `On the use of ${invention(at).toLowerCase()}`,
    pick(['Journal of Examples', 'Annals of Trying'], at),
    String(2015 + (at % 8)),
    String(at + 3),
    `${at + 10}-${at + 22}`,
    `10.5555/x.${at}`,
    described(at),
    'sensors; energy',
    String(at * 4),
    pick(['Article', 'Review'], at),
    `Q ${at}`,
  ]);
  return {
    file: 'my library.tsv',
    bytes: utf8([head, ...rows].map((row) => row.join('\t')).join('\n')),
    engine: 'publications',
    columns: {
      Author: 'person',
      Title: 'title',
      Journal: 'venue',
      Year: 'date',
      'Vol.': 'volume',
      Pages: 'pages',
      DOI: 'id',
      Abstract: 'text',
      'Key words': 'keywords',
      'Times cited': 'amount',
      'Document Type': 'type',
      'Shelf mark': null,
    },
    rows: 16,
  };
}

/** Contracts of a city, with sums in euros and dates whose order nothing but one row tells. */
function fundedProjects(): OfficeTable {
  const head = [
    'Código',
    'Título del proyecto',
    'Entidad beneficiaria',
    'Investigador principal',
    'Importe concedido',
    'Fecha inicio',
    'Fecha fin',
    'Convocatoria',
    'Resumen',
    'Provincia',
  ];
  const rows = rowsOf(13, (at) => [
    `CT-${60 + at}`,
    `Puentes ligeros de madera, fase ${at + 1}`,
    pick(['Universidad de Monteluz', 'Madera Viva SL'], at),
    person(at),
    `${30 + at}.500,00 €`,
    `0${(at % 9) + 1}/0${(at % 8) + 1}/2023`,
    at === 5 ? '28/02/2025' : `0${(at % 9) + 1}/0${(at % 8) + 1}/2025`,
    pick(['Retos', 'Prueba de concepto'], at),
    'Se estudia cómo envejecen los puentes ligeros de madera bajo cargas que se repiten.',
    'Zaragoza',
  ]);
  return {
    file: 'ayudas-2023.csv',
    bytes: utf8(`\ufeff${[head, ...rows].map((row) => cells(row, ';')).join('\n')}`),
    engine: 'awards',
    columns: {
      Código: ['id', 'awardNumber'],
      'Título del proyecto': 'title',
      'Entidad beneficiaria': 'organisation',
      'Investigador principal': 'person',
      'Importe concedido': 'amount',
      'Fecha inicio': 'date',
      'Fecha fin': 'endDate',
      Convocatoria: 'program',
      Resumen: 'text',
      Provincia: 'state',
    },
    rows: 13,
  };
}

/** Five more, written after the proposals were. */
export const thirdOfficeTables = (): OfficeTable[] => [
  patentList(),
  customers(),
  byId(),
  bibliography(),
  fundedProjects(),
];
