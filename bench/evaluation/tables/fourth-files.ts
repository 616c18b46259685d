import type { AlteredFile } from './altered-file.ts';

/** Further tables that are kept elsewhere, for what was changed after the third were measured; see `third-files.ts`. */
export const fourthFiles: AlteredFile[] = [
  {
    file: 'awards/award_data_sample.csv',
    engine: 'awards',
    columns: `
      Company | Enterprise supported | Compy | Unternehmen | Entreprise | Empresa | organisation
      Award Title | What they want to build | Awd ttl | Vorhaben | Projet | Proyecto | title
      Agency | Ministry behind it | Agcy | Ressort | Ministère | Ministerio | agency
      Branch | Part of the ministry | Br. | Abteilung | Service | División | branch
      Phase | Stage of support | Phs | Phase | Étape | Etapa | phase
      Program | Which programme | Prog. | Programm | Dispositif | Programa | program
      Agency Tracking Number | Their file number | Track. # | Geschäftszeichen | Numéro de suivi | Número de expediente | trackingNumber id
      Contract | Agreement no. | Contr. # | Vertrag | Contrat | Contrato | awardNumber id
      Proposal Award Date | Day of the grant | Awd dt | Bewilligt am | Date d'octroi | Fecha de concesión | date
      Contract End Date | Runs until | End dt | Laufzeitende | Fin du contrat | Fin del contrato | endDate
      Topic Code | Call topic | Tpc cd | Thema Nr. | Code thématique | Código temático | topicCode
      Award Amount | Money given | Amt | Zuwendung | Subvention | Subvención | amount
      Number Employees | People employed | # Empl | Mitarbeiterzahl | Effectif | Empleados | employees
      Company Website | On the web at | Web | Internetseite | Site internet | Página web | website url
      City | Town of the firm | Cty | Stadt | Commune | Localidad | city
      State | Which US state | St. | US-Staat | État américain | Estado de EE. UU. | state
      Abstract | In short | Abs | Zusammenfassung | Description | Descripción | text
      Contact Name | Whom to call | Cont. nm | Ansprechpartner | Interlocuteur | Persona de contacto | contact
      Contact Phone | Number to call | Cont. ph | Telefon Ansprechpartner | Téléphone du contact | Teléfono de contacto | contact.phone
      Contact Email | Where to write to | Cont. e-ml | E-Mail Ansprechpartner | Courriel du contact | Correo de contacto | contact.email
      PI Name | Scientist in charge | PI | Leitender Wissenschaftler | Chercheur principal | Investigadora o investigador | person
      PI Email | Write to the scientist | PI em | E-Mail Wissenschaftler | Courriel du chercheur | Correo de la investigadora | principalInvestigator.email
      RI Name | University taking part | RI | Beteiligte Hochschule | Université partenaire | Universidad asociada | researchInstitution partners`,
  },
  {
    file: 'intl_trials/ICTRP_COVID19-927-trials_7Apr2020.csv',
    engine: 'international-trials',
    dates: 'day-first',
    columns: `
      TrialID | Key in the register | Trial# | Studiennummer | Identifiant de l'essai | Identificador del ensayo | id
      Public title | Name for lay people | Pub. ttl | Allgemeinverständlicher Titel | Titre public | Título público | title
      Scientific title | Name for scientists | Sci. ttl | Wissenschaftlicher Titel | Titre scientifique | Título científico | scientificTitle
      Primary sponsor | Institution in charge | Prim. spons. | Hauptsponsor | Promoteur principal | Promotor principal | organisation
      Date registration | Entered on | Reg. dt | Registriert am | Date d'enregistrement | Fecha de registro | date
      Source Register | Kept by | Src reg. | Register | Registre | Registro de origen | register
      web address | To be read at | Web addr | Internetadresse | Adresse web | Dirección web | url
      Recruitment Status | Are patients sought? | Recr. stat | Rekrutierung | Recrutement | Reclutamiento | status
      Inclusion gender | Men or women | Gndr | Geschlecht der Teilnehmer | Genre | Género | sex
      Date enrollement | First patient on | Enrl. dt | Erster Einschluss | Date d'inclusion | Fecha de inclusión | enrollmentDate
      Target size | Patients planned | Tgt n | Geplante Fallzahl | Effectif prévu | Tamaño previsto | amount
      Study type | Way of research | Std tp | Art der Studie | Type de l'étude | Tipo de investigación | studyType
      Study design | How it is set up | Std dsgn | Studiendesign | Plan expérimental | Diseño del estudio | studyDesign
      Phase | Stage of testing | Ph | Phase | Phase | Fase | phase
      Countries | Where it takes place | Ctries | Länder | Pays | Países | country
      Contact Email | Questions go to | Cont. mail | E-Mail-Adresse | Adresse électronique | Correo electrónico | contact.email
      Inclusion Criteria | Who may join | Incl. crit. | Einschlusskriterien | Critères d'inclusion | Criterios de inclusión | inclusionCriteria
      Exclusion Criteria | Who may not join | Excl. crit. | Ausschlusskriterien | Critères d'exclusion | Criterios de exclusión | exclusionCriteria
      Condition | Ailment | Condn | Krankheit | Pathologie | Patología | condition
      Intervention | What is tried | Intvn | Maßnahme | Intervention étudiée | Intervención | interventions
      Primary outcome | What is measured first | Prim. outc. | Primärer Endpunkt | Critère principal | Resultado principal | primaryOutcome`,
  },
  {
    file: 'funding/sam_opportunities_flat.csv',
    engine: 'funding-opportunities',
    columns: `
      notice_id | Key of the notice | Ntc ID | Bekanntmachungsnummer | Identifiant de l'avis | Identificador del anuncio | id opportunityNumber
      title | What is sought | Ttl | Titel der Ausschreibung | Titre de l'avis | Título del anuncio | title
      posted_date | Out since | Post. dt | Veröffentlicht am | Publié le | Publicado el | openDate date
      response_deadline | Answer by | Resp. ddl | Frist | Date limite | Fecha límite | closeDate date
      notice_type | Sort of notice | Ntc tp | Art der Bekanntmachung | Type d'avis | Tipo de anuncio | noticeType kind
      set_aside | Kept for | SA | Vorbehalten für | Réservé à | Reservado a | setAside
      naics_code | Trade | NAICS# | NAICS-Code | Code d'activité NAICS | Código de actividad NAICS | naics
      active | Still running | Act. | Aktiv | Actif | Activo | - status
      link | See also | URL/Lk | Verweis | Lien vers l'avis | Enlace al anuncio | url`,
  },
  {
    file: 'investors/crunchbase_csv_export_investors.csv',
    engine: 'investors',
    columns: `
      investor_name | House | Inv. nm | Kapitalgeber | Investisseur | Inversor | title
      domain | Found on the web | Dom. | Internet | Site web | Sitio web | url
      country_code | Home country | Ctry cd | Staat | Code pays | Código de país | country
      state_code | Home state | St cd | Bundesland | Code région | Provincia | state
      city | Home town | Cty | Sitz | Ville du siège | Ciudad de la sede | city
      investor_type | What sort of house | Inv. tp | Art des Kapitalgebers | Type d'investisseur | Tipo de inversor | type
      investment_count | Deals so far | # inv. | Anzahl Beteiligungen | Nombre d'investissements | Número de inversiones | amount investmentCount
      founded_on | Began in business | Fnd. dt | Gründungsdatum | Date de création | Fecha de fundación | date foundingYear
      uuid | Machine key | uid | Kennung | Identifiant | Identificador | id`,
  },
  {
    file: 'funding/dod_dsip_topics_flat.csv',
    engine: 'funding-opportunities',
    columns: `
      topic_number_topiccode | Topic as printed | Tpc # | Themencode | Numéro du sujet | Número del tema | opportunityNumber id
      title_topictitle | What is looked for | Tpc ttl | Thema | Sujet | Tema | title
      component_component | Armed service | Compt | Teilstreitkraft | Armée | Fuerza | agency -
      program_program | Which of the two schemes | Pgm | Förderlinie | Programme d'aide | Programa de ayuda | program
      status_topicstatus | Open or over | Stat | Status | Statut | Situación | status
      open_date_topicstartdate_converted_to_mm_dd_yyyy | Starts taking offers | Opn dt | Beginn der Einreichung | Ouverture | Apertura | openDate
      close_date_topicenddate_converted_to_mm_dd_yyyy | Last day for offers | Cls dt | Einreichungsschluss | Clôture | Cierre | closeDate date
      technology_areas_details_technologyareas_array_joined | Fields it touches | Tech areas | Technologiefelder | Domaines technologiques | Áreas tecnológicas | category -
      description_details_description_with_html_removed | All about it | Descr | Beschreibung | Descriptif | Detalle | text
      topic_pdf_download_gen_topics_api_public_topics_id_download_pdf | Printed version | PDF lk | Link zum PDF | Lien PDF | Enlace PDF | url -`,
  },
];
