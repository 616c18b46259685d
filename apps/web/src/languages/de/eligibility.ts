import type { ELIGIBILITY_TEXTS } from '../../features/eligibility/eligibility.texts.ts';

export const eligibility: typeof ELIGIBILITY_TEXTS = {
  title: 'SBIR/STTR-Antragsberechtigung',
  about:
    'Acht Fragen nach den öffentlichen Regeln der Programme. Nichts wird gespeichert. Dies ist keine Rechtsberatung.',
  questions: {
    A: [
      {
        question: 'Ist Ihr Unternehmen auf Gewinn ausgerichtet und hat es einen Sitz in den Vereinigten Staaten?',
        help: 'Es arbeitet hauptsächlich in den Vereinigten Staaten oder trägt durch Steuern oder durch die Verwendung amerikanischer Erzeugnisse, Materialien oder Arbeitskräfte zur US-Wirtschaft bei.',
        ifNo: 'SBIR und STTR fördern gewinnorientierte Unternehmen in den Vereinigten Staaten. Ein Unternehmen kann noch vor der Bewilligung gegründet werden.',
      },
      {
        question: 'Hat Ihr Unternehmen weniger als 500 Beschäftigte, einschließlich derer verbundener Unternehmen?',
        help: 'Verbunden sind Unternehmen, die Ihr Unternehmen beherrschen, von ihm beherrscht werden oder mit ihm unter gemeinsamer Kontrolle stehen.',
        ifNo: 'Unternehmen mit 500 oder mehr Beschäftigten, verbundene eingerechnet, sind für diese Programme zu groß.',
      },
      {
        question:
          'Gehört Ihr Unternehmen zu mehr als 50 % Personen mit US-Staatsbürgerschaft oder dauerhaftem Aufenthaltsrecht in den USA oder Unternehmen, für die das gilt?',
        help: 'Unmittelbar, und zwar einer oder mehreren Personen oder anderen kleinen Unternehmen in US-Besitz.',
        ifNo: 'Ein Eigentümer aus den USA oder mehrere zusammen müssen die Mehrheit (über 50 %) des Unternehmens halten.',
      },
      {
        question: 'Wird die Forschung und Entwicklung in den Vereinigten Staaten durchgeführt?',
        help: 'In seltenen Fällen lässt die fördernde Behörde Arbeiten anderswo zu.',
        ifNo: 'Alle Arbeiten müssen in den Vereinigten Staaten stattfinden, sofern die Behörde nicht schriftlich etwas anderes zulässt.',
      },
    ],
    B: [
      {
        question: 'Wird die leitende Forscherin oder der leitende Forscher hauptsächlich für Ihr Unternehmen arbeiten?',
        help: 'Mehr als die Hälfte der Zeit bei der Bewilligung und während des Projekts. Bei STTR kann es stattdessen die beteiligte Forschungseinrichtung sein.',
        ifNo: 'Bei SBIR muss mehr als die Hälfte der Zeit Ihrem Unternehmen gelten. STTR erlaubt auch eine Anstellung bei der beteiligten Forschungseinrichtung.',
      },
      {
        question:
          'Wird Ihr Unternehmen selbst in Phase I mindestens zwei Drittel der Arbeit leisten und in Phase II die Hälfte?',
        help: 'Bei STTR mindestens 40 %, und die beteiligte Forschungseinrichtung mindestens 30 %.',
        ifNo: 'Zu viel der Arbeit geht an andere. STTR erlaubt mehr davon: Ihr Unternehmen leistet mindestens 40 % und eine Forschungseinrichtung mindestens 30 %.',
      },
      {
        question:
          'Gehören höchstens 50 % Ihres Unternehmens Wagniskapitalgesellschaften, Hedgefonds oder Beteiligungsgesellschaften?',
        help: 'Alle solchen Gesellschaften zusammengerechnet.',
        ifNo: 'Manche Behörden lassen nach eigenen Regeln zu, dass mehrere solche Gesellschaften die Mehrheit halten; andere Behörden und STTR insgesamt nicht.',
      },
      {
        question: 'Ist Ihr Unternehmen registriert, oder wird es das vor dem Antrag sein?',
        help: 'In SAM.gov mit einer Unique Entity ID, in der Company Registry der SBA und im System der Behörde. Es ist kostenlos und dauert Wochen.',
        ifNo: 'Ohne diese Registrierungen wird ein Antrag nicht angenommen. Beginnen Sie mit SAM.gov, das am längsten dauert.',
      },
    ],
  },
  parts: { A: 'Teil A: Grundlagen', B: 'Teil B: Weiteres' },
  progress: (at, of) => `Frage ${at} von ${of}`,
  yes: 'Ja',
  no: 'Nein',
  noTitle: 'Ihr Unternehmen ist vielleicht nicht berechtigt',
  change: 'Antwort auf Ja ändern',
  close: 'Fragen schließen',
  basicTitle: 'Ihr Unternehmen erfüllt die Grundregeln',
  basicText: 'Vier weitere Fragen gelten dem Projekt selbst.',
  continue: 'Weiter zu Teil B',
  doneTitle: 'Ihr Unternehmen scheint berechtigt zu sein',
  doneText: 'Sie haben alle Fragen mit Ja beantwortet. Über den Antrag selbst entscheidet die Behörde.',
  search: 'Ausschreibungen suchen',
  upgradeText: 'Die Suche nach Ausschreibungen setzt einen höheren Tarif voraus.',
  upgrade: 'Tarife ansehen',
};
