/** Sentences of a funding report around the call. */
export const phrases: Record<string, string> = {
  '{0} is a call{1}.': '{0}: Ausschreibung{1}.',
  'The closing date of {0}{1}: {2}.': 'Bewerbungsschluss von {0}{1}: {2}.',
  '{0}{1} closes on {2}.': 'Bewerbungsschluss von {0}{1}: {2}.',
  '{0} {1} left to apply for the call.': 'Bis zum Bewerbungsschluss: {0} {1}.',
  'day is': 'Tag',
  'days are': 'Tage',
};

/**
 * Requirements of agencies for an application, as we tell them. Titles of its sections, and the names of agencies and
 * programs, are theirs: whoever applies finds them so.
 */
export const asked: Record<string, string> = {
  'Funding report · {0}': 'Förderbericht · {0}',
  'The call and what it asks': 'Die Ausschreibung und was sie verlangt',
  'Past awards like it': 'Frühere ähnliche Förderungen',
  Budget: 'Budget',
  Timeline: 'Zeitplan',
  'What is required': 'Voraussetzungen',
  'Rules change with each call: what the current one says is what counts.':
    'Die Regeln ändern sich mit jeder Ausschreibung: Es gilt, was in der aktuellen steht.',
  'days left to apply for the call': 'Tage bis zum Bewerbungsschluss',

  'The application is in before the call closes.': 'Der Antrag geht vor dem Bewerbungsschluss ein.',
  'The call is one of the agency that this report is for.': 'Die Ausschreibung ist von der Behörde dieses Berichts.',
  'The applicant is among those who may apply.': 'Der Antragsteller gehört zu den Antragsberechtigten.',
  'The applicant is of the kind that the call is set aside for.':
    'Der Antragsteller gehört zu denen, für die die Ausschreibung vorbehalten ist.',
  'The share of the costs that the call asks for is paid for.': 'Die verlangte Eigenbeteiligung ist finanziert.',
  'The amount asked for is within what the call pays.': 'Der beantragte Betrag übersteigt die Höchstsumme nicht.',
  'The amount asked for is no less than the call pays.': 'Der beantragte Betrag unterschreitet die Mindestsumme nicht.',
  'The applicant is a for-profit company with its place of business in the United States.':
    'Der Antragsteller ist ein gewinnorientiertes Unternehmen mit Sitz in den USA.',
  'With its affiliates it has no more employees than the size standard of the program allows.':
    'Mit verbundenen Unternehmen hat es nicht mehr Beschäftigte, als das Programm zulässt.',
  'Persons or companies that the program accepts own and control more of it than anybody else.':
    'Vom Programm zugelassene Personen oder Unternehmen besitzen und kontrollieren den größten Anteil daran.',
  'The principal investigator is named, with the time for this work and the employer.':
    'Die Projektleitung ist benannt, mit Zeitanteil und Arbeitgeber.',
  'SAM.gov, the SBIR company registry and the agency’s portal know the company.':
    'Das Unternehmen ist bei SAM.gov, im SBIR-Unternehmensregister und im Portal der Behörde registriert.',
  'No other award pays for the same work; similar proposals are disclosed.':
    'Keine andere Förderung bezahlt dieselben Arbeiten; ähnliche Anträge sind offengelegt.',
  'The innovation is unproven and needs research: it is more than engineering or a new use of what exists.':
    'Die Innovation ist unerprobt und verlangt Forschung: mehr als Entwicklungsarbeit oder eine neue Nutzung von Bekanntem.',
  'The company has no other pitch or Phase I proposal under review at NSF.':
    'Kein weiterer Pitch oder Phase-I-Antrag des Unternehmens ist bei der NSF in Prüfung.',
  'NSF has invited the full proposal on a Project Pitch, and the invitation still holds.':
    'Die NSF hat nach einem Project Pitch zum Vollantrag eingeladen, und die Einladung gilt noch.',
  'The company does the share of the work that the program asks for; what others do is in the budget.':
    'Das Unternehmen leistet den vom Programm verlangten Anteil der Arbeiten; die Arbeiten anderer stehen im Budget.',
  'The proposal answers one subtopic of the solicitation.': 'Der Antrag gilt einem Unterthema der Ausschreibung.',
  'The proposal answers one topic of the announcement, and follows the instructions of its component.':
    'Der Antrag gilt einem Thema der Bekanntmachung und folgt den Vorgaben der ausschreibenden Stelle.',
  'A letter of intent was sent where the announcement asks for one.':
    'Eine Absichtserklärung ist eingereicht, wo die Bekanntmachung sie verlangt.',
  'The topic accepts Direct to Phase II proposals.': 'Das Thema lässt Anträge „Direct to Phase II“ zu.',
  'Documents prove what the topic asks of Phase I, and no SBIR or STTR award paid for it.':
    'Was das Thema von Phase I verlangt, ist durch Unterlagen belegt und nicht durch SBIR oder STTR bezahlt worden.',
  'The call accepts Direct to Phase II, and the application is for SBIR: STTR has no such way.':
    'Die Ausschreibung lässt „Direct to Phase II“ zu, und der Antrag gilt SBIR: STTR kennt diesen Weg nicht.',
  'Work equal to a Phase I has shown that it is feasible, and no SBIR or STTR award paid for it.':
    'Arbeiten im Umfang einer Phase I haben die Machbarkeit gezeigt und sind nicht durch SBIR oder STTR bezahlt worden.',
  'The proposal answers one topic of the Ignite solicitation.': 'Der Antrag gilt einem Thema der Ignite-Ausschreibung.',
  'The main market lies outside NASA: commercial pull decides.':
    'Der Hauptmarkt liegt außerhalb der NASA: Die Nachfrage am Markt entscheidet.',
  'The company holds an NSF Phase I award for this work, and the time for applying has not passed.':
    'Das Unternehmen hat für diese Arbeiten eine Phase-I-Förderung der NSF, und die Antragsfrist läuft noch.',
  'The company holds a Phase I award for this work, and the time for applying has not passed.':
    'Das Unternehmen hat für diese Arbeiten eine Phase-I-Förderung, und die Antragsfrist läuft noch.',
  'The company holds a NASA Phase I contract for this work.':
    'Das Unternehmen hat für diese Arbeiten einen Phase-I-Vertrag der NASA.',

  'The technical innovation that Phase I would be about, where it comes from, and why it is unproven and high-impact research rather than engineering.':
    'Die technische Innovation von Phase I, ihre Herkunft, und warum sie unerprobte Forschung von großer Wirkung ist und keine Entwicklungsarbeit.',
  'The research to be done in Phase I, and how it would show that the product is feasible or take away technical risk.':
    'Die Forschung in Phase I, und wie sie die Machbarkeit des Produkts zeigt oder technisches Risiko nimmt.',
  'The customer and the pain that would be the near-term commercial focus of this project.':
    'Der Kunde und sein Problem, auf die das Projekt zunächst zielt.',
  'Background and current status of the company, and the people who do the technical and commercial work.':
    'Geschichte und Stand des Unternehmens, und wer die technische und kaufmännische Arbeit macht.',
  'Overview, intellectual merit and broader impacts, each under its own heading.':
    'Überblick, wissenschaftlicher Wert (intellectual merit) und breitere Wirkung (broader impacts), je mit Überschrift.',
  'The innovation and its technical risk, the research plan and how success is measured; the whole project description may have fifteen pages.':
    'Die Innovation und ihr technisches Risiko, der Forschungsplan und das Maß für den Erfolg; die ganze Projektbeschreibung darf fünfzehn Seiten haben.',
  'Customer, market, competition and business model; within the same fifteen pages.':
    'Kunde, Markt, Wettbewerb und Geschäftsmodell; innerhalb derselben fünfzehn Seiten.',
  'Who does the work and runs the business; within the same fifteen pages.':
    'Wer die Arbeit macht und das Unternehmen führt; innerhalb derselben fünfzehn Seiten.',
  'The goals of the research, the expected outcomes, and their impact on the field.':
    'Die Ziele der Forschung, die erwarteten Ergebnisse und ihre Wirkung auf das Fachgebiet.',
  'Significance, innovation and approach: why it matters, what is new, and how it is done.':
    'Bedeutung, Innovation und Vorgehen: warum es zählt, was neu ist und wie es gemacht wird.',
  'Part of the research strategy: who would buy the product, and who develops it.':
    'Teil der Forschungsstrategie: wer das Produkt kaufen würde, und wer es entwickelt.',
  'Part 2: the innovation, the need of the subtopic that it answers, and the state of the art. All ten parts may have nineteen pages.':
    'Teil 2: die Innovation, der Bedarf des Unterthemas, dem sie entspricht, und der Stand der Technik. Alle zehn Teile dürfen neunzehn Seiten haben.',
  'Part 3: the objectives of Phase I, with the questions of the subtopic that they answer.':
    'Teil 3: die Ziele von Phase I, mit den Fragen des Unterthemas, die sie beantworten.',
  'Part 4: what is done, where, by whom, with hours, schedule and milestones.':
    'Teil 4: was getan wird, wo und von wem, mit Stunden, Zeitplan und Meilensteinen.',
  'Part 5: the state of the art, and work of one’s own and of others that bears on it.':
    'Teil 5: der Stand der Technik, und eigene und fremde Arbeiten dazu.',
  'Parts 6, 8 and 9: people with their experience, facilities, subcontracts and consultants.':
    'Teile 6, 8 und 9: Personen mit ihrer Erfahrung, Einrichtungen, Unteraufträge und Berater.',
  'Part 7: uses at NASA and outside it, and how the results go on to Phase II and the market.':
    'Teil 7: Anwendungen bei der NASA und außerhalb, und der Weg der Ergebnisse zu Phase II und zum Markt.',
  'the innovation, the need of the subtopic that it answers, and the state of the art.':
    'die Innovation, der Bedarf des Unterthemas, dem sie entspricht, und der Stand der Technik.',
  'the objectives of Phase I, with the questions of the subtopic that they answer.':
    'die Ziele von Phase I, mit den Fragen des Unterthemas, die sie beantworten.',
  'what is done, where, by whom, with hours, schedule and milestones.':
    'was getan wird, wo und von wem, mit Stunden, Zeitplan und Meilensteinen.',
  'the state of the art, and work of one’s own and of others that bears on it.':
    'der Stand der Technik, und eigene und fremde Arbeiten dazu.',
  'people with their experience, facilities, subcontracts and consultants.':
    'Personen mit ihrer Erfahrung, Einrichtungen, Unteraufträge und Berater.',
  'uses at NASA and outside it, and how the results go on to Phase II and the market.':
    'Anwendungen bei der NASA und außerhalb, und der Weg der Ergebnisse zu Phase II und zum Markt.',
  'The problem, the innovation, and how it differs from the best that exists.':
    'Das Problem, die Innovation, und wie sie sich vom besten Vorhandenen unterscheidet.',
  'The questions that have to be answered to show that it is feasible.':
    'Die Fragen, deren Antworten die Machbarkeit zeigen.',
  'What is done, where, by whom and when, with milestones.': 'Was getan wird, wo, von wem und wann, mit Meilensteinen.',
  'Who would buy it, against which competition, and how the company gets there.':
    'Wer es kaufen würde, gegen welchen Wettbewerb, und der Weg des Unternehmens dorthin.',
  'Who does the work, with which experience, and where.': 'Wer die Arbeit macht, mit welcher Erfahrung, und wo.',
  'What Phase I would have shown, and the work that has shown it.':
    'Was Phase I gezeigt hätte, und die Arbeiten, die es gezeigt haben.',
  'What will exist at the end, and what then stands between it and the first sale.':
    'Was es am Ende gibt, und was dann noch vor dem ersten Verkauf liegt.',
  'Tasks, milestones, tests with users, and risks with what is done about them.':
    'Aufgaben, Meilensteine, Tests mit Anwendern, Risiken und der Umgang damit.',
  'Company, market, competition, intellectual property, finances, production and approvals.':
    'Unternehmen, Markt, Wettbewerb, Schutzrechte, Finanzen, Produktion und Zulassungen.',
  'Value of the project, the company, market and competition, intellectual property, finance plan, production and marketing plan, revenue.':
    'Wert des Projekts, Unternehmen, Markt und Wettbewerb, Schutzrechte, Finanzplan, Produktions- und Vermarktungsplan, Umsatz.',
  'Understanding of the market and a strong plan for commercialization: as weighty as the technology.':
    'Kenntnis des Markts und ein starker Verwertungsplan: so gewichtig wie die Technologie.',
  'The innovation, the state of the art, and what is technically risky about it.':
    'Die Innovation, der Stand der Technik, und das technische Risiko.',
  'Few tasks, each with a result, that show feasibility.':
    'Wenige Aufgaben, jede mit einem Ergebnis, die die Machbarkeit zeigen.',
  'Who builds it, who sells it, and with what means.': 'Wer es baut, wer es verkauft, und mit welchen Mitteln.',
  'Each objective of Phase I, and whether it was reached.': 'Jedes Ziel von Phase I, und ob es erreicht wurde.',

  'Where the innovation comes from: whose work, when, and with what result.':
    'Herkunft der Innovation: wessen Arbeit, wann, mit welchem Ergebnis.',
  'Why nobody has done it before.': 'Warum es noch niemand gemacht hat.',
  'Two to four objectives, each with a measure and a target.': 'Zwei bis vier Ziele, je mit Messgröße und Zielwert.',
  'What is unknown about each, and what is done if it fails.':
    'Was an jedem offen ist, und was bei einem Fehlschlag geschieht.',
  'The first customer: what the problem costs them today, and what they said when asked.':
    'Der erste Kunde: was ihn das Problem heute kostet, und was er auf Nachfrage sagte.',
  'When the company was founded, how many work in it, and how it has been paid for.':
    'Gründungsjahr des Unternehmens, Zahl der Beschäftigten und bisherige Finanzierung.',
  'Who leads the research and who the business, and what they have done before.':
    'Wer die Forschung und wer das Geschäft leitet, und was sie zuvor gemacht haben.',
  'Who is missing, and how that gap is filled.': 'Wer fehlt, und wie die Lücke geschlossen wird.',
  'One paragraph each on overview, intellectual merit and broader impacts.':
    'Je ein Absatz zu Überblick, wissenschaftlichem Wert und breiterer Wirkung.',
  'Research plan: tasks, methods, milestones and criteria of success.':
    'Forschungsplan: Aufgaben, Methoden, Meilensteine und Erfolgskriterien.',
  'Preliminary results, if there are any.': 'Vorläufige Ergebnisse, falls vorhanden.',
  'How the product is sold, at what price, and against whom.': 'Vertriebsweg, Preis und Wettbewerber des Produkts.',
  'Customers that were talked to.': 'Kunden, mit denen gesprochen wurde.',
  'People, their roles and experience.': 'Personen, ihre Rollen und Erfahrung.',
  'How the company is financed, and its vision.': 'Finanzierung und Vision des Unternehmens.',
  'Each aim with its hypothesis, and the milestone that shows that it was reached.':
    'Jedes Ziel mit seiner Hypothese, und der Meilenstein, der zeigt, dass es erreicht ist.',
  'Approach: design, methods, analysis, and what is done when an aim fails.':
    'Vorgehen: Design, Methoden, Auswertung, und was geschieht, wenn ein Ziel verfehlt wird.',
  'Preliminary data with their figures.': 'Vorläufige Daten mit Zahlen.',
  'Rigor of earlier research, and biological variables such as sex.':
    'Belastbarkeit früherer Forschung, und biologische Variablen wie das Geschlecht.',
  'Biographical sketches of the key people.': 'Lebensläufe der wichtigsten Personen.',
  'Letters of support.': 'Unterstützungsschreiben.',
  'The subtopic, and which of its needs the innovation answers.':
    'Das Unterthema, und welchem Bedarf daraus die Innovation entspricht.',
  'For each objective: the measure, the target, and the technology readiness level before and after.':
    'Zu jedem Ziel: Messgröße, Zielwert und Technologiereifegrad vorher und nachher.',
  'Tasks with their hours, people and results.': 'Aufgaben mit Stunden, Personen und Ergebnissen.',
  'Your own earlier work on it, with results and who paid for it.':
    'Eigene frühere Arbeiten dazu, mit Ergebnissen und Geldgebern.',
  'Names, experience and share of time of the key people.':
    'Namen, Erfahrung und Zeitanteile der wichtigsten Personen.',
  'Facilities, subcontractors and consultants, with commitments.':
    'Einrichtungen, Unterauftragnehmer und Berater, mit Zusagen.',
  'NASA programs that could use it, and whom you talked to.':
    'Programme der NASA, die es nutzen könnten, und Ihre Gespräche dazu.',
  'First customers outside NASA.': 'Erste Kunden außerhalb der NASA.',
  'Figures that show how much better it is than what is used today, and how they were measured.':
    'Zahlen zum Vorteil gegenüber dem heute Üblichen, und wie sie gemessen wurden.',
  'For each objective: the measure, the target, and the result that would end the work.':
    'Zu jedem Ziel: Messgröße, Zielwert und das Ergebnis, mit dem die Arbeiten endeten.',
  'Where the work is done, and on what equipment.': 'Wo die Arbeit getan wird, und mit welchen Geräten.',
  'Customers that were talked to, with letters where there are any.':
    'Kunden, mit denen gesprochen wurde, mit Schreiben, wo es sie gibt.',
  'Prices, sales expected, and how the company pays for the way there.':
    'Preise, erwarteter Absatz und die Finanzierung des Wegs dorthin.',
  'Consultants and subcontractors, with their letters.': 'Berater und Unterauftragnehmer, mit ihren Schreiben.',
  'Each result that Phase I would have had to show, the figure reached, and the document that proves it.':
    'Jedes Ergebnis, das Phase I hätte zeigen müssen, der erreichte Wert und die Unterlage, die ihn belegt.',
  'Who paid for that work, and that it was no SBIR or STTR award.':
    'Wer diese Arbeiten bezahlt hat, und dass es keine SBIR- oder STTR-Förderung war.',
  'For each objective: the measure and the target that decide whether it is reached.':
    'Zu jedem Ziel: Messgröße und Zielwert, an denen sich entscheidet, ob es erreicht ist.',
  'Milestones by quarter, and who decides on going on.':
    'Meilensteine je Quartal, und wer über die Fortsetzung entscheidet.',
  'The company’s earlier awards and what came of them.': 'Frühere Förderungen des Unternehmens und was daraus wurde.',
  'Sales expected by year, and what they rest on.': 'Erwarteter Absatz je Jahr, und worauf er beruht.',
  'Letters of customers, partners and investors.': 'Schreiben von Kunden, Partnern und Investoren.',
  'Facilities and equipment at the scale of Phase II.': 'Einrichtungen und Geräte im Maßstab von Phase II.',
  'The company’s size, finances and earlier awards.': 'Größe, Finanzen und frühere Förderungen des Unternehmens.',
  'Finance plan, with letters of those who commit money.': 'Finanzplan, mit Schreiben derer, die Geld zusagen.',
  'Revenue expected by year, and what it rests on.': 'Erwarteter Umsatz je Jahr, und worauf er beruht.',
  'Evidence of demand: letters, pilots, orders, investment.':
    'Belege der Nachfrage: Schreiben, Pilotprojekte, Bestellungen, Investitionen.',
  'Market counted from below: customers, price, share.': 'Markt von unten gerechnet: Kunden, Preis, Anteil.',
  'Technology readiness level today and at the end of Phase I, with the evidence.':
    'Technologiereifegrad heute und am Ende von Phase I, mit Belegen.',
  'Names, roles and experience.': 'Namen, Rollen und Erfahrung.',
  'How the company is financed until the first revenue.': 'Finanzierung des Unternehmens bis zum ersten Umsatz.',
  'Objective by objective: measure, target, result.': 'Ziel für Ziel: Messgröße, Zielwert, Ergebnis.',
  'The number of the Phase I award.': 'Nummer der Phase-I-Förderung.',

  'One award pays up to {0} ({1}). The call may set another limit.':
    'Höchstens {0|value} je Förderung ({1}). Die Ausschreibung kann eine andere Grenze setzen.',
  'The call says what {0} pays at most.': 'Wie viel {0} höchstens zahlt, steht in der Ausschreibung.',
  'The work may take {0} months ({1}). The call may set another period.':
    'Dauer der Arbeiten: {0|value} Monate ({1}). Die Ausschreibung kann eine andere Dauer setzen.',
  'The call says how long the work may take.': 'Wie lange die Arbeiten dauern dürfen, steht in der Ausschreibung.',
  Item: 'Posten',
  'Why it is needed': 'Wofür es gebraucht wird',
  'Salaries and wages': 'Löhne und Gehälter',
  'Fringe benefits': 'Lohnnebenkosten',
  Equipment: 'Geräte',
  Travel: 'Reisen',
  'Materials and supplies': 'Material',
  Consultants: 'Berater',
  Subawards: 'Unteraufträge',
  'Technical and business assistance': 'Technische und kaufmännische Beratung',
  'Other direct costs': 'Sonstige direkte Kosten',
  'Indirect costs': 'Indirekte Kosten',
  Fee: 'Gewinnaufschlag',
  'In all': 'Insgesamt',
  Task: 'Aufgabe',
  Milestone: 'Meilenstein',
  'Decided by': 'Entschieden durch',
};
