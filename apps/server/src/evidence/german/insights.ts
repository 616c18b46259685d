/** Insights, answers to questions, and items of the feed. */
export const phrases: Record<string, string> = {
  '{0} received an award{1} from {2}{3}.': '{0} erhielt eine Förderung{1|betrag} von {2}{3}.',
  'The patent of {0} is dated {1}.': 'Das Patent von {0} trägt das Datum {1}.',
  'The awarding agency {0} obligated {1} to the recipient {2}.':
    'Die vergebende Behörde {0} stellte dem Empfänger {2} {1} bereit.',
  'The call of {0} closes on {1}.': 'Die Ausschreibung von {0} schließt am {1}.',
  '{0} sponsors the trial{1}.': 'Sponsor der Studie ist {0}{1}.',
  ', whose status is {0}': '; ihr Status: {0}',
  '{0} sponsors the trial, registered on {1}.': 'Sponsor der Studie, registriert am {1}, ist {0}.',

  'On record: {0} {1}.': 'Erfasst: {0} {1}.',
  'On record: {0} {1}, of which {2} {3}.': 'Erfasst: {0} {1}, davon {2} mit {3}.',
  'state an amount': 'Angabe einer Summe',
  'state a date': 'Angabe eines Datums',
  'are open': 'offener Frist',
  'The {0} add up to {1}, over {2} that state an amount.': 'Summe: {0}: {1} (über {2} mit Angabe der Summe).',
  'The median amount of {0} is {1}, over {2} that state an amount.':
    'Median der Summen: {0}: {1} (über {2} mit Angabe der Summe).',
  'The call {0} closes on {1}.': 'Die Ausschreibung {0} schließt am {1}.',
  'On record: {0} {1}, and {2} {3}.': 'Erfasst: {0} {1} und {2} {3}.',
  'The {0} of {1} is {2}.': '{1}, {0}: {2}.',

  'Consider a talk early: a newcomer may be open to a partnership.':
    'Ein frühes Gespräch lohnt: Wer neu ist, mag für eine Partnerschaft offen sein.',
  'Check what they do otherwise: they may be a rival, or a first partner.':
    'Prüfen, was dort anders gemacht wird: Das kann ein Wettbewerber sein oder ein erster Partner.',
  'Look at who backs them: it may be an opening to invest beside others.':
    'Ansehen, wer dahintersteht: Neben anderen zu investieren kann möglich sein.',
  'Read these first: each may be a partner, or a limit to what is new.':
    'Zuerst lesen: Ein Partner kann darunter sein, oder eine Grenze für das Neue.',
  'Read these before filing: each may be a limit to what is new.':
    'Vor einer Anmeldung lesen: Eine Grenze für das Neue kann darunter sein.',
  'Ask in what the idea may differ from these.': 'Fragen, worin sich die Idee hiervon unterscheiden kann.',
  'Consider these holders as partners to start with.': 'Diese Inhaber kommen als erste Partner infrage.',
  'Consider what the others may be paid for, and where these leave room.':
    'Überlegen, wofür andere bezahlt werden können und wo diese Platz lassen.',
  'Ask how a new company may stand beside these holders.':
    'Fragen, wie ein neues Unternehmen neben diesen Inhabern bestehen kann.',
  'Look for research groups that may be ready to license.':
    'Nach Forschungsgruppen suchen, die zu einer Lizenz bereit sein können.',
  'Consider moving soon: the place may still be open.':
    'Bald zu handeln kann sich lohnen: Der Platz mag noch frei sein.',
  'Ask what may hold companies back before you read it as an opening.':
    'Erst fragen, was Unternehmen zurückhalten mag, bevor es als Chance gilt.',
  'Consider applying together with a partner: a date that has passed may be followed by a long wait.':
    'Ein gemeinsamer Antrag mit einem Partner ist zu erwägen: Nach einer verpassten Frist kann es lange dauern.',
  'Start with the application: a date that has passed may be followed by a long wait.':
    'Mit dem Antrag beginnen: Nach einer verpassten Frist kann es lange dauern.',
  'Ask your companies whether they may apply.': 'Die eigenen Unternehmen fragen, ob sie antragsberechtigt sind.',
  'Check which of these may be used freely by the time of launch.':
    'Prüfen, was davon bis zur Markteinführung frei genutzt werden kann.',
  'Ask how long protection may last before others may follow.':
    'Fragen, wie lange der Schutz reicht, bevor andere folgen können.',
  'Read how these were designed: their sponsors may be looking for partners.':
    'Lesen, wie diese angelegt waren: Ihre Sponsoren suchen womöglich Partner.',
  'Read how the others were designed before planning a trial.':
    'Vor einer eigenen Studie lesen, wie die anderen angelegt waren.',
  'Ask what these may say about the risk ahead.': 'Fragen, was dies über das künftige Risiko sagen kann.',
  'Consider it a yardstick for the budget of a joint project.':
    'Als Maßstab für das Budget eines gemeinsamen Projekts zu erwägen.',
  'Consider it a yardstick for a first budget.': 'Als Maßstab für ein erstes Budget zu erwägen.',
  'Consider it a yardstick for a first round.': 'Als Maßstab für eine erste Runde zu erwägen.',
  'Talk to them early, as possible partners.': 'Früh mit ihnen sprechen, als möglichen Partnern.',
  'Talk to them early: they may become partners or competitors.':
    'Früh mit ihnen sprechen: Sie können Partner werden oder Wettbewerber.',
  'Talk to them early: they may know who is worth backing.':
    'Früh mit ihnen sprechen: Sie wissen womöglich, wen zu finanzieren sich lohnt.',
  'Ask how the time between the two may be funded.': 'Fragen, wie die Zeit dazwischen finanziert werden kann.',
  'Consider how the time between the two may be funded.': 'Überlegen, wie die Zeit dazwischen finanziert werden kann.',
  'Ask these agencies whether the need still stands.': 'Bei diesen Behörden nachfragen, ob der Bedarf noch besteht.',
  'Ask these agencies whether the need still stands: one of them may be a first customer.':
    'Bei diesen Behörden nachfragen, ob der Bedarf noch besteht: Ein erster Kunde kann darunter sein.',
  'Ask these agencies whether the need still stands, and who may have answered it.':
    'Bei diesen Behörden nachfragen, ob der Bedarf noch besteht und wer ihn gedeckt haben mag.',
  'Consider moving soon: others may be drawn to the field as well.':
    'Bald zu handeln kann sich lohnen: Das Feld mag auch andere anziehen.',
  'Consider filing soon: others may be drawn to the field as well.':
    'Eine baldige Anmeldung ist zu erwägen: Das Feld mag auch andere anziehen.',
  'Consider entering soon: prices may follow the activity.':
    'Ein baldiger Einstieg ist zu erwägen: Die Preise können der Aktivität folgen.',
  'Ask those who left: interest may have moved elsewhere.':
    'Die fragen, die sich zurückgezogen haben: Das Interesse mag sich verlagert haben.',
  'Ask those who left before you invest: interest may have moved elsewhere.':
    'Vor einer Investition die fragen, die sich zurückgezogen haben: Das Interesse mag sich verlagert haben.',
  'Ask the sponsor what became of the work: what was stopped may be for sale.':
    'Den Sponsor fragen, was aus der Arbeit wurde: Was abgebrochen ist, steht womöglich zum Verkauf.',
  'Check whether the same reason may hold for your project.':
    'Prüfen, ob derselbe Grund auch für das eigene Projekt gelten kann.',
  'Ask whether the same reason may hold for what you invest in.':
    'Fragen, ob derselbe Grund auch für die eigene Investition gelten kann.',
  'Read the results: a sponsor who has some may be looking for a partner.':
    'Die Ergebnisse lesen: Ein Sponsor, der welche hat, sucht womöglich einen Partner.',
  'Read the results before planning a trial.': 'Vor einer eigenen Studie die Ergebnisse lesen.',
  'Read the results: they may say what a next trial has to show.':
    'Die Ergebnisse lesen: Sie können sagen, was eine nächste Studie zeigen muss.',
  'Watch their calls: those who win them may be partners.':
    'Ihre Ausschreibungen beobachten: Wer sie gewinnt, kann ein Partner sein.',
  'Watch their calls before looking elsewhere.': 'Ihre Ausschreibungen beobachten, bevor anderswo gesucht wird.',
  'Ask how a company may stand when one of these stops paying.':
    'Fragen, wie ein Unternehmen dasteht, wenn hiervon jemand nicht mehr zahlt.',
  'Ask these holders for a license before work begins.':
    'Vor Beginn der Arbeit bei diesen Inhabern nach einer Lizenz fragen.',
  'Check freedom to operate against these holders before the design is fixed.':
    'Die Ausübungsfreiheit gegenüber diesen Inhabern prüfen, bevor die Auslegung feststeht.',
  'Ask how your company may work beside these holders.':
    'Fragen, wie das eigene Unternehmen neben diesen Inhabern arbeiten kann.',
  'Plan talks around these dates: a sponsor may be open to partners before its results are known.':
    'Gespräche um diese Termine planen: Vor seinen Ergebnissen mag ein Sponsor für Partner offen sein.',
  'Plan around these dates: what they show may set the bar.':
    'Um diese Termine planen: Was dann gezeigt wird, kann der Maßstab sein.',
  'Consider waiting for these results: they may change what the field is worth.':
    'Diese Ergebnisse abzuwarten kann sich lohnen: Sie können den Wert des Feldes ändern.',
  'Consider how the project differs from these.': 'Überlegen, worin sich das Projekt hiervon unterscheidet.',
  'Consider how the project differs from these, and which of them it may be compared with.':
    'Überlegen, worin sich das Projekt hiervon unterscheidet und womit es verglichen werden kann.',
  'Ask how the project may stand beside these.': 'Fragen, wie das Projekt daneben bestehen kann.',
  'Consider these sponsors as partners: they know the way to approval.':
    'Diese Sponsoren kommen als Partner infrage: Sie kennen den Weg zur Zulassung.',
  'Compare the profile with what is approved.': 'Das Profil mit dem vergleichen, was zugelassen ist.',
  'Ask what the project may do better than what is approved.':
    'Fragen, was das Projekt besser machen kann als das Zugelassene.',

  'Reached by others – {0}': 'Von anderen erreicht – {0}',
  'The market, as told by {0}': 'Der Markt nach {0}',
  'Rules and approvals, as told by {0}': 'Vorschriften und Zulassungen nach {0}',
  'What others plan – {0}': 'Was andere planen – {0}',
  'The need, as told by {0}': 'Der Bedarf nach {0}',
  'Ask them for what stands behind it: they may be looking for a partner.':
    'Nachfragen, was dahintersteht: Dort wird womöglich ein Partner gesucht.',
  'Hold the project’s own figures against this.': 'Die eigenen Werte des Projekts daran messen.',
  'Ask in what the project may do better than this.': 'Fragen, worin das Projekt besser sein kann.',
  'Ask who counted, and when, before a plan rests on it.':
    'Fragen, wer wann gezählt hat, bevor ein Plan darauf beruht.',
  'Check which of these may hold for the project, too.': 'Prüfen, was davon auch für das Projekt gelten kann.',
  'Ask what it may cost to meet these.': 'Fragen, was es kosten kann, sie zu erfüllen.',
  'Talk to them before they have chosen their partners.': 'Mit ihnen sprechen, bevor sie ihre Partner gewählt haben.',
  'Check whether what they plan may get ahead of the project.':
    'Prüfen, ob diese Pläne dem Projekt zuvorkommen können.',
  'Ask how far they may be by now.': 'Fragen, wie weit sie inzwischen sein können.',
  'Ask whether the need still stands.': 'Nachfragen, ob der Bedarf noch besteht.',
  'Ask whether the need still stands: whoever has it may be a first customer.':
    'Nachfragen, ob der Bedarf noch besteht: Wer ihn hat, kann ein erster Kunde sein.',
  'Ask whether the need still stands, and who may have answered it.':
    'Nachfragen, ob der Bedarf noch besteht und wer ihn gedeckt haben mag.',

  '{0} is new to the topic: {1} awards, patents, trials and contracts, which begin in {2}.':
    '{0} ist neu im Thema: {1} Förderungen, Patente, Studien und Aufträge seit {2}.',
  'Awards, patents, trials and contracts in the field begin to name {0} in {1}; by now {2} do.':
    'Förderungen, Patente, Studien und Aufträge im Themenfeld nennen {0} seit {1}; bisher sind es {2}.',
  'The topic is older: {0} awards, patents, trials and contracts of others are from before {1}.':
    'Das Thema ist älter: {0} Förderungen, Patente, Studien und Aufträge anderer liegen vor {1}.',
  '{0} {1} most often for awards in the field: {2} of them.':
    'Förderungen im Themenfeld {1} am häufigsten {0}: {2} davon.',
  'Of the {0} awards in the field that name their agency, {1} pay {2}.':
    'Von den {0} Förderungen im Themenfeld, die ihre Behörde nennen, entfallen {2} auf {1}.',
  'The records hold {0} in the field, but {1}.': 'Im Themenfeld erfasst: {0}, aber {1}.',
  'Research in the field adds up to {0}, while the data set of companies holds {1} in the field.':
    'Forschung im Themenfeld: {0}; Unternehmen im Themenfeld: {1}.',
  'A further {0} in the field are on record.': 'Im Themenfeld außerdem erfasst: {0}.',
  '{0} sponsors the trial {1}, whose status is {2}.': 'Sponsor der Studie {1} ist {0}; ihr Status: {2}.',
  'Why stopped: “{0}”': 'Grund des Abbruchs: „{0}“',
  'The trial {0} of the sponsor {1} has results.': 'Zur Studie {0} des Sponsors {1} liegen Ergebnisse vor.',
  'Its enrollment is {0}.': 'Teilnehmende: {0}.',
  'Its status is {0}.': 'Status: {0}.',
  'It started {0} {1}.': 'Sie begann {0} {1}.',
  'The median {0} in the field is {1}, over {2} that state an amount.':
    'Median im Themenfeld: {1} ({0}; über {2} mit Angabe der Summe).',
  '{0} received an award of {1} from {2} for {3}{4}.': '{0} erhielt {1} Förderung von {2} für {3}{4}.',
};
