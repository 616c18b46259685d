import { type Cell, workbook } from '../workbook.ts';
import { described, invention, type OfficeTable, person, pick, rowsOf, utf8, windows1252 } from './office-tables.ts';

export const two = (number: number) => String(number).padStart(2, '0');
export const day = (year: number, at: number) =>
  new Date(Date.UTC(year + (at % 4), (at * 5) % 12, 1 + ((at * 7) % 28)));
export const iso = (date: Date) => date.toISOString().slice(0, 10);
export const dotted = (date: Date) =>
  `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`;
export const cells = (rows: string[][], joint: string, end = '\r\n') =>
  rows
    .map((row) =>
      row
        .map((cell) => (/["\n]/.test(cell) || cell.includes(joint) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join(joint),
    )
    .join(end);

const COMPANIES = [
  'Kestrel Photonics Inc.',
  'Loam Biosciences LLC',
  'Tidewrack Energy',
  'Ostrava Motion s.r.o.',
  'Fennel AI Ltd',
  'Corvid Therapeutics, Inc.',
  'Basalt Robotics GmbH',
];
export const PLACES = [
  ['Ann Arbor', 'MI', 'United States'],
  ['Ghent', '', 'Belgium'],
  ['Durham', 'NC', 'United States'],
  ['Ostrava', '', 'Czech Republic'],
  ['Leeds', '', 'United Kingdom'],
  ['San Diego', 'CA', 'United States'],
] as const;

/** Two rows of headings, groups over names, and a merged title over both. */
function groupedPortfolio(): OfficeTable {
  const groups: Cell[] = [
    'Identification',
    null,
    null,
    'People',
    null,
    null,
    'Protection',
    null,
    null,
    'Commercial',
    null,
    null,
  ];
  const head = [
    'Docket',
    'Name of Technology',
    'Non-confidential summary',
    'Lead inventor',
    'Co-inventors',
    'Department',
    'Priority date',
    'Patent / application no.',
    'IP situation',
    'TRL',
    'Licensing availability',
    'Associate in charge',
  ];
  const rows = rowsOf(22, (at): Cell[] => [
    `D-${1800 + at * 3}`,
    invention(at),
    described(at),
    person(at),
    at % 3 ? `${person(at + 2)}, ${person(at + 4)}` : null,
    pick(['Electrical and Computer Engineering', 'Pharmacy', 'Chemistry'], at),
    day(2018, at),
    at % 4 ? `US ${two(at + 10)},${300 + at},${100 + at}` : null,
    pick(['Granted', 'Pending (PCT)', 'Provisional', 'Know-how'], at),
    3 + (at % 5),
    pick(['Available', 'Optioned', 'Licensed non-exclusively'], at),
    person(at + 5),
  ]);
  return {
    file: 'Licensing pipeline FY26 (final).xlsx',
    bytes: workbook(
      { Cover: [['Office of Innovation'], ['Internal']], Pipeline: [['Pipeline by docket'], groups, head, ...rows] },
      ['A1:L1', 'A2:C2', 'D2:F2', 'G2:I2', 'J2:L2'],
    ),
    engine: 'university-technologies',
    columns: {
      Docket: ['caseNumber', 'id'],
      'Name of Technology': 'title',
      'Non-confidential summary': 'text',
      'Lead inventor': 'person',
      'Co-inventors': 'person',
      Department: 'department',
      'Priority date': ['date', null],
      'Patent / application no.': 'patentNumbers',
      'IP situation': 'patentStatus',
      TRL: ['stage', null],
      'Licensing availability': 'licensingStatus',
      'Associate in charge': ['contact', null],
    },
    rows: 22,
  };
}

/** A German transfer office: semicolons, Windows-1252. */
function germanInventions(): OfficeTable {
  const head = [
    'Aktenzeichen',
    'Bezeichnung der Erfindung',
    'Kurzbeschreibung',
    'Erfinder/in',
    'Fakultät',
    'Anmeldetag',
    'Schutzrechtsstand',
    'Reifegrad',
    'Anwendungsgebiete',
    'Verfügbarkeit',
    'Ansprechperson',
    'E-Mail',
    'Telefon',
    'Schlagwörter',
  ];
  const rows = rowsOf(16, (at) => [
    `ERF ${two(at + 3)}/${2019 + (at % 5)}`,
    `${pick(['Geräuscharme', 'Faltbare', 'Lösbare', 'Drahtlose'], at)} ${pick(['Kupplung', 'Membran', 'Sonde', 'Düse'], at + 1)} ${at + 1}`,
    `Für die Fertigung: ${described(at)} Die Prüfung läuft über ${at + 2} Wochen.`,
    `${pick(['Müller', 'Groß', 'Jäger'], at)}, ${pick(['Jörg', 'Käthe', 'Uwe'], at)}; ${pick(['Weiß', 'Kühn'], at)}, Anke`,
    pick(['Maschinenbau', 'Physik', 'Medizinische Fakultät'], at),
    dotted(day(2017, at)),
    pick(['Erteilt', 'Angemeldet', 'Offengelegt'], at),
    pick(['Labormuster', 'Prototyp', 'Serienreife'], at),
    pick(['Antriebstechnik, Pumpen', 'Diagnostik', 'Bühnentechnik'], at),
    pick(['Lizenz frei', 'vergeben'], at),
    pick(['Anke Weiß', 'Uwe Kühn'], at),
    pick(['anke.weiss@tt.example', 'uwe.kuehn@tt.example'], at),
    `+49 721 ${4000 + at}-${two(at)}`,
    'Geräusch, Mechanik',
  ]);
  return {
    file: 'Erfindungsliste_Stand_0926.csv',
    bytes: windows1252(cells([head, ...rows], ';')),
    engine: 'university-technologies',
    columns: {
      Aktenzeichen: ['caseNumber', 'id'],
      'Bezeichnung der Erfindung': 'title',
      Kurzbeschreibung: 'text',
      'Erfinder/in': 'person',
      Fakultät: 'department',
      Anmeldetag: ['date', null],
      Schutzrechtsstand: 'patentStatus',
      Reifegrad: 'stage',
      Anwendungsgebiete: ['applications', 'category'],
      Verfügbarkeit: 'licensingStatus',
      Ansprechperson: 'contact',
      'E-Mail': 'contact.email',
      Telefon: 'contact.phone',
      Schlagwörter: ['category', null],
    },
    rows: 16,
  };
}

/** What a content management system gives out: an envelope, lists of members, HTML. */
function technologyDump(): OfficeTable {
  const items = rowsOf(14, (at) => ({
    uuid: `6f1d${two(at)}a0-77c2-4e0e-9a11-0c5b1f20${two(at)}aa`,
    path: `/tech/${invention(at).toLowerCase().replaceAll(' ', '-')}`,
    headline: invention(at),
    teaser: `${invention(at)} for the field.`,
    body: `<p>${described(at)}</p><ul><li>Small</li></ul>`,
    published: `${iso(day(2021, at))}T08:00:00Z`,
    researchers: [
      { name: person(at), unit: 'School of Engineering' },
      { name: person(at + 3), unit: 'School of Medicine' },
    ],
    tags: ['Energy', pick(['Health', 'Mobility'], at)],
    ip: { status: pick(['Patented', 'Patent pending'], at), numbers: [`US10${two(at)}8${two(at)}3B2`] },
    maturity: pick(['Concept', 'Prototype', 'Pilot'], at),
    license: pick(['Exclusive or non-exclusive', 'Under option'], at),
    manager: {
      name: person(at + 1),
      mail: `${person(at + 1)
        .split(' ')[0]!
        .toLowerCase()}@transfer.example`,
    },
    views: 20 + at * 13,
  }));
  return {
    file: 'export-nodes.json',
    bytes: utf8(JSON.stringify({ site: { name: 'Transfer' }, result: { page: 1, of: 1, nodes: items } })),
    engine: 'university-technologies',
    columns: {
      uuid: ['id', null],
      path: ['url', null],
      headline: 'title',
      teaser: 'text',
      body: 'text',
      published: 'date',
      'researchers.name': 'person',
      'researchers.unit': ['department', null],
      tags: 'category',
      'ip.status': 'patentStatus',
      'ip.numbers': 'patentNumbers',
      maturity: 'stage',
      license: ['licensingStatus', null],
      'manager.name': 'contact',
      'manager.mail': 'contact.email',
      views: null,
    },
    rows: 14,
  };
}

/** Accounts of a customer relations program. */
function accounts(): OfficeTable {
  const head = [
    'Account ID',
    'Account Name',
    'Account Owner',
    'Type',
    'Industry',
    'Description',
    'Billing Street',
    'Billing City',
    'Billing State/Province',
    'Billing Zip/Postal Code',
    'Billing Country',
    'Phone',
    'Website',
    'Annual Revenue',
    'Employees',
    'Year Started',
    'Lead Source',
    'Last Activity',
    'Created Date',
  ];
  const rows = rowsOf(25, (at): Cell[] => {
    const [city, state, country] = pick(PLACES, at);
    return [
      `0015f00002${1000 + at}AAA`,
      at < COMPANIES.length
        ? COMPANIES[at]!
        : `${pick(COMPANIES, at).split(' ')[0]} ${pick(['Labs', 'Systems', 'Holdings'], at)} ${at}`,
      person(at),
      pick(['Prospect', 'Customer', 'Partner'], at),
      pick(['Biotechnology', 'Energy', 'Machinery'], at),
      at % 2 ? `Makes ${invention(at).toLowerCase()}s for hospitals.` : null,
      `${at + 3} Mill Road`,
      city,
      state || null,
      `${48100 + at}`,
      country,
      `(734) 555-01${two(at)}`,
      `www.${pick(COMPANIES, at).split(' ')[0]!.toLowerCase()}.example`,
      at % 5 ? 250_000 * (at + 1) : null,
      at % 4 ? pick(['11-50', '51-200', '1-10'], at) : '',
      2001 + (at % 20),
      pick(['Trade show', 'Web', 'Referral'], at),
      day(2023, at),
      day(2020, at),
    ];
  });
  return {
    file: 'report1727429911.xlsx',
    bytes: workbook({ report1727429911: [head, ...rows] }),
    engine: 'companies',
    columns: {
      'Account ID': 'id',
      'Account Name': 'title',
      'Account Owner': null,
      Type: [null, 'type'],
      Industry: 'industry',
      Description: ['text', 'oneLiner'],
      'Billing Street': null,
      'Billing City': 'city',
      'Billing State/Province': 'state',
      'Billing Zip/Postal Code': null,
      'Billing Country': 'country',
      Phone: 'phone',
      Website: 'url',
      'Annual Revenue': null,
      Employees: 'employees',
      'Year Started': 'date',
      'Lead Source': null,
      'Last Activity': null,
      'Created Date': null,
    },
    rows: 25,
  };
}

/** Written, like the fifth, before the code that proposes was read by whom they were written by. */
export const fourthOfficeTables = (): OfficeTable[] => [
  groupedPortfolio(),
  germanInventions(),
  technologyDump(),
  accounts(),
];
