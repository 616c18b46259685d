import type { Engine } from '@groundwork/contract/engines';
import { type Cell, workbook } from '../workbook.ts';

/** A table as an office keeps it, and which field each of its columns is; null for one of the office's own. */
export interface OfficeTable {
  file: string;
  bytes: Uint8Array;
  engine: Engine;
  columns: Record<string, string | (string | null)[] | null>;
  rows: number;
}

const NOUNS = [
  'valve',
  'membrane',
  'antenna',
  'catalyst',
  'hydrogel',
  'lidar',
  'coating',
  'assay',
  'gripper',
  'inverter',
];
const KINDS = ['Silent', 'Foldable', 'Low-power', 'Self-healing', 'Wireless', 'Biodegradable', 'High-speed'];
const PEOPLE = ['Amara Osei', 'Lena Vogt', 'Ruben Salas', 'Chloe Martin', 'Ken Tanabe', 'Ines Duarte', 'Tomas Novak'];
const CITIES = ['Austin', 'Boston', 'Denver', 'Seattle', 'Chicago', 'Portland', 'Atlanta'];
const STATES = ['TX', 'MA', 'CO', 'WA', 'IL', 'OR', 'GA'];

export const pick = <One>(list: readonly One[], at: number): One => list[at % list.length]!;
export const invention = (at: number) => `${pick(KINDS, at)} ${pick(NOUNS, at)} of type ${at + 1}`;
export const described = (at: number) =>
  `A ${invention(at).toLowerCase()} that does with half of the energy what others do. It was tried for ${at + 3} months in a laboratory.`;
export const person = (at: number) => pick(PEOPLE, at);
const people = (at: number, joint = '; ') => `${person(at)}${joint}${person(at + 1)}`;
const two = (number: number) => String(number).padStart(2, '0');
const mail = (name: string) => `${name.toLowerCase().replace(' ', '.')}@office.example`;
export const rowsOf = <Row>(count: number, row: (at: number) => Row): Row[] =>
  Array.from({ length: count }, (_, at) => row(at));
export const utf8 = (text: string) => new TextEncoder().encode(text);
export const windows1252 = (text: string) => Buffer.from(text, 'latin1');
const quoted = (cells: string[]) =>
  cells.map((cell) => (/[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));

function portfolio(): OfficeTable {
  const head = [
    'Tech ID',
    'Invention title',
    'Short description',
    'IP status',
    'Inventor(s)',
    'College / School',
    'Disclosed on',
    'Keywords',
    'Licensing manager',
    'Manager email',
  ];
  const rows = rowsOf(18, (at): Cell[] => [
    `NU-${2019 + (at % 5)}-${two(at + 11)}`,
    invention(at),
    described(at),
    pick(['Patent pending', 'Issued', 'Provisional filed'], at),
    people(at),
    pick(['College of Engineering', 'School of Medicine'], at),
    new Date(Date.UTC(2021 + (at % 3), at % 12, 3 + at)),
    'sensors, materials',
    person(at + 3),
    mail(person(at + 3)),
  ]);
  const titles: Cell[][] = [['Northfield University'], ['Technologies available for licensing, as of June 2026'], []];
  return {
    file: 'Portfolio June.xlsx',
    bytes: workbook({ Portfolio: [...titles, head, ...rows], Notes: [['Ask Lena before sending this out.']] }, [
      'A1:J1',
      'A2:J2',
    ]),
    engine: 'university-technologies',
    columns: {
      'Tech ID': 'id',
      'Invention title': 'title',
      'Short description': 'text',
      'IP status': 'patentStatus',
      'Inventor(s)': 'person',
      'College / School': 'department',
      'Disclosed on': 'date',
      Keywords: [null, 'category'],
      'Licensing manager': 'contact',
      'Manager email': 'contact.email',
    },
    rows: 18,
  };
}

function germanOffers(): OfficeTable {
  const head =
    'Aktenzeichen;Titel der Erfindung;Kurzbeschreibung;Erfinder;Anmeldetag;Schutzrechtsstatus;Reifegrad;Institut;Ansprechpartner;E-Mail;Verwertungsstatus';
  const rows = rowsOf(14, (at) =>
    quoted([
      `PA-${100 + at}/DE`,
      `Gerät zur Prüfung von Brücken, Bauart ${at + 1}`,
      `Das Gerät prüft Brücken während des Betriebs; es wiegt ${at + 4} kg und läuft für Stunden.`,
      'Vogt, Lena; Krüger, Jörg',
      `${two(3 + at)}.${two((at % 6) + 1)}.${2019 + (at % 4)}`,
      pick(['erteilt', 'angemeldet'], at),
      pick(['Prototyp', 'Labormuster'], at),
      'Institut für Maschinenbau',
      'Jörg Krüger',
      'transfer@hochschule.example',
      pick(['verfügbar', 'lizenziert'], at),
    ]).join(';'),
  );
  return {
    file: 'Technologieangebote.csv',
    bytes: windows1252([head, ...rows].join('\r\n')),
    engine: 'university-technologies',
    columns: {
      Aktenzeichen: 'id',
      'Titel der Erfindung': 'title',
      Kurzbeschreibung: 'text',
      Erfinder: 'person',
      Anmeldetag: 'date',
      Schutzrechtsstatus: 'patentStatus',
      Reifegrad: 'stage',
      Institut: ['department', 'institution'],
      Ansprechpartner: 'contact',
      'E-Mail': 'contact.email',
      Verwertungsstatus: 'licensingStatus',
    },
    rows: 14,
  };
}

function dump(): OfficeTable {
  const items = rowsOf(16, (at) => ({
    ref: `t-${5000 + at}`,
    name: invention(at),
    summary: described(at),
    advantages: ['half of the energy', 'no moving parts'],
    inventors: [{ name: person(at) }, { name: person(at + 2) }],
    published: `2024-${two((at % 12) + 1)}-11T08:30:00Z`,
    link: `https://tech.example/t/${5000 + at}`,
    areas: [pick(['Energy', 'Health'], at)],
    patents: [`US1${two(at)}55000`],
    availability: pick(['Available', 'Optioned'], at),
  }));
  return {
    file: 'dump.json',
    bytes: utf8(JSON.stringify({ status: 'ok', payload: { page: 1, facets: [{ name: 'Energy', n: 8 }], items } })),
    engine: 'university-technologies',
    columns: {
      ref: 'id',
      name: 'title',
      summary: 'text',
      advantages: 'advantages',
      'inventors.name': 'person',
      published: 'date',
      link: 'url',
      areas: 'category',
      patents: 'patentNumbers',
      availability: 'licensingStatus',
    },
    rows: 16,
  };
}

function accounts(): OfficeTable {
  const head = [
    'Account Name',
    'Website',
    'Industry',
    'Billing City',
    'Billing State',
    'Billing Country',
    'No. of employees',
    'Year founded',
    'Account owner',
    'Phone',
    'Total raised (USD)',
    'Description',
    'Last activity',
  ];
  const rows = rowsOf(20, (at): Cell[] => [
    `${pick(['Arden', 'Birch', 'Calder', 'Dunlin'], at)} ${pick(['Robotics', 'Biosciences', 'Energy'], at)} ${at + 1} Inc.`,
    `www.company${at}.example`,
    pick(['Robotics', 'Biotechnology', 'Energy storage'], at),
    pick(CITIES, at),
    pick(STATES, at),
    'USA',
    12 + at * 7,
    2001 + at,
    person(at),
    `(512) 555-01${two(at)}`,
    at % 4 === 0 ? null : 250_000 * (at + 1),
    `Makes ${pick(NOUNS, at)}s for factories and sells them to carmakers in three countries.`,
    new Date(Date.UTC(2026, at % 9, at + 1)),
  ]);
  return {
    file: 'accounts_export.xlsx',
    bytes: workbook({ Accounts: [head, ...rows] }),
    engine: 'companies',
    columns: {
      'Account Name': 'title',
      Website: 'url',
      Industry: 'industry',
      'Billing City': 'city',
      'Billing State': 'state',
      'Billing Country': 'country',
      'No. of employees': 'employees',
      'Year founded': ['date', 'foundingYear'],
      'Account owner': null,
      Phone: 'phone',
      'Total raised (USD)': 'amount',
      Description: 'text',
      'Last activity': null,
    },
    rows: 20,
  };
}

function grants(): OfficeTable {
  const head =
    'Recipient,Project title,Award no.,Amount awarded,Start,End,Funding agency,PI,PI e-mail,Programme,Abstract';
  const rows = rowsOf(12, (at) =>
    quoted([
      `${pick(['Arden', 'Birch', 'Calder'], at)} Labs LLC`,
      invention(at),
      `GR-${2200 + at}`,
      `$${(150_000 + at * 25_000).toLocaleString('en-US')}`,
      `${two(at + 5)}/0${(at % 3) + 1}/2023`,
      `${two(at + 5)}/0${(at % 3) + 1}/2025`,
      pick(['State Energy Office', 'Department of Health'], at),
      person(at),
      mail(person(at)),
      pick(['Proof of concept', 'Seed'], at),
      described(at),
    ]).join(','),
  );
  return {
    file: 'state grants 2023.csv',
    bytes: utf8([head, ...rows].join('\n')),
    engine: 'awards',
    columns: {
      Recipient: 'organisation',
      'Project title': 'title',
      'Award no.': ['id', 'awardNumber'],
      'Amount awarded': 'amount',
      Start: 'date',
      End: 'endDate',
      'Funding agency': 'agency',
      PI: ['person', 'principalInvestigator'],
      'PI e-mail': 'principalInvestigator.email',
      Programme: 'program',
      Abstract: 'text',
    },
    rows: 12,
  };
}

/** Five tables of five kinds. */
export const officeTables = (): OfficeTable[] => [portfolio(), germanOffers(), dump(), accounts(), grants()];
