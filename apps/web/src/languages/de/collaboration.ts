import type { COLLABORATION_TEXTS, INVITED_ROLES, PROJECT_ROLE_LABELS } from '@groundwork/contract/collaboration.texts';
import { COLLABORATORS_MAX, INVITATION_DAYS } from '@groundwork/contract/limits';
import type { TEXTS } from '../../features/projects/collaboration/collaboration.texts.ts';

export const projectRoles: typeof PROJECT_ROLE_LABELS = {
  owner: 'Leitung',
  editor: 'Mitarbeit',
  viewer: 'Lesezugriff',
};

export const invitedRoles: typeof INVITED_ROLES = {
  editor: 'Kann Texte, Notizen und Lesezeichen ändern und Berichte erstellen lassen',
  viewer: 'Kann alles lesen, aber nichts ändern',
};

export const collaborationMessages: typeof COLLABORATION_TEXTS = {
  viewerOnly: 'Sie können dieses Projekt lesen, aber nicht ändern. Die Leitung kann Ihnen die Mitarbeit erlauben.',
  ownerOnly: 'Das kann nur die Leitung des Projekts.',
  sharing: 'Das Teilen eines Projekts',
  lapsed: 'Der Tarif des Projekts enthält das Teilen nicht mehr. Zurzeit kann niemand neu dazukommen.',
  keyCannot: 'Ein API-Schlüssel kann nicht ändern, wer in einem Projekt ist. Melden Sie sich dafür an.',
  ownAddress: 'Das ist Ihre eigene Adresse.',
  alreadyIn: 'Diese Person ist schon im Projekt.',
  youAreIn: 'Sie sind schon in diesem Projekt.',
  full: `Ein Projekt hat höchstens ${COLLABORATORS_MAX} Mitwirkende, offene Einladungen mitgezählt. Entfernen Sie zuerst jemanden.`,
  unknownLink:
    'Diese Einladung ist nicht bekannt. Öffnen Sie den Link genau so, wie er gesendet wurde, oder bitten Sie um einen neuen.',
  expired: `Diese Einladung ist abgelaufen: Sie galt ${INVITATION_DAYS} Tage. Bitten Sie um eine neue.`,
  used: 'Diese Einladung wurde schon angenommen. Sie gilt einmal.',
  declined: 'Diese Einladung wurde abgelehnt. War das ein Versehen, bitten Sie um eine neue.',
  revoked: 'Diese Einladung wurde zurückgezogen.',
  otherAddress: (email) =>
    `Diese Einladung ist für ${email}. Melden Sie sich mit dieser Adresse an, oder lassen Sie sich unter Ihrer einladen.`,
  needsLink:
    'Es ist noch nicht bestätigt, dass diese Adresse Ihnen gehört. Öffnen Sie den Link, den Sie bekommen haben, oder bitten Sie um Zugang.',
  nobodyAsks: 'Mit dieser Einladung bittet niemand mehr um Zugang.',
};

export const collaboration: typeof TEXTS = {
  share: 'Teilen',
  people: 'Personen',
  shareProject: 'Projekt teilen',
  peopleOfProject: 'Personen in diesem Projekt',
  peopleFailed: 'Die Personen dieses Projekts sind zurzeit nicht verfügbar',
  loading: 'Personen werden geladen',
  close: 'Schließen',
  email: 'E-Mail',
  emailPlaceholder: 'name@example.org',
  role: 'Rolle',
  invite: 'Einladen',
  invited: (email) => `Eine Einladung ist unterwegs an ${email}`,
  invitedByLink: 'Kopieren Sie den Link unten und schicken Sie ihn selbst: Dieser Server verschickt keine E-Mails.',
  locked: (plan) => `Das Teilen eines Projekts setzt ${plan} voraus.`,
  seePlans: 'Tarife ansehen',
  keptMeanwhile: 'Bis dahin können die Personen unten dieses Projekt lesen, aber nicht ändern.',
  full: (max) => `Alle ${max} Plätze sind vergeben, offene Einladungen mitgezählt.`,
  list: 'In diesem Projekt',
  you: '(Sie)',
  roleOf: (name) => `Rolle von ${name}`,
  remove: 'Entfernen',
  removeLabel: (name) => `${name} entfernen`,
  removeTitle: 'Aus diesem Projekt entfernen?',
  removeText: (name) => `${name} verliert den Zugang sofort. Was hinzugefügt wurde, bleibt im Projekt.`,
  removed: (name) => `${name} wurde entfernt`,
  leave: 'Projekt verlassen',
  leaveTitle: 'Dieses Projekt verlassen?',
  leaveText:
    'Sie verlieren den Zugang sofort. Was Sie hinzugefügt haben, bleibt im Projekt. Zurück kommen Sie nur mit einer neuen Einladung.',
  left: 'Sie haben das Projekt verlassen',
  invitations: 'Offene Einladungen',
  openUntil: (date) => `Offen bis ${date}`,
  expired: (date) => `Abgelaufen am ${date}`,
  linkFor: (email) => `Link der Einladung für ${email}`,
  copyLink: 'Link kopieren',
  copied: 'Kopiert',
  sendAgain: 'Noch einmal senden',
  renew: 'Erneuern',
  renewed: 'Die Einladung ist wieder offen',
  sentAgain: 'Noch einmal gesendet',
  againLabel: (what, email) => `${what}: ${email}`,
  revoke: 'Zurückziehen',
  revokeLabel: (email) => `Einladung für ${email} zurückziehen`,
  revoked: 'Einladung zurückgezogen',
  forOthers: ', auch für die Personen, mit denen es geteilt ist',
  alsoHere: 'Gerade auch hier',
  more: (count) => `+${count}`,
  sharedBy: (name) => `Geteilt von ${name}`,
  invitation: 'Einladung',
  invitationTitle: (name) => `${name} lädt Sie in ein Projekt ein`,
  asRole: {
    editor: 'Sie können Texte, Notizen und Lesezeichen ändern und Berichte erstellen lassen.',
    viewer: 'Sie können alles lesen, aber nichts ändern.',
  },
  isFor: (email, until) => `Die Einladung ist für ${email} und offen bis ${until}.`,
  signInFirst:
    'Melden Sie sich mit dieser Adresse an, oder legen Sie ein Konto mit ihr an. Danach kommen Sie hierher zurück.',
  signIn: 'Anmelden',
  signUp: 'Kostenloses Konto anlegen',
  ask: 'Um Zugang bitten',
  asked: 'Ihre Anfrage wurde gesendet. Hier und unter der Glocke sehen Sie, wenn Sie Zugang haben.',
  asksToJoin: (name) =>
    `${name} bittet mit dieser Adresse um Zugang. Dass sie zu dieser Person gehört, ist nicht bestätigt.`,
  letIn: 'Zugang geben',
  letInLabel: (name) => `Zugang geben: ${name}`,
  accept: 'Annehmen',
  decline: 'Ablehnen',
  declinedTitle: 'Einladung abgelehnt',
  declinedText: (name) => `${name} kann Sie wieder einladen.`,
  otherAccount: 'Anderes Konto verwenden',
  signedInAs: (email) => `Sie sind angemeldet als ${email}.`,
  overTitle: 'Diese Einladung ist nicht mehr offen',
  unknownTitle: 'Diese Einladung lässt sich nicht öffnen',
  goOn: 'Zu Pulse',
};
