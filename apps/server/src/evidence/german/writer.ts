/** Sentences of a report's sections around what records, figures and findings tell. */
export const phrases: Record<string, string> = {
  'it states': 'mit Angabe',
  '{0} of them state': '{0|alle} mit Angabe',
  '{0} of them {1}': 'davon {0} mit Angabe{1|-}',
  '{0}, {1}': '{0}: {1}',
  '{0}, {1} in total': '{0}: insgesamt {1}',
  'On record for the topic {0} {1}; {2} {3}.': 'Zum Thema erfasst: {1}; {2} {3}{0|-}.',
  'its funding': 'der Finanzierung',
  'their funding': 'der Finanzierung',
  'an obligated amount': 'der bewilligten Summe',
  'a fund size': 'der Fondsgröße',
  'its enrollment': 'der Teilnehmerzahl',
  'their enrollment': 'der Teilnehmerzahl',
  'how often its work is cited': 'der Zitierungen',
  'how often their work is cited': 'der Zitierungen',
  'Source: {0} {1} found for this topic, as of {2}.': 'Quelle: {1} zu diesem Thema{0}; Stand: {2}.',
  'Source: {0} {1} found for this topic{2}, as of {3}.': 'Quelle: {1} zu diesem Thema{0}{2}; Stand: {3}.',
  ', each under every group that it names': ', gezählt in jeder genannten Gruppe',
  'counted by {0} for the words that were sent': 'Zählung durch {0} zu den gesendeten Begriffen',
  'Source: {0}.': 'Quelle: {0}.',
  ' Years for which the data sets hold next to nothing are left blank: {0}.':
    ' Ausgelassen sind Jahre, zu denen die Datenbestände fast nichts enthalten: {0}.',

  'Also of the field, and farther from the idea: {0}.': 'Ebenfalls im Themenfeld, weiter von der Idee entfernt: {0}.',
  'Those that come closest to the idea, as of {0}.': 'Der Idee am nächsten, Stand: {0}.',
  'Of the {0} that were compared with the project {1} belongs to its field.':
    'Mit dem Projekt verglichen sind {0}; zum Themenfeld gehört {1|keine} davon.',
  'Of {0} {1} is on record here.': '{0}: hier {1|keine} verzeichnet.',
  'Compared with the project were {0}.': 'Mit dem Projekt verglichen: {0}.',
  'Closest to the idea comes {0}.': 'Der Idee am nächsten: {0}.',
  'Of the words that tell most of the idea it has {0}{1}.':
    'Von den aussagekräftigsten Wörtern der Idee enthält es {0}{1}.',
  '; it does not mention {0}': '; nicht erwähnt sind {0}',
  'By estimate {0} of the works on record comes close to the idea.':
    'Nach Schätzung kommt der Idee {0|keine} der gefundenen Arbeiten nahe.',
  'By estimate {0} of the works on record comes close to the idea, but a call does: {1}.':
    'Nach Schätzung kommt der Idee {0|keine} der gefundenen Arbeiten nahe, wohl aber eine Ausschreibung: {1}.',
  'Beyond these {0} records the public sources themselves have not been asked for this project yet.':
    'Über diese {0} Datensätze hinaus wurden die öffentlichen Quellen selbst für dieses Projekt noch nicht befragt.',
  'By estimate one work on record comes close to the idea: {0}.':
    'Nach Schätzung kommt der Idee eine Arbeit nahe: {0}.',
  'By estimate {0} works on record come close to the idea, the closest {1}.':
    'Nach Schätzung kommen der Idee {0} Arbeiten nahe, am nächsten {1}.',
  'Close as well: {0}.': 'Ebenfalls nahe: {0}.',
  'In technology the nearest is {0}.': 'In der Technologie am nächsten: {0}.',
  'In use the nearest is {0}.': 'In der Anwendung am nächsten: {0}.',
  ', with {0} in common': ' (gemeinsam: {0})',
  '{0} stands together with {1} in {2} of the {3} records{4}.':
    '{0} steht zusammen mit {1} in {2} von {3} Datensätzen{4}.',
  '{0} is named in {1}.': '{0} wird genannt in {1|dat}.',
  'Its awards and contracts are from {0}.': 'Die Förderungen und Aufträge kommen von: {0}.',
  'The records that bear on it: {0}.': 'Datensätze mit Bezug dazu: {0}.',
  ' ({0} with an amount, {1} in total)': ' ({0} mit Betrag, zusammen {1})',
  ', among them {0}': ', darunter {0}',
  'Records with the words that tell most of the idea: {0}.':
    'Datensätze mit den aussagekräftigsten Wörtern der Idee: {0}.',
  '“{0}” {1}': '„{0}“ {1}',
  'It does not mention the words that tell most of the idea: {0}.':
    'Er erwähnt die aussagekräftigsten Wörter der Idee nicht: {0}.',
  'Records of the data sets that have the word in any form. What stands behind an earlier word is left out further down; where the cells are empty, what has the word says little else of the idea. Quoted word for word. As of {0}.':
    'Datensätze, die das Wort in irgendeiner Form enthalten. Was schon hinter einem früheren Wort steht, ist weiter unten ausgelassen; wo die Zellen leer sind, sagen die Datensätze mit dem Wort sonst wenig von der Idee. Wörtlich zitiert. Stand: {0}.',
  'Of the {0} records that were compared with the project, {1} {2} to its field: {3}.':
    'Von {0} mit dem Projekt verglichenen Datensätzen {2|feld} {1} zum Themenfeld: {3}.',
  'close in technology and use': 'nah in Technologie und Anwendung',
  'close in use': 'nah in der Anwendung',
  'close in technology': 'nah in der Technologie',
  'that ask or pay for such work': 'mit Nachfrage nach solchen Arbeiten',
  'that asks or pays for such work': 'mit Nachfrage nach solchen Arbeiten',
  'outside it': 'außerhalb',
  'Reached by others – ': 'Von anderen erreicht – ',
  'How far others are – ': 'Entwicklungsstand bei anderen – ',
  'What others plan – ': 'Vorhaben anderer – ',
  'In its own words: {0}': 'Im Wortlaut: {0}',

  'Trial of {0}{1}': 'Studie von {0}{1}',
  'Technology of {0}{1}': 'Technologie von {0}{1}',
  'Patent of {0}{1}{2}': 'Patent von {0}{1}{2}',
  '{0}, award{1}{2}': '{0}, Förderung{1}{2}',
  'Call of {0}{1}': 'Ausschreibung von {0}{1}',
  '{0}, paid by {1}': '{0}, bezahlt von {1}',
  'an agency': 'einer Behörde',
  'Intervention in a trial of {0}': 'Intervention in einer Studie von {0}',
  'Drug application of {0}': 'Zulassungsantrag von {0}',
  ' and others': ' und weitere',

  'obligated in government contracts and grants': 'aus staatlichen Aufträgen und Zuwendungen',
  'granted in awards': 'aus Förderungen',
  '{0} {1} ({2} of {3} at {4} were read)': '{0} {1} (gelesen: {2} von {3} bei {4})',
  'raised by companies': 'von Unternehmen eingeworben',
  'The money on record in the field is {0}.': 'Erfasste Mittel im Themenfeld: {0}.',
  'Source: statements of the records named. The figures differ in what they count; none is a computed market size.':
    'Quelle: Angaben der genannten Datensätze. Die Zahlen zählen Verschiedenes; ein berechnetes Marktvolumen ist nicht darunter.',
  'of the {0} found for this topic, those of the years shown, as of {1}':
    '{0} zu diesem Thema, davon die der gezeigten Jahre; Stand: {1}',
  'Source: {0}.{1}': 'Quelle: {0}.{1}',

  'Records of one organization are joined by identifier, name and place. Quoted word for word. As of {0}.':
    'Datensätze einer Organisation sind über Kennung, Name und Ort verbunden. Wörtlich zitiert. Stand: {0}.',
  'Words in common are those of the idea that tell most of it. Quoted word for word; where a record says nothing of it, the cell is empty. As of {0}.':
    'Gemeinsame Wörter sind die aussagekräftigsten der Idee. Wörtlich zitiert; wo ein Datensatz nichts dazu sagt, ist die Zelle leer. Stand: {0}.',
  'Quoted word for word. As of {0}.': 'Wörtlich zitiert. Stand: {0}.',
  'Among the companies listed here, {0} has raised the most, {1}.':
    'Unter den hier aufgeführten Unternehmen hat {0} mit {1} am meisten eingeworben.',
  'Among the experts listed here, {0}{1} is cited most, {2} times.':
    'Unter den hier aufgeführten Fachleuten am häufigsten zitiert: {0}{1}, Zitierungen: {2}.',
  '{0} led {1} at {2}{3}.': '{0} leitete {1} bei {2}{3}.',
  'By class, they fall into {0}.': 'Verteilung nach Klassen: {0}.',

  'the awards that state theirs are': ' (soweit angegeben)',
  'the awards are': '',
  'By phase, {0} {1}.': 'Förderungen nach Phasen{0}: {1}.',
  '{0} come from {1}.': '{0} stammen von {1}.',
  'The {0} awards in the field come from {1}.': 'Die {0} Förderungen im Themenfeld stammen von {1}.',
  'As the records name agencies, awards in the field come most often from {0}.':
    'Nach den Stellen, die die Datensätze nennen, stammen Förderungen im Themenfeld am häufigsten von {0}.',
  '{0} made the award {1} to {2}{3}{4}.': '{0} bewilligte {2} die Förderung {1}{3}{4}.',
  ', with awards of up to {0}': ', Förderung bis zu {0}',
  'The next call to close is {0}{1}, on {2}{3}.': 'Nächste Frist: {0}{1}, {2}{3}.',

  'Find out what has become of {0}{1}: no later record of its firm is in the field.':
    'Verbleib von {0}{1} klären: Ein späterer Datensatz der Einrichtung fehlt im Themenfeld.',
  'Ask {0} which of its programs would take this: it paid for {1}.':
    'Bei {0} das passende Programm erfragen: Von dort wurde {1} gefördert.',
  'Hold the design against the claims of': 'Entwurf mit den Ansprüchen abgleichen:',
  'Ask the owner how the technology differs from': 'Beim Inhaber die Abgrenzung der Technologie erfragen:',
  'Ask the team how its claims stand to': 'Beim Team das Verhältnis der eigenen Ansprüche erfragen:',
  '{0} {1} of {2}, the nearest patent in the field that is not known to be over.':
    '{0} {1} von {2}, das nächstliegende Patent im Themenfeld ohne erkennbares Ende der Laufzeit.',
  'Read {0} for what it discloses: by its dates it is {1}, and what it claims may be free to use.':
    '{0} auf den offenbarten Inhalt lesen; Stand nach den Daten: {1}, das Beanspruchte kann frei nutzbar sein.',
  'Apply to': 'Antrag stellen:',
  'Look for a partner to apply with to': 'Partner für einen gemeinsamen Antrag suchen:',
  'Ask whether the team applies to': 'Klären, ob das Team einen Antrag stellt:',
  '{0}{1} by {2}': '{0}{1}, Frist {2}',
  '{0} {1}: {2} open, and may pay for the next stage.':
    '{0} {1}. Die Frist läuft noch, die nächste Stufe kann daraus bezahlt werden{2|-}.',
  'Look for a partner to apply with to {0}: {1} open, and those who may apply may not include a firm.':
    'Partner für einen gemeinsamen Antrag suchen: {0}. Die Frist läuft noch, Unternehmen sind möglicherweise nicht antragsberechtigt{1|-}.',
  'Watch the one contract or grant that is about to end: it may be bought again.':
    'Die auslaufende Vergabe im Themenfeld beobachten: Eine Neuvergabe ist möglich.',
  'Watch the {0} contracts and grants that are about to end: they may be bought again.':
    'Die {0} auslaufenden Aufträge und Zuwendungen beobachten: Eine Neuvergabe ist möglich.',
  'Ask {0} about licensing {1}.': 'Bei {0} eine Lizenz anfragen: {1}.',
  'Show it to {0}, which {1} paid the most for such work by contract or grant.':
    'Bei {0} vorstellen: Von dort kam über Aufträge und Zuwendungen das meiste Geld für solche Arbeiten{1|-}.',
  'Wait for {0} before fixing one’s own endpoints: its primary completion is due on {1}.':
    'Vor der Festlegung eigener Endpunkte {0} abwarten: Abschluss der primären Datenerhebung {1}.',

  'What has changed since is hardly on record here: the data sets hold {0}.':
    'Spätere Veränderungen sind hier kaum erfasst: Die Datenbestände enthalten {0}.',
  '{0} {1} after {2}': '{0} {1|weak} nach {2}',
  '{0} of the {1} {2} that the data sets hold are of {3}: of the years between, hardly anything was compared.':
    '{0} von {1} {2|dat} der Datenbestände stammen aus {3}: Aus den Jahren dazwischen wurde kaum etwas verglichen.',
  'Freedom to operate: {0}': 'Ausübungsfreiheit: {0}',
  'Public demand: {0} makes up {1} of the amount obligated in the field.':
    'Öffentliche Nachfrage: Auf {0} entfallen {1} der im Themenfeld bereitgestellten Summe.',
  'The gap between phases: {0} of the {1} awardees with a Phase I award in the field that could be followed also {2} a Phase II award.':
    'Lücke zwischen den Phasen: {0} der {1} geförderten Einrichtungen mit nachverfolgbarer Phase-I-Förderung im Themenfeld {2} auch eine Phase-II-Förderung.',
  'Clinical failure: {0} of the {1} clinical trials in the field {2} stopped early.':
    'Klinisches Scheitern: {0} der {1} klinischen Studien im Themenfeld {2} vorzeitig beendet.',
  'Public funding: awards in the field fell from {0} to {1}.':
    'Öffentliche Förderung: Rückgang der Förderungen im Themenfeld von {0} auf {1}.',
  'Trial {0} was stopped; the reason given is {1}.': 'Studie {0} wurde abgebrochen; angegebener Grund: {1}.',

  'The records that come nearest, quoted word for word; none of them surely answers it. As of {0}.':
    'Die nächstliegenden Datensätze, wörtlich zitiert; ob sie die Frage beantworten, ist nicht gesichert. Stand: {0}.',
  'Where something is quoted, word for word. As of {0}.': 'Zitate im Wortlaut. Stand: {0}.',
  'The records that bear most on it, quoted word for word. As of {0}.':
    'Die Datensätze mit dem engsten Bezug zur Frage, wörtlich zitiert. Stand: {0}.',
  'The award or contract that bears on it states no amount.':
    'Die dazu gefundene Förderung oder Vergabe nennt ihre Summe nicht.',
  '{0} of the {1} awards and contracts that bear on it states an amount.':
    '{0|keine} der {1} dazu gefundenen Förderungen und Vergaben nennt ihre Summe.',
  'states an amount,': 'mit Angabe der Summe:',
  'state amounts that add up to': 'mit Angabe der Summe, insgesamt',
  'The awards and contracts that bear on it: {0}, of which {1} {2} {3}.':
    'Dazu gefundene Förderungen und Vergaben: {0}, davon {1} {2} {3}.',
  open: 'offen',
  'not open': 'nicht offen',
  'The call that bears on it is {0}.': 'Die dazu gefundene Ausschreibung ist {0}.',
  '{0} of the {1} calls that bear on it {2} open.': 'Offen: {0|keine} der {1} dazu gefundenen Ausschreibungen{2|-}.',
};
