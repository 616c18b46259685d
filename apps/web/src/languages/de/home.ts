import type { HOME_TEXTS, QUESTIONS, STORIES } from '../../features/home/home.texts.ts';

export const homeStories: typeof STORIES = [
  {
    title: 'Für Technologiescouts',
    text: 'Beschreiben Sie, was Ihr Unternehmen braucht. Die Technologien von Hochschulen und Bundeslabors dazu, ihre Erfinder und die Förderungen dahinter stehen nebeneinander; eine gespeicherte Suche meldet Ihnen neue.',
  },
  {
    title: 'Für Gründung und Forschung',
    text: 'Beschreiben Sie Ihre Erfindung. Der Bericht nennt Behörden, die ähnliche Arbeiten bezahlt haben, wie viel und wann, mit jeder Bewilligung zum Öffnen, und die offenen Ausschreibungen mit ihren Fristen.',
  },
  {
    title: 'Für Investoren',
    text: 'Folgen Sie einem Unternehmen von seinen Finanzierungsrunden zu Patenten, Studien und Aufträgen, und lesen Sie im Datensatz selbst nach, was die Zusammenfassung sagt.',
  },
];

export const homeQuestions: typeof QUESTIONS = [
  {
    question: 'Woher kommen die Datensätze?',
    answer:
      'Aus öffentlichen Quellen wie SBIR.gov, NIH, NSF, Grants.gov, PatentsView, SEC EDGAR, OpenAlex, ClinicalTrials.gov, USAspending und openFDA. Wo der Betreiber dieser Installation es erlaubt, können Sie sie zu Ihrem Projekt fragen lassen, mit Wörtern, denen Sie zustimmen. Jeder Datensatz nennt seine Quelle und wann er abgerufen wurde.',
  },
  {
    question: 'Schreibt ein Sprachmodell die Berichte?',
    answer:
      'Nur wenn der Betreiber dieser Installation eines eingerichtet hat, und dann werden seine Sätze geprüft wie alle anderen. Ein Bericht zitiert, zählt und stellt zusammen. Jede Zahl, jedes Datum und jeder Name wird in dem Datensatz nachgeschlagen, den der Satz anführt; was dort nicht steht, wird zurückgehalten und gezählt.',
  },
  {
    question: 'Was kostet es?',
    answer: 'Innovator Starter ist kostenlos. Die Seite „Tarife“ zeigt, was die anderen zusätzlich bieten.',
  },
  {
    question: 'Wo liegt meine Arbeit?',
    answer:
      'Auf dem Server des Betreibers dieser Installation und nirgends sonst. Öffentlichen Quellen wird nie Ihre Beschreibung gesendet, nur Wörter, denen Sie zugestimmt haben. Berichte, Lesezeichen und Suchen können Sie als Dateien mitnehmen.',
  },
];

export const home: typeof HOME_TEXTS = {
  stories: 'Beispiele',
  faq: 'Fragen',
  searchTitle: 'Vierzehn Arten von Datensätzen, eine Suche',
  searchText:
    'Unternehmen, Investoren, Patente, Förderungen, Ausschreibungen, öffentliche Ausgaben, lizenzierbare Technologien, Publikationen, Fachleute und klinische Studien, nach Wörtern, nach Bedeutung oder beidem.',
  searchPicture:
    'Ergebnisse einer Suche nach Förderungen: links Filter mit Anzahlen, rechts Datensätze mit Beträgen und Daten.',
  recordTitle: 'Jeder Datensatz lässt sich öffnen und führt zu weiteren',
  recordText:
    'Ein Unternehmen zeigt Runden, Förderungen, Patente, Studien und Personen, verbunden, wo sie dieselbe Organisation oder Person nennen, mit Begründung und der Angabe, wie sicher das ist. Jeder Datensatz nennt seine Quelle, seine Lizenz und wann er abgerufen wurde.',
  recordPicture:
    'Die Seite eines Unternehmens: Eckdaten, Finanzierungsrunden und Beschreibung, daneben die verbundenen Datensätze.',
  title: 'Von der Erfindung zum Markt, mit Quellen, die es belegen',
  lead: 'Beschreiben Sie ein Projekt in zwei Sätzen. Groundwork findet die öffentlichen Datensätze dazu und schreibt einen Bericht zu Markt, Finanzierung und Verwertung, in dem sich jede Aussage öffnen und prüfen lässt.',
  openDashboard: 'Zur Übersicht',
  createAFreeAccount: 'Kostenloses Konto anlegen!',
  readAReport: 'Beispielbericht lesen',
  readTheApi: 'API-Dokumentation',
  reportPicture:
    'Ein Bericht: wie viele Aussagen gemacht, belegt und zurückgehalten wurden, dann der erste Abschnitt mit nummerierten Quellen.',
  product: 'Produkt',
  citesTitle: 'Jeder Satz nennt einen Datensatz',
  citesText:
    'Jede Zahl, jeder Name und jedes Datum eines Berichts wird an dem Datensatz geprüft, aus dem es stammt. Was nicht belegt ist, wird zurückgehalten und offen gezählt.',
  downloadTitle: 'Zum Mitnehmen',
  downloadText:
    'Berichte lassen sich als DOCX, PDF und Markdown herunterladen, mit Diagrammen, Tabellen und nummerierten Quellen. Gleiche Daten ergeben den gleichen Bericht.',
};
