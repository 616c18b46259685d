/** Organizations: the active ones in the field, the holders of most of it, and who works with whom. */
export const phrases: Record<string, string> = {
  '{0} {1} share the {2} {3} in the field': '{2} {3} im Themenfeld verteilen sich auf {0} {1}',
  'the largest is': 'an der Spitze:',
  'the largest are': 'an der Spitze:',
  '{0} {1} out among the {2} of {3} in the field.':
    'Bei den {3|dat} im Themenfeld {1|out} {0} unter den {2|dat} hervor.',
  'alone holds': 'vereint allein',
  'together hold': 'vereinen zusammen',
  '{0} {1} {2} of the {3} in the field that name their {4}.':
    '{0} {1} {2} der {3|weak} im Themenfeld mit {4|mit} auf sich.',
  'That is': 'Das sind',
  'Together they hold': 'Zusammen sind das',
  '{0} {1} of the {2} that name their {3}, and {4} {5} to others.':
    '{0} {1} der {2|weak} mit {3|mit}; {4} {5} auf andere.',
  'Counted over the {0} in the field, as of {1}.': 'Gezählt über die {0|weak} im Themenfeld; Stand: {1}.',

  'Awards, contracts, trials, patents, publications and rounds in the field that name both, as of {0}.{1}':
    'Förderungen, Aufträge, Studien, Patente, Publikationen und Finanzierungsrunden im Themenfeld mit beiden Namen; Stand: {0}.{1}',
  ' Single awards are in the list of awards.': ' Einzelne Förderungen stehen in der Liste der Förderungen.',
  'A curve joins organizations that records in the field name together, and is stronger where they are several; the table tells which.{0}':
    'Eine Linie verbindet Organisationen, die Datensätze im Themenfeld gemeinsam nennen; bei mehreren Datensätzen ist sie stärker. Welche es sind, zeigt die Tabelle.{0}',
  ' Of those who published together once, as many curves are drawn as join them.':
    ' Bei einmaliger gemeinsamer Publikation sind nur so viele Linien gezeichnet, wie zum Verbinden nötig.',
  '{0} and {1} are named together in {2} records in the field.':
    '{0} und {1} werden in {2} Datensätzen im Themenfeld gemeinsam genannt.',
  'record in the field names': 'Datensatz im Themenfeld nennt',
  'records in the field name': 'Datensätze im Themenfeld nennen',
  '{0} organizations that work together.': '{0} Organisationen, die zusammenarbeiten.',
  '{0} together with {1} other organizations': '{0} (weitere Organisationen: {1})',
  'Records name {0}.': 'Gemeinsam mit anderen genannt: {0}.',

  '{0} {1} named most often.': 'Am häufigsten {1|werden} {0} genannt.',
  'The records in the field name {0} most often.': 'Am häufigsten genannt in den Datensätzen im Themenfeld: {0}.',
  'The one organization that the records on this topic name is {0}{1}.':
    'Die einzige in den Datensätzen zum Thema genannte Organisation: {0}{1}.',
  'organizations that the records on this topic name': 'in den Datensätzen zum Thema genannte Organisationen',
  'organizations that the records on this topic name|weak': 'in den Datensätzen zum Thema genannten Organisationen',
  'organizations on record for the topic': 'zum Thema erfasste Organisationen',
  'organizations on record for the topic|weak': 'zum Thema erfassten Organisationen',
  '{0} of the {1} is seen as a possible competitor.':
    '{0|keine} der {1|weak} ist als möglicher Wettbewerber eingestuft.',
  'Of the {0}, {1}': '{1} der {0|weak}',
  '{0} are possible competitors, among them {1}.': 'Mögliche Wettbewerber: {0}, darunter {1}.',
  'is a possible competitor': 'ist ein möglicher Wettbewerber',
  'are possible competitors': 'sind mögliche Wettbewerber',
  'Of the {0}, {1} {2}.': 'Mögliche Wettbewerber unter den {0|weak}: {1}{2|-}.',
  '{0} are possible competitors': 'mögliche Wettbewerber: {0}',
  ', among them': ', darunter',
  ':': ' –',
  '{0} {1} in two or more data sets.': '{0} {1} in mindestens zwei Datenbeständen.',
  '{0} of them stand in two or more data sets.': 'Davon in mindestens zwei Datenbeständen: {0}.',
  '{0} of the {1} with a date has a record since {2}.':
    '{0|keine} der {1} Organisationen mit Datumsangabe hat einen Datensatz seit {2}.',
  'Of the {0} with a date, {1} {2} a record since {3}{4}.':
    'Von {0} Organisationen mit Datumsangabe {2} {1} einen Datensatz seit {3}{4}.',
  'a sponsor or holder of patents': 'Sponsor oder Patentinhaber',
  'sponsors or holders of patents': 'Sponsoren oder Patentinhaber',
  'The records also name {0} {1} as {2}{3}.': 'Außerdem genannt: {0} {1} als {2}{3}.',
  'Records of one organization are joined by identifier, name and place; what it received counts awards, grants and contracts. A firm that was paid for such work, holds a patent on it, tests it or sells it is a possible competitor, unless it has left no record for many years; with the technology for another use alone it is a possible partner, as are universities, laboratories and hospitals. Listed are those with more than one record in the field, but for possible partners.':
    'Datensätze einer Organisation sind über Kennung, Name und Ort zusammengeführt; als erhalten zählen Förderungen, Zuwendungen und Aufträge. Als möglicher Wettbewerber gilt ein Unternehmen, das für solche Arbeiten bezahlt wurde, ein Patent darauf hält, sie erprobt oder verkauft, sofern es nicht seit vielen Jahren ohne Datensatz ist; wer die Technologie allein für eine andere Anwendung hat, gilt als möglicher Partner, ebenso Hochschulen, Labors und Krankenhäuser. Aufgeführt sind die mit mehreren Datensätzen im Themenfeld, ohne mögliche Partner.',
  '{0} As of {1}.': '{0} Stand: {1}.',
  '{0}{1} stands behind {2} in the field{3}.': 'Auf {0}{1} entfallen {2} im Themenfeld{3}.',

  '{0} received an award{1} from {2} for {3}{4}.': '{0} erhielt von {2} eine Förderung{1|betrag} für {3}{4}.',
  'Its patent {0} is dated {1}.': 'Patent dieser Organisation: {0}, Datum: {1}.',
  'The patent of {0}, {1}, is dated {2}.': 'Patent von {0}: {1}, Datum: {2}.',
  '{0} sponsors the trial {1}{2}.': '{0} ist Sponsor der Studie {1}{2}.',
  ', whose status is {0}': ' (Status: {0})',
  'Its trial {0} was registered on {1}.': 'Studie dieser Organisation: {0}, registriert: {1}.',
  '{0} sponsors the trial {1}, registered on {2}.': '{0} ist Sponsor der Studie {1} (registriert: {2}).',
};
