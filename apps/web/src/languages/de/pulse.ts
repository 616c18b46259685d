import { count, number, records } from '@groundwork/contract/de/words';
import type { FIELD_MAP_TEXTS } from '../../features/pulse/field-map.texts.ts';
import type { OPPORTUNITY_TEXTS, PANEL_TEXTS } from '../../features/pulse/panels.texts.ts';
import type { PULSE_TEXTS } from '../../features/pulse/pulse.texts.ts';
import type { TRENDING_TEXTS } from '../../features/pulse/trending.texts.ts';

export const pulse: typeof PULSE_TEXTS = {
  loading: 'Beste Treffer werden geladen',
  failed: 'Die besten Treffer sind zurzeit nicht verfügbar',
  tryAgainHere: 'Erneut versuchen',
  noRecords: 'Es wurden keine Datensätze importiert.',
  noMatches: 'Hier passt nichts zu diesem Projekt.',
  noneInGroup: (labels) => `Nichts zu diesem Projekt: ${labels}.`,
  matchesFailed: 'Diese Treffer konnten nicht geladen werden.',
  inScope: {
    direct: (count) => `${number(count)} direkt`,
    field: (count) => `${number(count)} im Gebiet`,
    wide: (count) => `${number(count)} im Gebiet oder nahe daran`,
  },
  of: (all) => `von ${number(all)}`,
};

export const pulsePanels: typeof PANEL_TEXTS = {
  loading: (panel) => `Wird geladen: ${panel}`,
  chartOf: (panel) => `${panel}: Diagramm. Die Pfeiltasten lesen seine Werte.`,
  csv: 'CSV herunterladen',
  png: 'PNG herunterladen',
  more: (panel) => `Tabelle und Downloads: ${panel}`,
  year: 'Jahr',
  notCovered: 'nicht abgedeckt',
  atSource: (what, source) => `${what} bei ${source}`,
  countedBy: (sources, day) => `Von den Quellen selbst gezählt am ${day}: ${sources}`,
  countedOf: (source, words) => `Von ${source} selbst gezählt, zu: ${words}`,
  source: (day) => `Stand ${day}`,

  keyFigures: 'Kennzahlen',
  onTopicOf: (all) => `von ${number(all)}`,
  stating: (amount, n) => `${amount}, von ${number(n)} genannt`,
  openCalls: 'Offene Ausschreibungen',
  openOf: (all) => (all === 0 ? 'keine zum Thema' : `von ${number(all)} zum Thema`),

  nothingOnTopic: 'Kein Datensatz handelt von diesem Projekt',
  nothingIn: (all) =>
    `Keiner der ${number(all)} Datensätze sagt, was das Projekt von sich sagt. Wo sie andere Wörter dafür haben, nehmen Sie diese in die Suche auf.`,
  fewInField: (records) =>
    records === 1
      ? 'Ein Datensatz gehört zum Feld dieses Projekts'
      : `${number(records)} Datensätze gehören zum Feld dieses Projekts`,
  tooFew:
    'Zu wenige für Kennzahlen, Verläufe und Anteile: Hier sind sie, jeder mit dem, was er mit dem Projekt gemeinsam hat. Suchen Sie unten weiter, ergänzen Sie andere Namen oder fragen Sie die öffentlichen Quellen.',
  moreOf: (count, label) => `und ${number(count)} weitere aus ${label}`,
  tooBroad: 'Dieses Projekt ist zu weit gefasst',
  howToNarrow: (all) =>
    `So wenige Wörter nennen ein Fachgebiet, und keiner der ${number(all)} Datensätze handelt von einem ganzen Fachgebiet. Sagen Sie, was es tut, für wen, und was daran neu ist: Zwei oder drei Sätze genügen.`,
  lookedThrough: 'Durchgesehen:',
  narrow: 'Genauer beschreiben',
  toBestMatches: 'Wonach gesucht wird und was verwandt sein könnte',

  trends: 'Aktivität nach Jahren',
  fundingRounds: 'Finanzierungsrunden',
  trendsEmpty: 'Kein Datensatz zum Thema nennt ein Jahr.',
  trendsNote: (year) => `${year} bisher; grau: nicht abgedeckte Jahre.`,
  trendsSource: (n, from, to) => `${records(n)} zum Thema, ${from} bis ${to}`,
  roundsOfCompanies: 'von Unternehmen zum Thema; jede ist unten aufgeführt',
  noneOf: (what) => `Nichts zum Thema: ${what}.`,

  agencies: 'Fördergelder nach Behörde',
  awardsByAgency: 'Förderungen nach Behörde',
  agenciesEmpty: 'Keine Förderung zum Thema nennt einen Betrag.',
  agency: 'Behörde',
  amount: 'Betrag',
  awards: 'Förderungen',
  share: 'Anteil',
  others: (n) => (n > 0 ? count(n, 'weitere Behörde', 'weitere Behörden') : 'Keine Behörde genannt'),
  agenciesSource: (withAmount, awards, from, to) =>
    `${number(withAmount)} von ${count(awards, 'Förderung', 'Förderungen')} zum Thema nennen einen Betrag${
      from === null ? '' : from === to ? `, ${from}` : `, ${from} bis ${to}`
    }`,

  closing: 'Nächste Fristen',
  closingEmpty: 'Keine offene Ausschreibung gehört zum Thema.',
  noDate: 'Keine Frist',
  allCalls: (n) => `Alle ${number(n)}`,

  whatIsNew: 'Neu seit Ihrem letzten Besuch',
  whatIsNewFirst: 'Neu, seit es das Projekt gibt',
  sinceThen: (day) => `Seit ${day}`,
  nothingNew: 'Seitdem ist nichts zum Thema hinzugekommen. Das Neueste zum Thema:',
  nothingAtAll: 'Es gibt keine Datensätze zum Thema.',

  funding: 'Finanzierungsrunden von Unternehmen zum Thema',
  fundingEmpty: 'Kein Unternehmen zum Thema führt eine Finanzierungsrunde auf.',
  rounds: 'Runden',
  roundType: 'Art',
  date: 'Datum',
  company: 'Unternehmen',
  investors: 'Investoren',
  andMore: (names, count) => `${names} und ${number(count)} weitere`,
  fundingSource: (withAmount, rounds, companies) =>
    `${number(withAmount)} von ${count(rounds, 'Runde', 'Runden')} bei ${number(companies)} Unternehmen nennen einen Betrag in US-Dollar`,
  fundingRead: (read, all) =>
    `Gezählt über die ${number(read)} am besten passenden von ${number(all)} Unternehmen zum Thema`,
  fundingMoney: 'Eingeworbenes Kapital in US-Dollar',
  newestRounds: 'Runden, neueste zuerst',
  fundingUndated: (n) => `${count(n, 'Runde', 'Runden')} ohne Datum`,

  clinical: 'Klinische Entwicklung',
  phases: 'Studien nach Phase',
  statuses: 'Studien nach Status',
  drugs: 'Arzneimittelanträge nach Wirkstoff',
  interventions: 'Interventionen nach Art',
  clinicalSource: (trials, drugs, interventions) =>
    `${count(trials, 'klinische Studie', 'klinische Studien')}, ${count(drugs, 'Arzneimittelantrag', 'Arzneimittelanträge')} und ${count(interventions, 'Intervention', 'Interventionen')} zum Thema`,
  places: 'Wo daran gearbeitet wird',
  placesEmpty: 'Keine Förderung, kein Unternehmen und keine Studie zum Thema nennt einen Ort.',
  placesSource: (awards, companies, trials) =>
    `${count(awards, 'Förderung', 'Förderungen')}, ${number(companies)} Unternehmen und ${count(trials, 'klinische Studie', 'klinische Studien')} zum Thema, mit oder ohne Ort`,
  awardsByState: 'Förderungen nach Bundesstaat',
  companiesByCountry: 'Unternehmen nach Land',
  trialsByCountry: 'Studien nach Land',
  group: 'Gruppe',
  count: 'Datensätze',
  ofTotal: (n) => `von ${number(n)}`,
  noneHere: (total) => (total === 0 ? 'Nichts zum Thema.' : 'Bei keinem steht es.'),
};

export const fieldMap: typeof FIELD_MAP_TEXTS = {
  title: 'Das Feld: Technik gegen Anwendung',
  empty: 'Kein Datensatz des Feldes ließ sich nach seiner Bedeutung vergleichen.',
  nearTechnology: 'Nähe zu dem, was es ist und wie es funktioniert',
  nearUse: 'Nähe zu dem, wofür es ist',
  technology: 'Technik',
  use: 'Anwendung',
  ring: 'Gehört dazu als',
  record: 'Datensatz',
  dataSet: 'Datenbestand',
  own: 'Dieses Projekt',
  ownSaid: (technology, use) => `Dieses Projekt: Technik ${technology}, Anwendung ${use}`,
  pointSaid: (title, engine, ring, technology, use) =>
    `${title}. ${engine}. ${ring}. Technik ${technology}, Anwendung ${use}.`,
  nearness: (technology, use) => `Technik ${technology} · Anwendung ${use}`,
  source: (shown, total) =>
    shown < total
      ? `Die ${number(shown)} sichersten von ${number(total)} Datensätzen im Feld`
      : `${number(total)} Datensätze im Feld`,
  cosines: 'Beide Achsen sind Kosinus von Satzvektoren: 1 wären dieselben Worte',
};

export const opportunities: typeof OPPORTUNITY_TEXTS = {
  title: 'Chancen',
  intro:
    'Anwendungsfelder, die Datensätze zu Ihrem Projekt weit häufiger nennen als andere. Jedes wird bewertet, als wäre Ihr Projekt so beschrieben.',
  measuring: 'Die Vergleichsthemen werden gerade berechnet. Das dauert ein bis zwei Minuten.',
  tooLittle: 'Es gibt zu wenige Datensätze zum Thema, um es mit anderen Themen zu vergleichen.',
  fewTopics: 'Der Katalog hält noch zu wenige andere Themen, um dieses mit ihnen zu vergleichen.',
  noFields: 'Kein Anwendungsfeld sticht in den Datensätzen zu Ihrem Projekt hervor.',
  own: 'Ihr Projekt, wie es ist',
  use: 'Übernehmen',
  useFor: (use) => `Übernehmen: ${use}`,
  industries: {
    agriculture: 'Landwirtschaft',
    construction: 'Bau',
    'defense-aerospace': 'Verteidigung, Luft- und Raumfahrt',
    energy: 'Energie',
    'food-beverage': 'Lebensmittel und Getränke',
    healthcare: 'Gesundheit und Lebenswissenschaften',
    manufacturing: 'Verarbeitende Industrie',
    mining: 'Bergbau',
    retail: 'Handel',
    technology: 'Technologie',
    transportation: 'Verkehr',
  },
  durations: { short: 'Kurzfristig', medium: 'Mittelfristig', long: 'Langfristig' },
  durationUnknown: 'Dauer unbekannt',
  durationWhy: (research, development, market) =>
    `Zum Thema: ${number(research)} in der Forschung, ${number(development)} in der Entwicklung, ${number(market)} am Markt`,
  markets: { B2B: 'B2B', B2C: 'B2C', both: 'B2B und B2C' },
  marketUnknown: 'Markt unbekannt',
  marketBusiness: (n) => `${number(n)} Unternehmen sprechen von Geschäftskunden`,
  marketConsumer: (n) => `${number(n)} von Verbrauchern`,
  named: (n) => `genannt von ${count(n, 'Datensatz', 'Datensätzen')} zu Ihrem Projekt`,
  onTopic: (n) => `${records(n)} zum Thema`,
  scores: {
    private_funding: 'Privates Kapital',
    public_funding: 'Öffentliche Förderung',
    commercial_success: 'Markterfolg',
    patent_likelihood: 'Patentchancen',
  },
  figures: {
    'funding-raised': 'Von Unternehmen eingeworben',
    investors: 'Investoren',
    'award-money': 'Fördergelder',
    'government-money': 'Staatliche Aufträge und Zuwendungen',
    companies: 'Unternehmen',
    'companies-per-research': 'Unternehmen je 100 Publikationen, Förderungen und Patente',
    patents: 'Patente',
    'patents-per-publication': 'Patente je 100 Publikationen',
  },
  notScored: (names) => `Zu wenige Daten für einen Wert${names && `: ${names}`}`,
  scoreOf: (score, value, topics) =>
    `${score}: ${value}. Im Mittel haben ${value} % von ${topics} anderen Themen weniger.`,
  why: {
    'no-data': 'keine Daten für eine Berechnung',
    'not-comparable': 'zu wenige andere Themen haben Angaben dazu',
  },
  moreThan: (percentile, topics) => `mehr als ${percentile} % von ${number(topics)} Themen`,
  how: 'Wie das berechnet wird',
  hide: 'Zahlen ausblenden',
  figure: 'Kennzahl',
  value: 'Wert',
  records: 'n',
  compared: 'Verglichen mit anderen Themen',
  source: (n, day) =>
    `Ein Wert ist der mittlere Anteil, in Prozent, der ${number(n)} anderen Themen, die weniger haben. Themen berechnet am ${day}.`,
};

export const trending: typeof TRENDING_TEXTS = {
  title: 'Aufkommende Themen',
  counts: (recent, before) => `${records(recent)} in den letzten zwei Jahren, ${number(before)} in den zwei davor`,
};
