/** Awards, buyers, calls and funding rounds. */
export const phrases: Record<string, string> = {
  'Of {0} with a Phase I award in the field that could be followed, {1} also {2} a Phase II award in the field after it.':
    'Von {0|dat} mit nachverfolgbarer Phase-I-Förderung im Themenfeld {2} {1} danach auch eine Phase-II-Förderung im Themenfeld erhalten.',
  'From the Phase I award to the Phase II award the median is {0} months.':
    'Zwischen Phase-I- und Phase-II-Förderung liegen im Median {0} Monate.',
  '{0} of {1} with a Phase I award in the field went on to a Phase II award.':
    'Anschließende Phase-II-Förderung: bei {0} von {1|dat} mit Phase-I-Förderung im Themenfeld.',
  '{0} {1} a {2} in the field after {3} award': '{2} im Themenfeld nach einer Förderung: {0}{1|-}{3|-}',
  '{0}; the median between them is {1} months.': '{0}; im Median {1} Monate danach.',
  'Awards in the field by {0} number {1} in {2}, between {3} and {4} a year.':
    'Förderungen von {0} im Themenfeld: {1} in den Jahren {2}, je Jahr zwischen {3} und {4}.',

  'awards in the field': 'Förderungen im Themenfeld',
  'A typical award in the field pays {0}, the median of {1} that state an amount.':
    'Eine typische Förderung im Themenfeld beträgt {0} (Median von {1} Förderungen mit Angabe der Summe).',
  'The median award in the field is {0}; the quartiles lie at {1} and {2}, over {3} awards that state an amount.':
    'Median der Förderungen im Themenfeld: {0}; Quartile: {1} und {2} (über {3} Förderungen mit Angabe der Summe).',
  'award leaves its': 'weiterer Förderung',
  'awards leave their': 'weiteren Förderungen',
  'A further {0} {1} amount open.': 'Bei {0} {1} ist die Summe nicht angegeben.',
  '{0} typical {1} award in the field pays {2}': '{0} typische Förderung der {1} im Themenfeld beträgt {2}',
  'By phase, the median is {0}.': 'Median nach Phasen: {0}.',
  '{0} for a {1} award (over {2})': '{0} für Förderungen der {1} (über {2})',
  'Groups with {0} or more awards that state an amount, as of {1}.':
    'Gruppen mit mindestens {0} Förderungen, deren Summe angegeben ist; Stand: {1}.',

  'agency obligates': 'Behörde stellt',
  'agencies obligate': 'Behörden stellen',
  'sum comes': 'größte Summe kommt',
  'sums come': 'größten Summen kommen',
  '; the largest {0} from ': '; die {0} von ',
  '{0} money in the field{1}{2}.': '{0} im Themenfeld Mittel bereit{1}{2}.',
  '{0} makes up {1} of the {2} obligated in the field.':
    'Auf {0} entfallen {1} der im Themenfeld bereitgestellten {2}.',
  '{0} {1} for such work under contracts and grants in the field.':
    '{0} {1} im Themenfeld für solche Arbeiten über Aufträge und Zuwendungen.',
  'End dates as the awards state them, as of {0}; they do not say whether one will be renewed.':
    'Enddaten laut Vergabe; Stand: {0}. Über eine Verlängerung sagen sie nichts.',
  '{0} in the field {1} by {2}.': '{0} im Themenfeld {1} bis zum {2}.',

  'The one call on record for the topic is years old.':
    'Die einzige erfasste Ausschreibung zum Thema liegt Jahre zurück.',
  '{0} of the {1} calls on record for the topic is open: {2} are years old.':
    '{0|keine} der {1} erfassten Ausschreibungen zum Thema ist offen: {2|alle} liegen Jahre zurück.',
  'The one call found in the field has closed.': 'Die einzige im Themenfeld gefundene Ausschreibung ist geschlossen.',
  '{0} of the {1} calls found in the field can still be applied for.':
    'Für {0|keine} der {1} im Themenfeld gefundenen Ausschreibungen ist noch ein Antrag möglich.',
  'The one call on record for the topic is closed.': 'Die einzige erfasste Ausschreibung zum Thema ist geschlossen.',
  '{0} of the {1} calls on record for the topic is open.':
    '{0|keine} der {1} erfassten Ausschreibungen zum Thema ist offen.',
  '; what a call comes near to are the statements of the idea, by their numbers':
    '; wem eine Ausschreibung nahe ist, sind die Aussagen der Idee, mit ihren Nummern',
  '; a typical award is the median of past ones under the call, else of those in the field by the same agency and program':
    '; eine typische Förderung ist der Median früherer Förderungen der Ausschreibung, sonst derer von Behörde und Programm im Themenfeld',
  'Days left are counted from {0}{1}{2}.': 'Restliche Tage ab dem {0}{1}{2}.',
  '{0} in the field {1} open to applications, with {2} left until the next one closes.':
    '{0} im Themenfeld {1} offen; Zeit bis zur nächsten Frist: {2}.',
  'The one call in the field is open, with {0} left to apply.':
    'Die einzige Ausschreibung im Themenfeld ist offen; Zeit bis zur Frist: {0}.',
  '{0} of the {1} calls in the field {2} a closing day that is still to come; the next one leaves {3} to apply.':
    '{0} der {1} Ausschreibungen im Themenfeld {2} eine künftige Frist; Zeit bis zur nächsten: {3}.',
  'The call {0} by {1} closes on {2}.': 'Frist der Ausschreibung {0} von {1}: {2}.',

  'from {0}': 'von {0|dat}',
  'most often ': 'am häufigsten ',
  '{0}from {1}': '{0}von {1}',
  'One call in the field is on record, {0}{1}.': 'Erfasst ist eine Ausschreibung im Themenfeld, {0}{1}.',
  'Calls in the field have come {0}{1}.': 'Ausschreibungen im Themenfeld kamen {0}{1}.',
  'The one call on record for the topic came {0}{1}.': 'Die einzige erfasste Ausschreibung zum Thema kam {0}{1}.',
  'By agency, calls in the field have come {0}{1}.': 'Nach Behörden kamen Ausschreibungen im Themenfeld {0}{1}.',
  'Where an office is named, by office they have come {0}from {1}.':
    'Soweit eine Dienststelle genannt ist, kamen sie {0}von {1}.',

  '{0} in the field {1} {2}.': '{0} im Themenfeld {1} {2}.',
  'The median round is {0}, with quartiles at {1} and {2}, over {3} rounds that state an amount.':
    'Median der Finanzierungsrunden: {0}; Quartile: {1} und {2} (über {3} Runden mit Angabe des Betrags).',
  'The latest funding round in the field is from {0}.': 'Jüngste Finanzierungsrunde im Themenfeld: {0}.',
  'A typical funding round in the field brings {0}, the median of {1} that state an amount.':
    'Eine typische Finanzierungsrunde im Themenfeld bringt {0} (Median von {1} Runden mit Angabe des Betrags).',
  'From the funding rounds of companies in the field, as of {0}.':
    'Aus den Finanzierungsrunden von Unternehmen im Themenfeld; Stand: {0}.',
};
