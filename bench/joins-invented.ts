import type { Identity } from '../apps/server/src/catalogue/identity/identity.ts';
import { organisationName } from '../apps/server/src/catalogue/identity/organisation-name.ts';
import type { LabelledPair } from './joins-labels.ts';

/** Hard cases, none of them real. 'at' stands for a shared organisation. */
const ORGANISATIONS: [a: string, b: string, isSame: boolean][] = [
  ['Brontide Robotics, Inc.', 'BRONTIDE ROBOTICS', true],
  ['The Quillon Company', 'Quillon Co.', true],
  ['Quillon & Zorvex GmbH & Co. KG', 'Quillon and Zorvex', true],
  ['Univ. of Maplecross', 'University of Maplecross', true],
  ['Maplecross Inst. of Technology', 'Maplecross Institute of Technology', true],
  ['Zørvex A/S', 'Zorvex AS', true],
  ['Großquill Maschinenbau AG', 'Grossquill Maschinenbau', true],
  ['Laboratoires Vexélon S.A.S.', 'Laboratoires Vexelon', true],
  ["Vexelon's Bakery L.L.C.", 'Vexelons Bakery', true],
  ['Talpine Pty. Ltd.', 'TALPINE PTY LTD', true],
  ['Brontide Robotics d/b/a Bronty', 'Brontide Robotics LLC', true],
  ['Hexaquill B.V.', 'Hexaquill', true],
  ['Quillon-Marr Systems', 'Quillon Marr Systems', true],
  ['Marrowick Natl. Laboratory', 'Marrowick National Laboratory', true],
  ['Maplecross Children’s Hospital', "Maplecross Children's Hospital", true],
  ['Brontide Robotics', 'Brontide Robotics of Ohio', false],
  ['University of Maplecross', 'Maplecross University', false],
  ['Maplecross State University', 'Maplecross University', false],
  ['University of Quillon, Northfield', 'University of Quillon, Southfield', false],
  ['Quillon Capital', 'Quillon Capital Markets', false],
  ['Zorvex Therapeutics', 'Zorvex Technologies', false],
  ['Hexaquill Europe', 'Hexaquill Asia', false],
  ['Quillon', 'Quillion', false],
  ['Talpine Medical Center', 'Talpine Medical College', false],
];
const PEOPLE: [a: string, b: string, isSame: boolean, at?: string][] = [
  ['Okafor, Ada J.', 'Ada J Okafor', true],
  ['Ada Jane Okafor', 'Okafor, A. J.', true],
  ['Dr. Ada Okafor', 'Ada Okafor, Ph.D.', true],
  ['Jean-Pierre Zorvex', 'Jean Pierre Zorvex', true],
  ['Marta Quillon-Marr', 'Quillon-Marr, Marta', true],
  ['Jan van der Quill', 'van der Quill, Jan', true],
  ['José Zorvéz', 'Jose Zorvez', true],
  ['OKAFOR ADA', 'Ada Okafor', true],
  ['Søren Vexelund', 'Soren Vexelund', true],
  ['A.J. Talpine', 'Talpine, Ann Joy', true],
  ['Martin Zorvex Jr.', 'Zorvex, Martin, Jr.', true],
  ['Gabriel Quill Zorvez', 'Quill Zorvez, Gabriel', true],
  ['John Smith', 'Smith, John', true, 'Brontide Robotics'],
  ['J. Smith', 'John Smith', true, 'Brontide Robotics'],
  ['Wei Zhang', 'Zhang Wei', true, 'Brontide Robotics'],
  ['John Smith', 'John Smith', false],
  ['J. Smith', 'John Smith', false],
  ['Wei Zhang', 'Wei Zhang', false],
  ['Maria Garcia', 'Maria Garcia', false],
  ['Min-Jun Kim', 'Minjun Kim', false],
  ['Ada J. Okafor', 'Ada K. Okafor', false],
  ['Ada Okafor', 'Amy Okafor', false],
  ['A. Okafor', 'B. Okafor', false],
  ['Martin Zorvex Sr.', 'Martin Zorvex Jr.', false],
  ['Martin Zorvex', 'Martina Zorvex', false],
  ['Ada Okafor', 'Ada Okafor-Marr', false],
  ['Paul Quill Zorvez', 'Paul Marr Zorvez', false],
];

export function inventedPairs(): LabelledPair[] {
  const identity = (kind: Identity['kind'], name: string, at?: string): Identity => ({
    kind,
    name,
    role: 'any',
    standing: 'actor',
    ids: {},
    place: null,
    beside: at ? [organisationName(at)] : [],
  });
  const origin = 'invented';
  return [
    ...ORGANISATIONS.map(([a, b, isSame]) => ({
      a: identity('organisation', a),
      b: identity('organisation', b),
      isSame,
      origin,
    })),
    ...PEOPLE.map(([a, b, isSame, at]) => ({
      a: identity('person', a, at),
      b: identity('person', b, at),
      isSame,
      origin,
    })),
  ];
}
