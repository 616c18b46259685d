import {
  companyEnds,
  companyNouns,
  companyStarts,
  firstNames,
  lastNames,
  placeNames,
} from '../../../apps/server/src/catalogue/sample/names.ts';
import { random } from '../../../apps/server/src/catalogue/sample/random.ts';

/** A description with names of the undertaking put into it, each as it stands there. */
export interface NamedDescription {
  text: string;
  names: string[];
}

const split = (text: string) => text.split(/\s+/).filter(Boolean);

/** Words of the language that undertakings are called by. */
const CODE_WORDS =
  split(`Falcon Otter Juniper Cobalt Atlas Aurora Phoenix Raven Maple Comet Titan Apollo Marlin Saffron Zephyr Beacon
  Heron Quartz Lynx Nimbus Orchard Sparrow Vega Ibis Mercury Cedar Nova Lotus Puma Sirius Thistle Magnolia Gecko Delphi Opal Badger`);
const COMPANIES =
  split(`Siemens Bosch Novartis Medtronic Boeing Airbus Shell BASF Toyota Philips Bayer Ørsted Unilever Lockheed Samsung
  Pfizer Honeywell Danfoss Equinor Nestlé Saab Thales Roche Caterpillar`);
const PLACES = split(
  `Hamburg Toulouse Aarhus Zürich Austin Leeds Oulu Graz Lisbon Boston Eindhoven Kraków Tromsø Seoul Porto Denver`,
);
const PARTS = split(
  'Flow Track Sense Guard Scan Cell Jet Skin Loop Weld Pure Bio Aero Hydro Neuro Opti Terra Quick Smart Clear Silent',
);
const MONTHS = split('January February April June September November');

/** What is said of an undertaking around what it makes. `~name~` and the like are filled in, and what stands in [] is none of the thing. */
const FORMS = [
  'Project [~word~]: ~text~',
  '[PROJECT ~WORD~] – ~text~',
  '[~mixed~]: ~text~',
  '[~made~] – ~text~',
  '[~word~] is what we call it: ~lower~',
  '[~made~] is our system for this. ~text~',
  '~text~ We call it [~made~].',
  '~text~ We named it [~word~].',
  '~text~ The [~word~] device is small and cheap.',
  '~text~ Our product [~mixed~] will be sold in two years.',
  '~text~ (code name [~WORD~])',
  '~text~ Code name: [~word~].',
  '~text~ Internally it is known as [~code~].',
  '~text~ [~code~] is the second prototype.',
  'Our [~code~] does this. ~text~',
  '~text~ The filing [~CODE~] is being prepared by [~person~].',
  '~text~ Tested with [~company~] in [~place~].',
  '~text~ The first customer is [~company~].',
  '~text~ Partners: [~company~], [University of ~place~].',
  '~text~ Negotiations with [~company~] have begun.',
  '[~company~] and we work on this: ~lower~',
  '[~firm~] makes it. ~text~',
  'At [~firm~] we have built this: ~lower~',
  'Our company [~firm~] is working on it. ~text~',
  '~text~ Invented by [~person~].',
  '~text~ Contact: [Dr. ~person~], [~place~].',
  '~text~ It comes from [Prof. ~last~]’s lab at [~place~].',
  '~text~ The team is led by [~person~] of [~firm~].',
  '~text~ Funded under grant [~CODE~].',
  '~text~ The trial starts in [~month~] 2027 in [~place~].',
  '~text~ The [~word~] platform, [~place~].',
  '~text~ [Team ~word~], [TU ~place~]',
  '~text~ Acronym: [~WORD~]',
  '[~WORD~]: ~text~',
  '[~firm~] / [~person~]: ~text~',
  '~text~ Not to be shown to [~company~].',
  '~text~ Our competitor is [~firm~], and [~company~] may buy us.',
  '~text~ Demonstrated on the ship “[~word~]” off [~place~].',
  '[~made~] works so: ~lower~',
  '[~mixed~] lets people do it: ~lower~',
];

/** How many of the forms each description is told in. */
const TOLD = 2;

/** The description in some of the forms, others for each place; the same for the same place. */
export function namedIn(text: string, place: number): NamedDescription[] {
  const dice = random(`names-${place}`);
  return Array.from({ length: TOLD }, (_, turn) => {
    const form = FORMS[(place * TOLD + turn) % FORMS.length]!;
    const names: string[] = [];
    const pick = <T>(from: readonly T[]): T => dice.pick(from);
    const firm = () => `${pick(companyStarts)}${pick(companyEnds)} ${pick(pick(Object.values(companyNouns)))}`;
    const letters = () =>
      Array.from({ length: 1 + dice.int(0, 2) }, () => pick(split('A B C D E G K M N P Q R S T V X Z'))).join('');
    const code = () => `${letters()}-${dice.int(2, 400)}`;
    const fill: Record<string, () => string> = {
      text: () => text,
      lower: () => (/^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text),
      word: () => pick(CODE_WORDS),
      WORD: () => pick(CODE_WORDS).toUpperCase(),
      made: () => `${pick(companyStarts)}${pick(companyEnds)}`,
      mixed: () => `${pick(PARTS)}${pick(PARTS)}`,
      code,
      CODE: () => `${letters().toUpperCase()}${letters()}-${dice.int(1000, 90_000)}`,
      company: () => pick(COMPANIES),
      firm,
      place: () => pick([...PLACES, ...placeNames]),
      person: () => `${pick(firstNames)} ${pick(lastNames)}`,
      last: () => pick(lastNames),
      month: () => pick(MONTHS),
    };
    const filled = form.replaceAll(/~(\w+)~/g, (_all, name: string) => fill[name]!());
    const told = filled.replaceAll(/\[([^\]]+)\]/g, (_all, name: string) => {
      names.push(name);
      return name;
    });
    return { text: told, names };
  });
}

/** The same by somebody who writes names without capitals. */
export const inLowerCase = ({ text, names }: NamedDescription): NamedDescription => ({
  text: names.reduce((told, name) => told.replaceAll(name, name.toLowerCase()), text),
  names: names.map((name) => name.toLowerCase()),
});
