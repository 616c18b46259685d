import type { ELIGIBILITY_TEXTS } from '../../features/eligibility/eligibility.texts.ts';

export const eligibility: typeof ELIGIBILITY_TEXTS = {
  title: 'SBIR/STTR-Berechtigung',
  about:
    'Acht Fragen nach den öffentlichen Regeln der Programme. Nichts wird gespeichert. Dies ist keine Rechtsberatung.',
  open: 'SBIR/STTR-Berechtigung prüfen',
  questions: {
    A: [
      {
        question: 'Ist Ihr Unternehmen auf Gewinn ausgerichtet und hat es einen Sitz in den Vereinigten Staaten?',
        help: 'Es arbeitet hauptsächlich in den Vereinigten Staaten oder trägt zu ihrer Wirtschaft bei: durch Steuern oder durch amerikanische Erzeugnisse, Materialien oder Arbeit.',
        ifNo: 'SBIR und STTR fördern gewinnorientierte Unternehmen in den Vereinigten Staaten. Ein Unternehmen kann noch vor der Bewilligung gegründet werden.',
      },
      {
        question: 'Hat Ihr Unternehmen weniger als 500 Beschäftigte, die verbundener Unternehmen eingerechnet?',
        help: 'Verbunden sind Unternehmen, die Ihres beherrschen, die Ihres beherrscht oder die unter derselben Herrschaft stehen.',
        ifNo: 'Unternehmen mit 500 oder mehr Beschäftigten, verbundene eingerechnet, sind für diese Programme zu groß.',
      },
      {
        question:
          'Gehört Ihr Unternehmen zu mehr als 50 % US-Bürgern oder dauerhaft Ansässigen, oder Unternehmen, für die das gilt?',
        help: 'Direkt, und einer oder mehreren Personen oder anderen kleinen Unternehmen in US-Besitz.',
        ifNo: 'Ein Eigentümer aus den USA, oder mehrere zusammen, muss die Mehrheit (über 50 %) des Unternehmens halten.',
      },
      {
        question: 'Wird die Forschung und Entwicklung in den Vereinigten Staaten durchgeführt?',
        help: 'Arbeit anderswo braucht in seltenen Fällen die Zustimmung der fördernden Behörde.',
        ifNo: 'Alle Arbeit muss in den Vereinigten Staaten geschehen, wenn die Behörde nicht schriftlich anderes zulässt.',
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
          'Wird Ihr Unternehmen selbst in Phase I mindestens zwei Drittel der Arbeit tun, und in Phase II die Hälfte?',
        help: 'Bei STTR mindestens 40 %, und die beteiligte Forschungseinrichtung mindestens 30 %.',
        ifNo: 'Zu viel der Arbeit geht an andere. STTR erlaubt mehr davon: Ihr Unternehmen tut mindestens 40 % und eine Forschungseinrichtung mindestens 30 %.',
      },
      {
        question:
          'Gehören höchstens 50 % Ihres Unternehmens Wagniskapitalgesellschaften, Hedgefonds oder Beteiligungsgesellschaften?',
        help: 'Mehrere davon zusammengerechnet.',
        ifNo: 'Manche Behörden lassen nach eigenen Regeln zu, dass mehrere solche Gesellschaften die Mehrheit halten; andere und ganz STTR nicht.',
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
  upgradeText: 'Die Suche nach Ausschreibungen braucht einen größeren Tarif.',
  upgrade: 'Tarife ansehen',
};
