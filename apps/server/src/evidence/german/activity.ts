/** How much is done in the field, when patents run out, and what nobody says. */
export const phrases: Record<string, string> = {
  rose: 'Anstieg',
  fell: 'Rückgang',
  '{0} that {1} has for the project’s words': '{0} bei {1} zu den Suchbegriffen des Projekts',
  '{0} number {1} in {2} and {3} in {4}, a difference that chance may explain.':
    '{0}: {1} in den Jahren {2} und {3} in den Jahren {4}; der Unterschied kann Zufall sein.',
  '{0} stayed at {1} in {2}, as in {3}.': '{0}: {1} in den Jahren {2}, ebenso viele wie {3}.',
  '{0} {1} from {2} in {3} to {4} in {5}.': '{0}: {1} von {2} ({3}) auf {4} ({5}).',
  'By year, {0}': '{0}',
  '{0} in the field are few: {1} in {2} and {3} in {4}.':
    '{0} im Themenfeld sind selten: {1} in den Jahren {2} und {3} in den Jahren {4}.',
  '{0} in the field stayed at {1} in {2}, as in {3}.':
    '{0} im Themenfeld: {1} in den Jahren {2}, ebenso viele wie {3}.',
  '{0} in the field number {1} in {2} and {3} in {4}, a difference that chance may explain.':
    '{0} im Themenfeld: {1} in den Jahren {2} und {3} in den Jahren {4}; der Unterschied kann Zufall sein.',
  '{0} in the field {1} from {2} in {3} to {4} in {5}.': '{0} im Themenfeld: {1} von {2} ({3}) auf {4} ({5}).',
  'Their share of the {0} that the data set holds of these years {1} from {2} to {3}.':
    'Anteil an allen {0|dat} des Datenbestands aus diesen Jahren: {1} von {2} auf {3}.',
  'Source: the sources’ own counts for {0}, as of {1}. They read the words in different ways, and one work may be counted by several. Of each, what its own search puts first was read; where nothing stands under what was found, the source tells no total.':
    'Quelle: eigene Zählungen der Quellen zu {0}; Stand: {1}. Die Quellen werten die Begriffe unterschiedlich aus, und dieselbe Arbeit kann mehrfach gezählt sein. Gelesen wurde jeweils, was die Suche der Quelle an den Anfang stellt; wo unter „Gefunden“ nichts steht, nennt die Quelle keine Gesamtzahl.',
  'The {0} statements of the idea were held against the {1} records that lie nearest to it and to each of them, by meaning and words. The nearest is found by an estimate: read the quotation and the words that it has in common with the statement before you rest on it. To a statement that is left out nothing likely near was found: others may still have done it. Quoted word for word. As of {2}.':
    'Die {0} Aussagen der Idee wurden mit den {1} Datensätzen verglichen, die ihr und jeder von ihnen nach Bedeutung und Wörtern am nächsten liegen. Der nächste ist geschätzt: Lesen Sie das Zitat und die gemeinsamen Wörter, bevor Sie sich darauf stützen. Zu einer Aussage, die fehlt, wurde nichts wahrscheinlich Nahes gefunden: Getan haben es andere vielleicht trotzdem. Wörtlich zitiert. Stand: {2}.',

  'An estimate: the filing year plus the statutory term, before adjustments, disclaimers and lapses. As of {0}.':
    'Schätzung: Anmeldejahr plus gesetzliche Laufzeit, ohne Anpassungen, Verzichte und vorzeitiges Erlöschen. Stand: {0}.',
  'By estimate, the term of {0} of {1} patents in the field is over, and {2} more {3} from {4}.':
    'Nach Schätzung ist die Laufzeit bei {0} von {1} Patenten im Themenfeld beendet; bei {2} weiteren endet sie im Zeitraum {4}{3|-}.',
  'The estimated term of {0} of the {1} patents that state their filing date is over, and of {2} it ends from {3}.':
    'Die geschätzte Laufzeit ist bei {0} von {1} Patenten mit Angabe des Anmeldetags beendet; bei {2} endet sie im Zeitraum {3}.',
  'A patent in the field expires {0}, by estimate.': 'Ein Patent im Themenfeld läuft nach Schätzung {0} ab.',
  'By its filing date, the one patent in the field that states it has an estimated expiry {0}.':
    'Das einzige Patent im Themenfeld mit Angabe des Anmeldetags läuft nach Schätzung {0} ab.',
  'Patents in the field expire {0}, by estimate.': 'Patente im Themenfeld laufen nach Schätzung {0} ab.',
  'By their filing dates, patents in the field have an estimated expiry {0}.':
    'Nach den Anmeldetagen geschätzt, laufen Patente im Themenfeld {0} ab.',

  'By estimate nothing in the {0} records that were held against the idea is likely near to any of the {1} statements that it makes of itself.':
    'Nach Schätzung ist in den {0} mit der Idee verglichenen Datensätzen nichts einer ihrer {1} Aussagen nahe.',
  'By estimate each of the {0} statements that the idea makes of itself has something near in the {1} records that were held against it.':
    'Nach Schätzung hat jede der {0} Aussagen der Idee etwas Nahes in den {1} mit ihr verglichenen Datensätzen.',
  'By estimate {0} of the {1} statements that the idea makes of itself {2} something near in the {3} records that were held against it.':
    'Nach Schätzung {2} {0} der {1} Aussagen der Idee etwas Nahes in den {3} mit ihr verglichenen Datensätzen.',
  'Nothing on record comes near to “{0}”.': 'Nichts Erfasstes kommt „{0}“ nahe.',
  'A language model calls {0} near to “{1}”{2}': 'Ein Sprachmodell nennt {0} „{1}“ nahe{2}',
  'The project’s people call {0} near to “{1}”{2}': 'Die Beteiligten am Projekt nennen {0} „{1}“ nahe{2}',
  'Nearest to “{0}” comes {1}{2}': '„{0}“ am nächsten: {1}{2}',
  'Nothing on record is likely near to “{0}”; nearest lies {1}{2}':
    'Nach Schätzung ist nichts Erfasstes „{0}“ nahe; am nächsten liegt {1}{2}',
};
