/** Labels of figures: most are named by what they count and, behind a comma, whose it is. */
export const labels: Record<string, string> = {
  'share of the awards in the field that these agencies pay': 'Anteil dieser Behörden an den Förderungen im Themenfeld',
  'awards in the field that the agencies pay which pay most often':
    'Förderungen im Themenfeld der am häufigsten fördernden Behörden',
  'awards, patents, trials and contracts in the field, {0}':
    'Förderungen, Patente, Studien und Aufträge im Themenfeld, {0}',
  'year in which awards, patents, trials and contracts in the field begin to name {0}':
    'Erstes Jahr von Förderungen, Patenten, Studien und Aufträgen im Themenfeld, die {0} nennen',
  'awards, patents, trials and contracts in the field from before {0}, of others':
    'Förderungen, Patente, Studien und Aufträge anderer im Themenfeld vor {0}',
  'publications in the field': 'Publikationen im Themenfeld',
  'companies in the field': 'Unternehmen im Themenfeld',
  'drug applications in the field': 'Zulassungsanträge im Themenfeld',
  'government contracts and grants in the field': 'Staatliche Aufträge und Zuwendungen im Themenfeld',
  'median {0} in the field': 'Median im Themenfeld: {0|text}',
  '{0} in the field that state an amount': '{0|text} im Themenfeld mit Angabe der Summe',
  'the records of all data sets': 'Datensätze aller Datenbestände',
  'Companies and products that the catalog doesn’t hold may be at work on it all the same.':
    'Unternehmen und Produkte, die der Katalog nicht enthält, können dennoch daran arbeiten.',
  'The data set doesn’t cover the years that a trend would compare.':
    'Der Datenbestand deckt die Jahre nicht ab, die ein Verlauf vergleichen würde.',
  '{0} in the field that name {1}': '{0|text} im Themenfeld mit „{1}“',
  '{0} in the field that names {1}': '{0|text} im Themenfeld mit „{1}“',
  '{0} in the field, dated {1}': '{0|text} im Themenfeld, {1|value}',
  '{0} in the field that name {1}, dated {2}': '{0|text} im Themenfeld mit „{1}“, {2|value}',
  'amount of {0}': 'Summe: {0|text}',
  'median amount of {0}': 'Median der Summen: {0|text}',
  '{0} that state an amount': '{0|text} mit Angabe der Summe',
  '{0} that state a date': '{0|text} mit Angabe eines Datums',
  '{0} that are open': '{0|text} mit offener Frist',
  '{0}, {1}': '{0|text}, {1|value}',
  '{0} in the field': '{0|text} im Themenfeld',
  '{0} that state it': '{0|text} mit Angabe',
  '{0} that the data set holds': '{0|text} im Datenbestand',
  '{0} that the catalog holds': '{0|text} im Katalog',
  'share of the {0} that the data set holds': 'Anteil am Datenbestand: {0|text}',
  '{0} found at {1}, {2} to {3}': '{0|text}, gefunden bei {1}, {2} bis {3}',
  'found at {0} for {1} on {2}': 'Gefunden bei {0} zu {1} am {2|value}',
  'read of what was found at {0}: {1}': 'Gelesen von dem, was {0} fand: {1|text}',

  'awardees of awards in the field': 'Geförderte Einrichtungen im Themenfeld',
  'awardees with two or more awards in the field': 'Geförderte Einrichtungen mit mehreren Förderungen im Themenfeld',
  'awardees with a Phase I award in the field that could be followed':
    'Geförderte Einrichtungen mit nachverfolgbarer Phase-I-Förderung im Themenfeld',
  'awardees with a Phase II award in the field after the Phase I award':
    'Geförderte Einrichtungen mit Phase-II-Förderung nach der Phase-I-Förderung im Themenfeld',
  'median months from the Phase I award to the Phase II award in the field':
    'Monate von der Phase-I- zur Phase-II-Förderung im Themenfeld, Median',
  'organizations with a {0} in the field after their award':
    'Organisationen mit {0|text} im Themenfeld nach ihrer Förderung',
  'median months between the award and the {0} after it': 'Monate von der Förderung bis danach ({0|text}), Median',
  'awards in the field in {0}': 'Förderungen im Themenfeld, {0|value}',
  'fewest awards in the field in a year': 'Geringste Zahl der Förderungen im Themenfeld in einem Jahr',
  'most awards in the field in a year': 'Höchste Zahl der Förderungen im Themenfeld in einem Jahr',
  'fewest awards in the field in a year, {0}, {1}':
    'Geringste Zahl der Förderungen im Themenfeld in einem Jahr, {0|value}, {1}',
  'most awards in the field in a year, {0}, {1}':
    'Höchste Zahl der Förderungen im Themenfeld in einem Jahr, {0|value}, {1}',
  'award in the field': 'Förderung im Themenfeld',
  'awards in the field that state an amount': 'Förderungen im Themenfeld mit Angabe der Summe',
  'awards in the field that leave their amount open': 'Förderungen im Themenfeld ohne Angabe der Summe',
  'awards that state an amount, {0}': 'Förderungen mit Angabe der Summe, {0}',
  'median {0} award in the field': 'Median der Förderungen im Themenfeld, {0}',
  '{0} awards in the field that state an amount': 'Förderungen im Themenfeld mit Angabe der Summe, {0}',
  'median award in the field': 'Median der Förderungen im Themenfeld',
  'lower quartile of the award in the field': 'Unteres Quartil der Förderungen im Themenfeld',
  'upper quartile of the award in the field': 'Oberes Quartil der Förderungen im Themenfeld',
  'lower quartile of the {0} award in the field': 'Unteres Quartil der Förderungen im Themenfeld, {0}',
  'upper quartile of the {0} award in the field': 'Oberes Quartil der Förderungen im Themenfeld, {0}',
  'median award, {0}': 'Median der Förderungen, {0}',
  'lower quartile of the award, {0}': 'Unteres Quartil der Förderungen, {0}',
  'upper quartile of the award, {0}': 'Oberes Quartil der Förderungen, {0}',

  'amount obligated in the field': 'Im Themenfeld bereitgestellte Summe',
  'agencies that obligate money in the field': 'Behörden, die im Themenfeld Mittel bereitstellen',
  'share of the amount obligated in the field': 'Anteil an der im Themenfeld bereitgestellten Summe',
  'contracts and grants in the field that end by {0}':
    'Aufträge und Zuwendungen im Themenfeld, die bis zum {0|value} enden',
  'funding opportunities in the field whose closing day is to come':
    'Ausschreibungen im Themenfeld mit künftiger Frist',
  'funding opportunities in the field that are years old': 'Ausschreibungen im Themenfeld, die Jahre zurückliegen',
  'days left to apply for {0}': 'Tage bis zur Frist, {0}',
  'days left to apply for the call': 'Tage bis zur Frist der Ausschreibung',
  'statements of the idea that the call “{0}” comes near to: {1}':
    'Aussagen der Idee, denen die Ausschreibung „{0}“ nahe ist: {1}',
  'typical award under the call “{0}”: {1}': 'Typische Förderung der Ausschreibung „{0}“: {1|text}',
  'typical award in the field by the agency of the call “{0}”: {1}':
    'Typische Förderung der Behörde im Themenfeld, Ausschreibung „{0}“: {1|text}',
  'agencies with calls in the field': 'Behörden mit Ausschreibungen im Themenfeld',
  'year of the latest call in the field': 'Jahr der jüngsten Ausschreibung im Themenfeld',
  'calls in the field by office, {0}': 'Ausschreibungen im Themenfeld nach Dienststelle, {0}',

  '{0} in the field that name their {1}': '{0|text} im Themenfeld mit Angabe: {1|text}',
  '{0} of {1} in the field': '{0|text} im Themenfeld ({1|text})',
  '{0} in the field that the largest {1} hold together': '{0|text} im Themenfeld der größten Inhaber ({1|text})',
  'share of the {0} that the largest {1} hold': 'Anteil der größten Inhaber ({1|text}): {0|text}',
  '{0} in the field of other {1}': '{0|text} im Themenfeld von anderen ({1|text})',

  'drug applications in the field that state their approval': 'Zulassungsanträge im Themenfeld mit Zulassungsdatum',
  'drug applications in the field that state how they are sold':
    'Zulassungsanträge im Themenfeld mit Angabe des Vertriebsstatus',
  'drug applications in the field that are discontinued': 'Eingestellte Zulassungsanträge im Themenfeld',
  'drug applications in the field for a generic': 'Zulassungsanträge für Generika im Themenfeld',
  'drug applications in the field for an original drug': 'Zulassungsanträge für Originalpräparate im Themenfeld',
  'drug applications in the field that name their ingredients': 'Zulassungsanträge im Themenfeld mit Wirkstoffangabe',
  'year of the latest approval in the field': 'Jahr der jüngsten Zulassung im Themenfeld',
  'year of the first approval in the field': 'Jahr der ersten Zulassung im Themenfeld',

  'records together, {0} with {1}, {2}': 'Gemeinsame Datensätze, {0} mit {1}, {2|text}',
  'records in the field that name organizations together':
    'Datensätze im Themenfeld, die Organisationen gemeinsam nennen',
  'organizations that records in the field name together with this one':
    'In Datensätzen im Themenfeld gemeinsam genannte Organisationen',
  'patents in the field that state their filing date': 'Patente im Themenfeld mit Angabe des Anmeldetags',
  'patents in the field whose estimated term is over': 'Patente im Themenfeld mit geschätzt beendeter Laufzeit',
  'patents in the field whose estimated term ends from {0} to {1}':
    'Patente im Themenfeld mit geschätztem Ablauf von {0} bis {1}',
  'estimated expiry of patents in the field, from': 'Geschätzter Ablauf von Patenten im Themenfeld, frühester',
  'estimated expiry of patents in the field, to': 'Geschätzter Ablauf von Patenten im Themenfeld, spätester',
  'estimated expiry of {0}': 'Geschätzter Ablauf, {0}',
  'records in the field of the {0}, {1}': 'Datensätze im Themenfeld, {0|text}, {1}',
  'records in the field of the null, {0}': 'Datensätze im Themenfeld, {0}',
  'year of the latest record': 'Jahr des jüngsten Datensatzes',
  'received in awards and contracts in the field': 'Erhalten aus Förderungen und Aufträgen im Themenfeld',
  'paid in awards and contracts in the field': 'Gezahlt über Förderungen und Aufträge im Themenfeld',
  'raised in funding': 'Eingeworbene Finanzierung',
  'organizations named by the records on this topic': 'In Datensätzen zum Thema genannte Organisationen',
  'organizations named in two or more data sets': 'In mehreren Datenbeständen genannte Organisationen',
  'organizations named by the records on this topic that are possible competitors':
    'Mögliche Wettbewerber unter den genannten Organisationen',
  'organizations whose records in the field are dated': 'Organisationen mit datierten Datensätzen im Themenfeld',
  'year since which a record counts as recent': 'Jahr, ab dem ein Datensatz als jünger gilt',
  'organizations with a record in the field since {0}': 'Organisationen mit Datensatz im Themenfeld seit {0}',
  'people named by the records on this topic as sponsors, or as holders of patents':
    'In Datensätzen zum Thema als Sponsoren oder Patentinhaber genannte Personen',

  'clinical trials in the field that are under way or to come and give their date':
    'Laufende oder geplante klinische Studien im Themenfeld mit Terminangabe',
  'clinical trials in the field that plan to complete their primary outcome by {0}':
    'Klinische Studien im Themenfeld mit geplantem Abschluss der primären Datenerhebung bis zum {0|value}',
  'clinical trials in the field that planned to complete their primary outcome by {0}':
    'Klinische Studien im Themenfeld mit verstrichenem Plandatum, Stand {0|value}',
  'year in which the next of the clinical trials in the field plans to complete its primary outcome':
    'Jahr des nächsten geplanten Abschlusses klinischer Studien im Themenfeld',
  'funding rounds of companies in the field': 'Finanzierungsrunden von Unternehmen im Themenfeld',
  'companies in the field with a funding round': 'Unternehmen im Themenfeld mit Finanzierungsrunde',
  'funding rounds that state an amount': 'Finanzierungsrunden mit Angabe des Betrags',
  'median size of the funding rounds in the field': 'Median der Finanzierungsrunden im Themenfeld',
  'lower quartile of the funding rounds in the field': 'Unteres Quartil der Finanzierungsrunden im Themenfeld',
  'upper quartile of the funding rounds in the field': 'Oberes Quartil der Finanzierungsrunden im Themenfeld',
  'year of the latest funding round in the field': 'Jahr der jüngsten Finanzierungsrunde im Themenfeld',
  'funding rounds in the field joined by {0}': 'Finanzierungsrunden im Themenfeld mit {0}',
  'year of the latest funding round joined by {0}': 'Jahr der jüngsten Finanzierungsrunde mit {0}',
  '{0} in the field that name what they test': '{0|text} im Themenfeld mit Angabe des Prüfgegenstands',
  '{0} in the field that test': '{0|text} im Themenfeld nach Prüfgegenstand',
  '{0} in the field that are completed': '{0|text} im Themenfeld, abgeschlossen',
  '{0} in the field that are recruiting': '{0|text} im Themenfeld, rekrutierend',
  '{0} in the field that are recruiting or about to recruit': '{0|text} im Themenfeld, rekrutierend oder kurz davor',
  '{0} in the field that are closed to recruitment': '{0|text} im Themenfeld, für die Rekrutierung geschlossen',
  '{0} in the field that are stopped early': '{0|text} im Themenfeld, vorzeitig beendet',
  '{0} in the field of unknown status': '{0|text} im Themenfeld mit unbekanntem Status',
  '{0} in the field with results on record': '{0|text} im Themenfeld mit erfassten Ergebnissen',
  '{0} in the field that are called recruiting and were registered before {1}':
    '{0|text} im Themenfeld, als rekrutierend geführt und vor dem {1|value} registriert',
  'share of the {0} in the field that are stopped early': 'Anteil der vorzeitig beendeten im Themenfeld: {0|text}',
  '{0} in the field that state their design': '{0|text} im Themenfeld mit Angabe des Designs',
  '{0} in the field that are randomized': '{0|text} im Themenfeld, randomisiert',
  '{0} in the field that are at least double-blind': '{0|text} im Themenfeld, mindestens doppelblind',
  '{0} in the field that state what their sponsor is': '{0|text} im Themenfeld mit Angabe der Sponsorart',
  '{0} in the field with a sponsor from industry': '{0|text} im Themenfeld mit Sponsor aus der Industrie',
  '{0} in the field that name their countries': '{0|text} im Themenfeld mit Länderangabe',
  '{0} in the field with sites in': '{0|text} im Themenfeld mit Standorten',
  'median months from start to primary completion of the {0} trials in the field':
    'Monate vom Beginn bis zum Abschluss der primären Datenerhebung, Studien der {0} im Themenfeld, Median',
  '{0} trials in the field that state both dates': 'Studien der {0} im Themenfeld mit Angabe der Termine',
  'median enrollment of the {0} trials in the field': 'Teilnehmerzahl der Studien der {0} im Themenfeld, Median',
  '{0} trials in the field that state their enrollment': 'Studien der {0} im Themenfeld mit Teilnehmerzahl',
  'median target size of the {0} international trials in the field':
    'Geplante Teilnehmerzahl der internationalen Studien der {0} im Themenfeld, Median',
  '{0} international trials in the field that state their target size':
    'Internationale Studien der {0} im Themenfeld mit geplanter Teilnehmerzahl',
  'median months from start to end of the clinical trials in the field that are terminated':
    'Monate vom Beginn bis zum Ende der abgebrochenen klinischen Studien im Themenfeld, Median',
  'clinical trials in the field that are terminated and state their start and end':
    'Abgebrochene klinische Studien im Themenfeld mit Angabe von Beginn und Ende',
  'works that come close to the idea, by estimate': 'Arbeiten, die der Idee nach Schätzung nahe kommen',
  'records that name {0}': 'Datensätze, die {0} nennen',
  'records with an amount that name {0}': 'Datensätze mit Betrag, die {0} nennen',
  'amounts of the records that name {0}': 'Beträge der Datensätze, die {0} nennen',
  'records that were held against the idea': 'Mit der Idee verglichene Datensätze',
  'statements that the idea makes of itself': 'Aussagen der Idee',
  'records that are near ({0}) to statement {1}': 'Datensätze, die nahe sind ({0|text}), zu Aussage {1}',
  'statements of the idea that something on record is likely near to': 'Aussagen der Idee, denen wohl etwas nahe ist',

  'awards and contracts that bear on the question': 'Förderungen und Vergaben mit Bezug zur Frage',
  'awards and contracts that bear on the question and state an amount':
    'Förderungen und Vergaben mit Bezug zur Frage und Angabe der Summe',
  'amount of the awards and contracts that bear on the question':
    'Summe der Förderungen und Vergaben mit Bezug zur Frage',
  'calls that bear on the question': 'Ausschreibungen mit Bezug zur Frage',
  'calls that bear on the question and are open': 'Offene Ausschreibungen mit Bezug zur Frage',

  'total funding of companies': 'Finanzierung der Unternehmen insgesamt',
  'award money': 'Fördersumme',
  'government spending': 'Öffentliche Ausgaben',
  citations: 'Zitierungen',
  'people enrolled in clinical trials': 'Teilnehmer klinischer Studien',

  '{0}, compared with the project': '{0|text}, mit dem Projekt verglichen',
  '{0}, related to the project': '{0|text}, mit dem Projekt verwandt',
  '{0}, earliest year of the records': '{0|text}, frühestes Jahr der Datensätze',
  '{0}, latest year of the records': '{0|text}, jüngstes Jahr der Datensätze',
  '{0}, one of the few years of nearly all records': '{0|text}, eines der wenigen Jahre fast aller Datensätze',
  '{0}, records of the few years of nearly all': '{0|text}, Datensätze der wenigen Jahre fast aller',
  '{0}, records after the latest year that the data set covers': '{0|text}, Datensätze nach dem letzten erfassten Jahr',
  'records of all data sets that are found by {0}': 'Datensätze aller Datenbestände zu {0}',
  'records of all data sets that have the word “{0}”': 'Datensätze aller Datenbestände mit dem Wort „{0}“',
  'records of all data sets': 'Datensätze aller Datenbestände',
  'data sets with records that were compared with the project': 'Mit dem Projekt verglichene Datenbestände',
  'records of all data sets that are about the project': 'Datensätze aller Datenbestände zum Projekt',
  'records of all data sets, close in technology and use':
    'Datensätze aller Datenbestände, nah in Technologie und Anwendung',
  'records of all data sets, close in use': 'Datensätze aller Datenbestände, nah in der Anwendung',
  'records of all data sets, close in technology': 'Datensätze aller Datenbestände, nah in der Technologie',
  'records of all data sets, asks or pays for such work':
    'Datensätze aller Datenbestände, mit Nachfrage nach solchen Arbeiten',
  'records of all data sets, outside the field': 'Datensätze aller Datenbestände, außerhalb des Themenfelds',
};
