import type { TEXTS } from '../../features/onboarding/onboarding.texts.ts';

export const onboarding: typeof TEXTS = {
  invite: 'Drei kurze Fragen, damit Groundwork zu Ihnen passt. Jede lässt sich überspringen.',
  start: 'Beantworten',
  notNow: 'Jetzt nicht',
  step: (at, of) => `Frage ${at} von ${of}`,
  persona: 'Was beschreibt Sie am besten?',
  organisation: 'Für welche Organisation arbeiten Sie?',
  phone: 'Unter welcher Nummer erreichen wir Sie?',
  skip: 'Überspringen',
  next: 'Weiter',
  finish: 'Abschließen',
  checklist: 'Erste Schritte',
  dismiss: 'Ausblenden',
  progress: (done, of) => `${done} von ${of} erledigt`,
  done: 'Erledigt:',
  steps: {
    profile: 'Profil vervollständigen',
    email: 'E-Mail-Adresse bestätigen',
    project: 'Ein Projekt beschreiben',
    report: 'Den ersten Bericht erstellen lassen',
    insight: 'Eine Frage an die Datensätze stellen',
  },
  aboutYou: 'Über Sie',
  loadingTheQuestions: 'Die Fragen werden geladen',
};
