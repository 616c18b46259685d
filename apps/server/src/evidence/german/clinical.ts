/** Trials, what they test and how they end, and drugs. */
export const phrases: Record<string, string> = {
  'sponsor has': 'Sponsor hat',
  'sponsors have': 'Sponsoren haben',
  '{0} {1} in the field.': '{0} {1} im Themenfeld.',
  'states its': 'nennt',
  'state their': 'nennen',
  'Of the drug applications in the field, {0} {1} approval, the latest from {2}.':
    'Von den Zulassungsanträgen im Themenfeld {1} {0} das Zulassungsdatum, zuletzt {2}.',
  '{0} of {1} {2} on record for the topic.': 'Zum Thema {2} {0} von {1} erfasst.',
  'Of the {0} drug applications in the field that state how they are sold, {1} are discontinued.':
    'Von {0} Zulassungsanträgen im Themenfeld mit Angabe des Vertriebsstatus sind {1} eingestellt.',
  'Of the {0} drug applications in the field, {1} {2} for an original drug and {3} for a generic.':
    'Von {0} Zulassungsanträgen im Themenfeld: {1} für Originalpräparate und {3} für Generika{2|-}.',
  '{0} of the {1} drug applications in the field are for a generic.':
    '{0} der {1} Zulassungsanträge im Themenfeld betreffen Generika.',
  '{0} {1} for {2}': '{0} für {2}{1|-}',
  'Drug applications in the field are for {0}.': 'Wirkstoffe der Zulassungsanträge im Themenfeld: {0}.',
  'The {0} drug applications in the field that name their ingredients are for {1}.':
    'Wirkstoffe der {0} Zulassungsanträge im Themenfeld mit Wirkstoffangabe: {1}.',
  'The one drug application in the field that names its ingredients is for {0}.':
    'Der einzige Zulassungsantrag im Themenfeld mit Wirkstoffangabe betrifft {0}.',
  'Of the {0} drug applications in the field that name their ingredients, {1}.':
    'Von {0} Zulassungsanträgen im Themenfeld mit Wirkstoffangabe: {1}.',
  'Counted over the drug applications in the field, as of {0}.':
    'Gezählt über die Zulassungsanträge im Themenfeld; Stand: {0}.',

  '{0} plans the primary completion of {1} {2} {3}.':
    '{0} plant den Abschluss der primären Datenerhebung von {1}: {3}{2|-}.',
  'plans to complete its': 'plant',
  'plan to complete their': 'planen',
  '{0} primary outcome by {1}': 'mit geplantem Abschluss der primären Datenerhebung bis zum {1}{0|-}',
  '{0} in the field that {1} registered as under way or to come':
    'als laufend oder geplant registrierte {0} im Themenfeld{1|-}',
  '{0} in the field that {1} registered as under way or to come|dat':
    'als laufend oder geplant registrierten {0|dat} im Themenfeld{1|-}',
  '{0} in the field that {1} registered as under way or to come|weak':
    'als laufend oder geplant registrierten {0|weak} im Themenfeld{1|-}',
  'do so': 'dies',
  'complete {0} primary outcome': 'Abschluss{0|-}',
  'planned to {0} by {1}': '– Plandatum am {1} bereits verstrichen{0|-}',
  'The one {0} plans to complete its primary outcome in {1}.':
    'Für die einzige {0} ist der Abschluss der primären Datenerhebung im Jahr {1} geplant.',
  'Of the {0} {1}, {2} {3}.': 'Von {0} {1|dat}: {2} {3}.',
  'The one {0}': 'die einzige {0}',
  '{0} in the field {1}.': '{0} im Themenfeld {1}.',
  'Dates as the sponsors registered them; they are often put off. As of {0}.':
    'Termine laut Registrierung durch die Sponsoren; sie werden oft verschoben. Stand: {0}.',

  'By the names of the interventions; a trial stands under each that it names, also where it is what others are compared with. As of {0}.':
    'Nach den Namen der Interventionen; eine Studie zählt bei jeder, die sie nennt, auch wenn diese zum Vergleich dient. Stand: {0}.',
  'Several {0} in the field test {1}.': 'Mehrere {0} im Themenfeld prüfen {1}.',
  '{0} name {1}': '{0} mit {1}',
  'Of the {0} {1} in the field that name what they test, {2}.':
    'Von {0} {1|dat} im Themenfeld mit Angabe des Prüfgegenstands: {2}.',

  '{0} in the field that state their design': '{0} im Themenfeld mit Angabe des Designs',
  '{0} in the field that state their design|weak': '{0|weak} im Themenfeld mit Angabe des Designs',
  '{0} are randomized; {1} at least double-blind.': '{0} sind randomisiert; {1} mindestens doppelblind.',
  'Of the {0} {1} in the field that state their design, {2} randomized and {3} at least double-blind.':
    'Von {0} {1|dat} im Themenfeld mit Angabe des Designs: {2} randomisiert und {3} mindestens doppelblind.',
  '{0} of the {1} {2} in the field that state their design {3} at least double-blind.':
    '{0} der {1} {2|weak} im Themenfeld mit Angabe des Designs {3} mindestens doppelblind.',
  'From start to primary completion, the median is {0}.':
    'Dauer vom Beginn bis zum Abschluss der primären Datenerhebung im Median: {0}.',
  '{0} in {1} trials (over {2})': '{0} in Studien der {1} (über {2})',
  '{0} of the {1} clinical trials in the field that state what their sponsor is {2} a sponsor from industry.':
    '{0} der {1} klinischen Studien im Themenfeld mit Angabe der Sponsorart {2} einen Sponsor aus der Industrie.',
  'Of the {0} {1} in the field that name their countries, {2}.':
    'Standorte von {0} {1|dat} im Themenfeld mit Länderangabe: {2}.',
  '{0} {1} sites in {2}{3}': '{3} ({0}){1|-}{2|-}',

  'Of the {0} {1} that the catalog holds, {2} have the status “{3}”: how trials in the field end, and whether they become more, it doesn’t tell.':
    'Von {0} {1|dat} im Katalog haben {2} den Status „{3}“; wie Studien im Themenfeld enden und ob sie zunehmen, geht daraus nicht hervor.',
  completed: 'abgeschlossen',
  'recruiting or about to recruit': 'rekrutierend oder kurz davor',
  'closed to recruitment': 'für die Rekrutierung geschlossen',
  'stopped early': 'vorzeitig beendet',
  'of unknown status': 'mit unbekanntem Status',
  '{0} {1} {2}': '{0} {2}{1|-}',
  'Of the {0} {1} in the field, {2}.': 'Von {0} {1|dat} im Themenfeld: {2}.',
  '{0} in the field are {1}.': '{0} im Themenfeld: {1}.',
  'That makes {0} stopped early.': 'Anteil der vorzeitig beendeten: {0}.',
  'that are called recruiting or about to recruit': 'als rekrutierend oder kurz davor geführten Studien',
  '{0} were registered before {1}.': '{0} wurden vor dem {1} registriert.',
  'Of the {0} that are called recruiting or about to recruit, {1} {2} registered before {3}.':
    'Von {0} als rekrutierend oder kurz davor geführten Studien {2} {1} vor dem {3} registriert.',
  'Results are on record for {0} of the {1} in the field.': 'Ergebnisse liegen zu {0} der {1|weak} im Themenfeld vor.',
  '{0} of the {1} {2} in the field': '{0} der {1} {2|weak} im Themenfeld',
  ', and results are on record for {0}': '; Ergebnisse liegen zu {0} vor',
  '{0} {1} stopped early{2}.': '{0} {1} vorzeitig beendet{2}.',
  'Results are on record for {0}.': 'Ergebnisse liegen zu {0} vor.',
  '{0} {1} recruiting or about to recruit.': 'Rekrutierend oder kurz davor: {0}{1|-}.',
  enrollment: 'Teilnehmerzahl',
  'target size': 'geplante Teilnehmerzahl',
  'target size|gen': 'geplanten Teilnehmerzahl',
  'The median {0} is {1}.': 'Median der {0|gen}: {1}.',
  '{0} in {1} {2} (over {3})': '{0} in {2|dat} der {1} (über {3})',
  'The {0} terminated clinical trials in the field that state their start and end ran for a median of {1}.':
    '{0} abgebrochene klinische Studien im Themenfeld mit Angabe von Beginn und Ende liefen im Median {1}.',
};
