import type { Engine } from '@groundwork/contract/engines';

/** The date of companies and investors: when a row was created or published says nothing of it. */
const FOUNDING =
  'year founded, founded, founding year, founding date, date founded, year started, year established, established, inception, gründungsjahr, gegründet, année de création, date de création, fundación, año de fundación, fundada, incorporated, gründungsdatum, date de fondation, fecha de fundación, fecha de creación, foundation date';
/**
 * Names that tables give the fields, in English, German, French and Spanish, beside the fields' own names. Those with an engine
 * before the dot hold for that data set alone, and before those for all.
 */
const HEADINGS: Record<string, string> = {
  id: 'id, identifier, record id, ref, reference, reference number, ref no, number, no, nr, key, code, uuid, docket, docket number, file number, kennung, kennziffer, nummer, aktenzeichen, referenz, numéro, n°, référence, identifiant, identificador, número, referencia, código, expediente',
  title:
    'title, name, headline, subject, titel, bezeichnung, titre, intitulé, nom, título, nombre, denominación, label',
  text: 'description, abstract, summary, short description, long description, overview, details, about, body, text, background, beschreibung, kurzbeschreibung, zusammenfassung, kurzfassung, résumé, description courte, descriptif, resumen, descripción, extracto, brief description, non-confidential summary, notes, note, comments, remarks, bemerkung, bemerkungen, anmerkungen, remarques, commentaires, observaciones, notas',
  date: 'date, datum, fecha, published, publication date, published on, date published, created, created on, veröffentlicht, veröffentlichungsdatum, date de publication, fecha de publicación, year, jahr, année, año, issued on',
  amount: 'amount, value, total, sum, betrag, summe, montant, importe, monto, usd, us dollars, dollars',
  url: 'url, link, domain, domain name, web, website, web site, webpage, web page, homepage, web address, internet, internetseite, webseite, site web, lien, página web, sitio web, enlace, permalink, page',
  organisation:
    'organization, organisation, institution, company, employer, organisme, entreprise, organización, empresa, einrichtung, firma, unternehmen, entity, owner organization, university, hochschule, universität, université, établissement, universidad, centro, institución, employer, arbeitgeber',
  person: 'person, people, personne, persona, personen',
  city: 'city, town, city name, company city, recipient city, vendor city, billing city, ort, stadt, sitz, ville, ciudad, municipality, hq city, location city, localidad',
  state:
    'state, province, state province, billing state, region, state code, bundesland, land kreis, région, estado, provincia',
  country: 'country, country name, country code, billing country, nation, land, staat, pays, país, hq country',
  email: 'email, e-mail, mail, email address, courriel, adresse mail, correo, correo electrónico, e-mail-adresse',
  phone: 'phone, telephone, tel, phone number, telefon, telefonnummer, téléphone, teléfono, mobile',
  contact:
    'contact, contact name, contact person, licensing contact, licensing manager, licensing officer, case manager, technology manager, business contact, point of contact, poc, manager, officer, ansprechpartner, ansprechpartnerin, kontakt, kontaktperson, interlocuteur, chargé d’affaires, contacto, persona de contacto, responsable, gestor',
  'contact.email':
    'contact email, contact mail, manager email, licensing contact email, officer email, email, e-mail, mail, email address, kontakt e-mail, courriel, courriel du contact, correo, correo electrónico, correo de contacto',
  'contact.phone': 'contact phone, phone, telephone, tel, phone number, telefon, téléphone, teléfono, durchwahl',
  category:
    'category, categories, field, fields, area, areas, topic, topics, subject area, technology area, sector, discipline, kategorie, fachgebiet, technologiefeld, bereich, themenfeld, branche, catégorie, domaine, domaines, domain, domains, secteur, categoría, área, sector, campo, ámbito, ámbito temático, tags, theme',
  keywords: 'keywords, key words, tags, schlagwörter, schlagworte, stichworte, mots clés, mots-clés, palabras clave',
  status: 'status, state of affairs, stand, statut, état, estado, situación, situation, current status',
  type: 'type, kind, art, typ, tipo, category type',
  phase: 'phase, fase, stage',
  stage:
    'stage, stage of development, development stage, maturity, readiness, trl, technology readiness level, readiness level, reifegrad, entwicklungsstand, entwicklungsstadium, stade de développement, maturité, niveau de maturité, estado de desarrollo, madurez, nivel de madurez',
  licensingStatus:
    'licensing status, license status, availability, available, commercial status, licence status, verwertungsstatus, lizenzstatus, verfügbarkeit, disponibilité, statut de licence, licencia, disponibilidad, estado de licencia, licensing',
  patentStatus:
    'patent status, ip status, ip protection, intellectual property, protection, ip, ip position, ipr, patent situation, schutzrecht, schutzrechte, schutzrechtsstatus, schutzrechtssituation, patentstatus, patentsituation, patentlage, propriété intellectuelle, statut pi, statut du brevet, état du brevet, propiedad intelectual, estado de la patente, protección',
  patentNumbers:
    'patent number, patent numbers, patents, patent no, patent nos, us patent, us patents, patentnummer, patente, brevets, numéro de brevet, número de patente, patentes',
  department:
    'department, college, school, faculty, institute, lab, laboratory, research group, group, unit, division, institut, fakultät, fachbereich, lehrstuhl, abteilung, département, faculté, laboratoire, unité, departamento, facultad, instituto, laboratorio',
  advantages:
    'advantages, benefits, key benefits, key advantages, value proposition, vorteile, nutzen, avantages, ventajas, beneficios',
  applications:
    'applications, application, potential applications, use cases, uses, markets, anwendung, anwendungen, anwendungsgebiete, einsatzgebiete, anwendungsbereiche, domaines d’application, aplicaciones, usos',
  problem:
    'problem, problem solved, need, unmet need, challenge, herausforderung, besoin, problème, problema, necesidad',
  caseNumber: 'case number, case no, case id, docket, docket number, fallnummer, dossier',
  agency:
    'agency, funding agency, awarding agency, agency name, funder, sponsor, sponsoring agency, fördergeber, fördermittelgeber, ministerium, behörde, geldgeber, agence, financeur, organismo, agencia, financiador, entidad financiadora, entidad convocante, órgano convocante, organismo convocante, granting body',
  branch: 'branch, bureau, institute, directorate, component, office',
  program:
    'program, programme, program name, scheme, funding scheme, call, funding line, programm, förderprogramm, förderlinie, appel, dispositif, programa, convocatoria, instrument',
  endDate:
    'end, end date, ends, ended, until, project end, expiry, finish date, completion, ende, laufzeitende, projektende, bis, date de fin, fin, fecha de fin, fecha fin, hasta, project end date, contract end date, completion date, current completion date',
  address:
    'address, address line, address line 1, street, street address, postal address, adresse, anschrift, straße, rue, dirección, calle',
  trackingNumber:
    'tracking number, agency tracking number, agency reference, agency number, proposal number, application number',
  solicitationNumber: 'solicitation, solicitation number, solicitation id, call number, announcement',
  researchInstitution:
    'research institution, research institution name, ri, ri name, partner institution, research partner, academic partner',
  partners: 'partners, partner, consortium, project partners, partner, partenaires, socios',
  awardNumber:
    'award number, award no, award id, grant number, grant no, grant id, contract, contract number, project number, agency award number, förderkennzeichen, numéro de projet, número de proyecto',
  topicCode: 'topic code, topic number, topic',
  uei: 'uei, unique entity id, unique entity identifier, sam uei',
  duns: 'duns, duns number, d-u-n-s',
  employees:
    'employees, no of employees, number of employees, employee count, headcount, staff, team size, size, mitarbeiter, mitarbeiterzahl, beschäftigte, anzahl mitarbeiter, effectif, effectifs, salariés, nombre d’employés, empleados, número de empleados, plantilla, fte, personnel, mitarbeitende',
  industry:
    'industry, industries, sector, sectors, vertical, verticals, branche, industrie, secteur, secteur d’activité, sector, industria, market, segment, industry tags, business area',
  markets: 'markets, target markets, zielmärkte, marchés',
  legalName: 'legal name, registered name, official name, firmierung, raison sociale, razón social',
  aliases: 'aliases, alias, also known as, aka, other names, former name',
  oneLiner: 'one liner, tagline, one-line description, slogan, pitch, short pitch',
  linkedinUrl: 'linkedin, linkedin url, linkedin profile, linkedin page',
  lastRound:
    'last round, last funding round, latest round, funding stage, last funding type, round, series, finanzierungsrunde, dernier tour, última ronda',
  investmentCount: 'number of investments, investments, portfolio companies, portfolio size',
  typicalCheck:
    'check size, cheque size, ticket size, typical check, typical investment, ticket, ticketgröße, ticket moyen',
  filingDate:
    'filing date, filed, filed on, application date, anmeldetag, anmeldedatum, date de dépôt, fecha de solicitud, fecha de presentación, priority',
  priorityDate: 'priority date, priority, prioritätstag, date de priorité, fecha de prioridad',
  publicationDate: 'publication date, published, pub date',
  applicationNumber:
    'application number, application no, application serial number, application sn, serial number, appl no, anmeldenummer, numéro de demande, número de solicitud',
  publicationNumber: 'publication number, publication no, pub no, veröffentlichungsnummer, numéro de publication',
  cpc: 'cpc, cpc codes, cpc class, classification, ipc, ipc class',
  kindCode: 'kind code, kind',
  expirationDate:
    'expiration date, expiry date, patent expiration date, expires, ablaufdatum, date d’expiration, fecha de vencimiento',
  patentNumber: 'patent number, patent no, us patent, patent',
  readiness: 'trl, readiness, technology readiness level, readiness level, maturity',
  opportunityNumber:
    'opportunity number, funding opportunity number, foa number, solicitation number, notice id, notice number, announcement number, nofo number',
  noticeType: 'notice type, document type, opportunity category, notice class',
  closeDate:
    'close date, closing date, closes on, deadline, due date, due, application deadline, response deadline, closes, submission deadline, einreichfrist, frist, stichtag, einreichungsfrist, date limite, date de clôture, fecha límite, plazo, fin de plazo, plazo de presentación, fecha de cierre',
  openDate:
    'open date, opening date, opens, opens on, open from, date d’ouverture, fecha de apertura, start of submission',
  awardFloor: 'award floor, floor, minimum award, minimum, min amount',
  totalFunding:
    'total funding, total program funding, estimated total program funding, budget, total budget, gesamtbudget, budget total, presupuesto',
  expectedAwards: 'expected awards, expected number of awards, number of awards',
  eligibleApplicants:
    'eligible applicants, eligibility, eligible entities, eligible, who can apply, antragsberechtigt, zielgruppe, éligibilité, bénéficiaires, elegibilidad, beneficiarios',
  setAside: 'set aside, set-aside, type of set aside',
  assistanceListings: 'assistance listing, assistance listings, cfda, cfda number, aln',
  naics: 'naics, naics code, naics codes, industry code',
  psc: 'psc, psc code, product code, service code, product or service code, classification code',
  subAgency: 'sub agency, sub-agency, subtier agency, office, department',
  parentRecipient: 'parent, parent company, parent recipient',
  actionDate: 'action date, transaction date, signed date, date signed, signed on, signature date',
  awardType: 'award type, contract type, type of award',
  venue:
    'journal, venue, journal name, conference, source title, container title, published in, zeitschrift, revue, revista, publication name, source, book title, proceedings',
  publisher: 'publisher, verlag, éditeur, editorial',
  volume: 'volume, vol, band, tome, volumen',
  issue: 'issue, number, heft, numéro, fascicule',
  pages: 'pages, page range, seiten, páginas',
  pmid: 'pmid, pubmed id',
  openalex: 'openalex, openalex id, work id',
  openAccess: 'open access, oa status, oa, is oa',
  license: 'license, licence, lizenz, licencia',
  language: 'language, sprache, langue, idioma',
  fundingAgency: 'funding agency, funding agency name, paying agency',
  placeOfPerformance: 'place of performance, performance location, work location, city of performance',
  competition: 'competition, extent competed, type of competition',
  enrollmentDate:
    'enrollment date, enrolment date, date of first enrollment, date of first enrolment, date enrollment, first enrollment, first enrolment, first patient in, start of recruitment, recruitment start',
  primaryOutcome: 'primary outcome, primary outcomes, primary endpoint, main outcome',
  secondaryOutcome: 'secondary outcome, secondary outcomes, secondary endpoint',
  inclusionCriteria: 'inclusion criteria, inclusion, who can join',
  exclusionCriteria: 'exclusion criteria, exclusion, who cannot join',
  contactAffiliation: 'contact affiliation, affiliation, institution of contact',
  resultsUrl: 'results url, results link, results url link, link to results',
  isRetrospective: 'retrospective, retrospective flag, registered retrospectively',
  funder: 'funder, funders, funding, funded by, sponsor',
  orcid: 'orcid, orcid id, orcid number',
  position:
    'position, job title, title, role, rank, function, stelle, funktion, amtsbezeichnung, poste, fonction, cargo, puesto',
  hIndex: 'h index, h-index, hirsch index, índice h, facteur h, indice h, hirsch-index',
  worksCount:
    'works, publications, number of publications, publication count, works count, anzahl publikationen, nombre de publications, número de publicaciones',
  website:
    'website, homepage, web page, company page, company website, company url, profile, profile url, webseite, url, página web',
  condition:
    'condition, conditions, disease, indication, illness, medical condition, krankheit, indikation, erkrankung, maladie, pathologie, enfermedad, indicación, therapeutic area',
  interventionType: 'intervention type, type of intervention',
  interventions:
    'interventions, intervention, treatment, treatments, drug, study drug, intervention name, arms and interventions',
  sites:
    'sites, locations, study sites, study locations, trial sites, centers, centres, prüfzentren, sites d’étude, centros',
  lastUpdateDate:
    'last update, last updated, updated, updated on, last update posted, date updated, last changed, modified, date modified, aktualisiert am, mis à jour, actualizado',
  firstPostedDate: 'first posted, first published, date first posted, study first posted, date posted',
  completionDate:
    'completion date, completed, completed on, study completion, study completion date, end date, last visit',
  primaryCompletionDate: 'primary completion date, primary completion',
  officialTitle: 'official title, scientific title, full title',
  studyType: 'study type, type, type of study, design type, studientyp, type d’étude, tipo de estudio',
  acronym: 'acronym, short name, akronym, acronyme, acrónimo',
  sex: 'sex, gender, sexes, geschlecht, sexe, sexo',
  minimumAge: 'minimum age, min age, age min, agemin, youngest age',
  maximumAge: 'maximum age, max age, age max, agemax, oldest age',
  collaborators: 'collaborators, collaborator, partners, partner institutions',
  register: 'register, registry, source register, registro, registre',
  secondaryIds: 'secondary ids, secondary id, other ids, other study id',
  sponsorClass: 'sponsor type, sponsor class, funder type, funded bys',
  activeIngredient:
    'active ingredient, active ingredients, substance, generic name, ingredient, wirkstoff, wirkstoffe, principe actif, substance active, principio activo, inn',
  form: 'form, dosage form, darreichungsform, forme, forme pharmaceutique, forma, forma farmacéutica',
  route: 'route, route of administration, anwendungsart, voie d’administration, vía, vía de administración',
  strength: 'strength, dose, stärke, dosis',
  indication: 'indication, therapeutic indication, indikation, anwendungsgebiet, indicación',
  applicationType: 'application type, submission type, appl type',
  marketingStatus: 'marketing status, market status',
  batch: 'batch, cohort',
  cik: 'cik, central index key',
  tickers: 'ticker, tickers, symbol, stock symbol',

  'university-technologies.id':
    'tech id, technology id, technology number, tech no, tech number, case, case number, case no, case id, invention id, invention disclosure number, disclosure number, idf number, technologie nr, erfindungsnummer, angebotsnummer, numéro de technologie, código de tecnología',
  'university-technologies.title':
    'technology, technology title, technology name, invention, invention title, invention name, title of invention, titel der erfindung, erfindung, technologie, titre de l’invention, nom de la technologie, nombre de la tecnología, título de la invención, tecnología, offer title, opportunity',
  'university-technologies.text':
    'technology description, invention description, technology summary, non confidential description, technologiebeschreibung, description de la technologie, descripción de la tecnología, marketing summary',
  'university-technologies.date':
    'disclosed, disclosed on, disclosure date, date disclosed, received, received on, filing date, filed, filed on, anmeldetag, anmeldedatum, meldedatum, eingangsdatum, date de dépôt, date de déclaration, fecha de solicitud, fecha de divulgación, posted, posted on, listed on',
  'university-technologies.person':
    'inventor, inventors, lead inventor, researcher, researchers, principal investigator, pi, creators, erfinder, erfinderin, erfinderinnen, wissenschaftler, inventeur, inventeurs, chercheurs, inventores, inventor principal, investigadores, scientists',
  'university-technologies.organisation':
    'university, institution, campus, hochschule, universität, université, établissement, universidad, centro, institución, owner',
  'federal-lab-technologies.id':
    'case number, case no, tech id, technology id, technology number, reference number, id',
  'federal-lab-technologies.title':
    'technology, technology title, technology name, invention, invention title, invention name, name of invention, title of invention',
  'federal-lab-technologies.organisation':
    'lab, laboratory, center, centre, federal lab, national laboratory, facility, field center',
  'federal-lab-technologies.person': 'inventor, inventors, innovator, innovators, researchers',
  'companies.id':
    'company id, account id, account number, customer number, kundennummer, crm id, organization id, firmen-id',
  'companies.title':
    'company, company name, account, account name, organization, organization name, organisation, business name, startup, startup name, firm, firma, firmenname, unternehmen, unternehmensname, société, nom de la société, entreprise, empresa, nombre de la empresa, kunde, client, customer, vendor, supplier',
  'companies.date': FOUNDING,
  'companies.amount':
    'total raised, total funding, funding, funding total, capital raised, raised, money raised, total funding amount, funding raised, kapital, finanzierung, eingeworbenes kapital, montant levé, fonds levés, financiación, capital levantado, total equity funding',
  'companies.text':
    'what they do, business description, company description, activity, tätigkeit, geschäftsfeld, unternehmensbeschreibung, activité, actividad, descripción de la empresa, profile, notes on business',
  'companies.person':
    'ceo, founder, founders, leadership, management, executives, geschäftsführer, geschäftsführung, gründer, dirigeant, fondateurs, fundadores, director general, key people, chief executive',
  'investors.id': 'investor id, fund id, firm id',
  'investors.title':
    'investor, investor name, fund, fund name, firm, firm name, vc, vc name, investment firm, fonds, nom du fonds, fondo, inversor, investoren, kapitalgeber',
  'investors.amount':
    'fund size, aum, assets under management, fund volume, fondsvolumen, fondsgröße, taille du fonds, encours, tamaño del fondo, capital under management',
  'investors.date': `${FOUNDING}, vintage`,
  'investors.person':
    'partner, partners, managing partner, general partner, gp, associés, socios, ansprechpartner, contact, principal',
  'investors.stage':
    'stage focus, investment stage, stages, investment stages, phase, investitionsphase, stade d’investissement, fase de inversión, stage',
  'investors.industry': 'sector focus, industry focus, investment focus, focus, sectors, thesis',
  'patents.id':
    'patent number, patent no, publication number, publication no, pn, patentnummer, veröffentlichungsnummer, numéro de brevet, numéro de publication, número de patente, número de publicación, document number, grant number',
  'patents.title':
    'patent title, invention title, title of invention, titel der erfindung, bezeichnung der erfindung, titre de l’invention, título de la invención, invention',
  'patents.date':
    'grant date, granted, issue date, publication date, published, date of patent, erteilungsdatum, erteilt am, date de délivrance, fecha de concesión, issued',
  'patents.organisation':
    'assignee, assignees, applicant, applicants, owner, current assignee, original assignee, anmelder, inhaber, patentinhaber, titulaire, déposant, titular, solicitante, proprietor',
  'patents.person': 'inventor, inventors, erfinder, inventeurs, inventeur, inventores, inventor',
  'patents.amount': 'times cited, cited by, forward citations, citations, cited by count',
  'patents.status': 'status, legal status, rechtsstand, statut juridique, situación jurídica, simple legal status',
  'awards.id':
    'award id, award number, award no, grant number, grant no, grant id, project number, project id, project no, contract number, förderkennzeichen, projektnummer, numéro de projet, code projet, número de proyecto, código de proyecto, application id',
  'awards.title':
    'project title, award title, grant title, project, project name, projekttitel, vorhaben, vorhabenbezeichnung, thema, projekt, titre du projet, projet, título del proyecto, proyecto',
  'awards.text':
    'project description, project summary, project abstract, award description, public abstract, projektbeschreibung, description du projet, descripción del proyecto, objective, objectives',
  'awards.date':
    'start, start date, begin, begin date, award date, project start, date awarded, awarded, awarded on, decision date, beginn, laufzeitbeginn, projektbeginn, start datum, von, date de début, début, fecha de inicio, inicio, proposal award date, award year, fiscal year, year, bewilligungsdatum, project start date',
  'awards.amount':
    'award amount, amount awarded, awarded amount, grant amount, funding, funding amount, total award, award, awarded, obligated, total cost, eu contribution, fördersumme, fördermittel, zuwendung, bewilligte summe, bewilligungssumme, montant, montant accordé, subvention, importe concedido, subvención, ayuda, ayuda concedida, importe, budget, total funding, value',
  'awards.organisation':
    'recipient, awardee, company, firm, small business, business, business name, grantee, recipient organization, grantee organization, organization, institution, awardee name, company name, organization name, zuwendungsempfänger, empfänger, antragsteller, bénéficiaire, beneficiario, entidad beneficiaria, beneficiary, coordinator, lead organization, host institution',
  'awards.person':
    'pi, principal investigator, pi name, investigator, project leader, project lead, lead, project director, contact pi, pi names, projektleiter, projektleitung, porteur, responsable scientifique, investigador principal, ip, investigators, applicant',
  'awards.principalInvestigator.email':
    'pi email, pi e-mail, principal investigator email, investigator email, pi mail',
  'awards.principalInvestigator.phone': 'pi phone, principal investigator phone',
  'funding-opportunities.id':
    'opportunity id, opportunity number, funding opportunity number, solicitation number, notice id, grant id, call id, call identifier, announcement number, topic id, identifier',
  'funding-opportunities.title':
    'opportunity title, funding opportunity title, opportunity, call, call title, grant, grant title, program title, solicitation title, notice title, ausschreibung, bekanntmachung, appel à projets, convocatoria, grant name, topic title, opportunity name',
  'funding-opportunities.date':
    'posted date, post date, posted, posted on, open date, opening date, publication date, release date, veröffentlicht am, ausgeschrieben am, fecha de publicación',
  'funding-opportunities.amount':
    'award ceiling, ceiling, maximum award, max award, maximum grant, max grant, maximum amount, max amount, award amount, maximum grant, funding amount, amount, höchstbetrag, maximale förderung, plafond, montant maximum, importe máximo, cuantía máxima, ayuda máxima, subvención máxima, max funding',
  'funding-opportunities.agency':
    'agency, agency name, funding agency, funder, sponsor, department, organization, issued by, offering agency',
  'usa-spending.id':
    'award id, piid, fain, contract number, award number, contract id, generated unique award id, generated internal id, award key, unique award key',
  'usa-spending.title':
    'description, award description, contract description, transaction description, requirement, description of requirement, purpose, purpose of award',
  'usa-spending.awardId': 'award id, piid, fain, contract number, contract id, award number',
  'usa-spending.organisation': 'recipient, recipient name, vendor, vendor name, contractor, supplier, awardee',
  'usa-spending.amount':
    'obligated amount, obligation, obligations, total obligation, award amount, contract value, dollars obligated, amount obligated',
  'usa-spending.date':
    'start date, start, starts, begin, begins, start of performance, period of performance start, effective date, date signed, signed on, signature date',
  'usa-spending.text':
    'award description, contract description, transaction description, description of requirement, purpose, purpose of award',
  'publications.id': 'doi, document id, publication id, paper id, article id, eid, accession number',
  'publications.title':
    'article title, paper title, publication title, document title, titel, titre de l’article, título del artículo, work title, display name',
  'publications.person':
    'authors, author, author names, author full names, autoren, autor, verfasser, auteurs, auteur, autores, creators',
  'publications.date':
    'publication year, publication date, year, published, pub year, year published, erscheinungsjahr, jahr, année, année de publication, año, año de publicación, issued, publication_year',
  'publications.amount':
    'citations, times cited, cited by, citation count, cited by count, zitationen, nombre de citations, citas',
  'publications.organisation':
    'affiliation, affiliations, author affiliations, institution, institutions, affiliationen, afiliación',
  'publications.topic': 'topic, topics, research area, research areas, subject, subjects, field of research, concepts',
  'publications.type':
    'document type, publication type, type, work type, dokumenttyp, type de document, tipo de documento',
  'subject-matter-experts.id': 'expert id, person id, researcher id, author id, employee id, staff id',
  'subject-matter-experts.title':
    'name, full name, expert, expert name, researcher, researcher name, author, faculty member, scientist, consultant, nachname vorname, nom complet, nom et prénom, nombre completo, nombre y apellidos, forscher, expertin, expert:in',
  'subject-matter-experts.organisation':
    'affiliation, institution, university, employer, organization, company, hochschule, einrichtung, établissement, afiliación, institución, current affiliation',
  'subject-matter-experts.topic':
    'expertise, areas of expertise, research interests, topics, interests, specialty, specialties, research areas, fields, skills, keywords, forschungsgebiete, fachgebiete, expertise-felder, schwerpunkte, domaines d’expertise, spécialités, áreas de investigación, especialidad, líneas de investigación',
  'subject-matter-experts.text':
    'bio, biography, short bio, profile, about, research statement, biografie, kurzbiografie, lebenslauf, biographie, biografía, reseña',
  'subject-matter-experts.amount': 'citations, times cited, total citations, cited by, zitationen',
  'clinical-trials.id':
    'nct number, nct, nct id, nctid, trial id, study id, clinicaltrials gov id, trial number, registration number, registry number',
  'clinical-trials.title':
    'study title, trial title, brief title, full title, public title, trial name, study, study name, short title, studientitel, titre de l’étude, título del estudio',
  'clinical-trials.text': 'brief summary, study summary, summary, study description, trial description',
  'clinical-trials.date':
    'start date, study start, study start date, start of study, start, started, trial start, first patient in, fpi, recruitment start, start of recruitment, studienbeginn, début de l’étude, fecha de inicio',
  'clinical-trials.amount':
    'enrollment, enrolment, participants, number of participants, number of patients, number of subjects, sample size, patients, n, teilnehmer, fallzahl, effectif, participantes, inscritos, target enrollment',
  'clinical-trials.organisation':
    'sponsor, lead sponsor, study sponsor, sponsor name, sponsor collaborators, promoteur, promotor',
  'clinical-trials.person':
    'investigator, investigators, principal investigator, pi, prüfarzt, studienleiter, investigateur, investigador, investigador principal',
  'clinical-trials.status': 'study status, trial status, overall status, recruitment status, recruitment, status',
  'clinical-trials.phase': 'phase, phases, study phase, trial phase',
  'interventions.title': 'intervention, intervention name, product, treatment, drug, device',
  'interventions.id': 'intervention id',
  'drugs.id':
    'application number, application no, appl no, nda number, nda, anda, approval number, licence number, zulassungsnummer, numéro amm, número de registro',
  'drugs.title':
    'brand name, trade name, drug name, proprietary name, drug, medicine, product name, brand names, handelsname, arzneimittel, präparat, nom commercial, médicament, nombre comercial, medicamento',
  'drugs.organisation':
    'sponsor, applicant, company, manufacturer, marketing authorization holder, mah, hersteller, zulassungsinhaber, laboratoire, titulaire, laboratorio, titular',
  'drugs.date':
    'approval date, approved, approved on, date approved, authorization date, zulassungsdatum, date d’amm, fecha de aprobación, fecha de autorización',
  'international-trials.id':
    'trial id, main id, eudract number, eu ct number, isrctn, isrctn number, registration number, drks id, trialid, ct number, protocol number',
  'international-trials.title': 'public title, trial title, study title, title of the trial, full title, title',
  'international-trials.date':
    'registration date, date of registration, date registration, date registered, registered on, authorization date, date of first enrolment',
  'international-trials.amount':
    'target size, target enrollment, target enrolment, planned participants, target sample size, sample size, total number enrolled, planned number of subjects, target number of participants',
  'international-trials.organisation': 'sponsor, primary sponsor, sponsor name, main sponsor',
  'international-trials.country':
    'country, countries, countries of recruitment, recruiting countries, recruitment countries, trial countries, location countries',
};

/** These have no names that other data sets share. */
const FOUNDED = ['companies.date', 'investors.date'];

/** Further names for a field of a data set; those that hold for it alone come first. */
export function namesFor(engine: Engine, field: string): { own: string[]; shared: string[] } {
  const key = `${engine}.${field}`;
  return { own: LISTS.get(key) ?? [], shared: FOUNDED.includes(key) ? [] : (LISTS.get(field) ?? []) };
}

const LISTS = new Map(Object.entries(HEADINGS).map(([key, names]) => [key, names.split(', ')]));

/** The subject of a data set's files: said of its name, its sheet, its envelope and all its headings together. */
export const ABOUT: Record<Engine, string> = {
  companies: 'companies, firms, startups, CRM accounts, customers, organizations',
  investors: 'investors, venture capital funds, business angels, limited partners',
  patents: 'patents, patent applications, patent families, claims, assignees',
  awards: 'research awards, grants awarded, funded projects, SBIR awards, recipients of funding',
  'funding-opportunities': 'funding opportunities, calls for proposals, open grants with deadlines, solicitations',
  'usa-spending': 'federal contracts, obligations, government spending, vendors and procurement',
  'federal-lab-technologies': 'technologies of federal laboratories and NASA centers available for licensing',
  publications: 'publications, journal articles, papers, bibliography, authors and citations',
  'subject-matter-experts': 'experts, researchers, faculty members, people with expertise and affiliation',
  'university-technologies':
    'university inventions, technologies available for licensing, technology transfer portfolio, invention disclosures',
  'clinical-trials': 'clinical trials, studies of patients, NCT numbers, enrollment, sponsors',
  interventions: 'interventions that are tested in trials, drugs, devices and procedures under study',
  drugs: 'approved drugs, medicines, marketing authorizations, brand names and active ingredients',
  'international-trials': 'trials in registers outside the United States, EudraCT, ISRCTN, DRKS, CTIS',
};
