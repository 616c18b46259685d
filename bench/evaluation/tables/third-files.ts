import type { AlteredFile } from './altered-file.ts';

/**
 * Tables that are kept elsewhere: heading | in other words | abbreviated | German | French | Spanish | the fields that are right.
 * Written before the product's list of headings was looked at.
 */
export const thirdFiles: AlteredFile[] = [
  {
    file: 'federal_labs/NASA_Patents.csv',
    engine: 'federal-lab-technologies',
    columns: `
      Center | Lab where it was made | Ctr. | Forschungszentrum | Centre de recherche | Centro de investigación | organisation
      Status | Where the filing stands | Stat. | Verfahrensstand | État de la demande | Estado de la solicitud | status
      Case Number | Our reference | Case # | Aktenzeichen | N° de dossier | N.º de expediente | id caseNumber
      Patent Number | Granted under number | Pat. No. | Patentnummer | Numéro de brevet | Número de patente | patentNumber id
      Application SN | Serial no. of the filing | Appl. SN | Anmeldenummer | Numéro de demande | Número de solicitud | applicationNumber
      Title | What it is called | Ttl | Bezeichnung | Intitulé | Denominación | title
      Patent Expiration Date | Protected until | Exp. dt | Schutz endet am | Date d'expiration | Fecha de vencimiento | expirationDate date`,
  },
  {
    file: 'clinical_trials/ctgov_ctg-studies_renamed.csv',
    engine: 'clinical-trials',
    dates: 'day-first',
    columns: `
      NCT_Number | Entry in the registry | NCT# | Registernummer | Numéro d'enregistrement | Número de registro | id
      Study_Title | What the trial is called | Std title | Studientitel | Titre de l'étude | Título del estudio | title
      Study_Status | How far the trial is | Std stat | Studienstatus | Statut de l'étude | Estado del estudio | status
      Conditions | Illness looked at | Cond. | Erkrankung | Maladie | Enfermedad | condition
      Interventions | What patients are given | Interv. | Behandlung | Traitement | Tratamiento | interventions
      Sponsor | Who is responsible | Spons. | Sponsor der Studie | Promoteur | Patrocinador | organisation
      Collaborators | Others who take part | Collab. | Weitere Beteiligte | Collaborateurs | Colaboradores | collaborators
      Sex | Men, women or both | Sx | Geschlecht | Sexe | Sexo | sex
      Age | How old patients may be | Ages grp | Altersgruppe | Tranche d'âge | Grupo de edad | - minimumAge maximumAge
      Phases | Step of development | Ph. | Studienphase | Phase de l'essai | Fase del ensayo | phase
      Enrollment | How many take part | N enrl. | Teilnehmerzahl | Nombre de participants | Número de participantes | amount
      Study_Type | Nature of the research | Std type | Studienart | Type d'étude | Tipo de estudio | studyType
      Start_Date | Began on | Start dt | Studienbeginn | Date de début | Fecha de inicio | date
      Completion_Date | Finished on | Compl. dt | Studienende | Date de fin | Fecha de finalización | completionDate
      First_Posted | Put online on | 1st posted | Erstveröffentlichung | Première publication | Primera publicación | firstPostedDate
      Last_Update_Posted | Newest version of | Last upd. | Letzte Aktualisierung | Dernière mise à jour | Última actualización | lastUpdateDate
      Locations | Hospitals where it runs | Locs | Studienzentren | Lieux de l'étude | Lugares del estudio | sites`,
  },
  {
    file: 'awards/sbir_scraped_awards_1999_phase2.json',
    engine: 'awards',
    columns: `
      abstract | What will be done | Abstr. | Kurzfassung | Résumé | Resumen | text
      agency | Public body that pays | Agy | Behörde | Organisme | Organismo | agency
      agency_tracking_num | Reference at the payer | Trk no | Vorgangsnummer | Référence de suivi | Número de seguimiento | trackingNumber id
      award_amount | How much was granted | Awd amt | Fördersumme | Montant accordé | Importe concedido | amount
      award_year | Granted in | Awd yr | Bewilligungsjahr | Année d'attribution | Año de concesión | date
      comp_address | Where the firm sits | Addr. | Anschrift | Adresse | Dirección | address
      comp_bus_email | Mail for business matters | Bus. e-ml | E-Mail kaufmännisch | Courriel administratif | Correo administrativo | contact.email
      comp_bus_name | Person for business matters | Bus. cont. | Kaufmännischer Kontakt | Contact administratif | Contacto administrativo | contact
      comp_duns | Dun & Bradstreet key | DUNS# | DUNS-Nummer | Numéro DUNS | Número DUNS | duns
      comp_name | Business that got the money | Co. | Zuwendungsempfänger | Bénéficiaire | Beneficiario | organisation
      comp_pi_email | Mail of the lead scientist | PI e-ml | E-Mail der Projektleitung | Courriel du responsable scientifique | Correo del investigador | principalInvestigator.email
      comp_pi_name | Lead scientist | PI nm | Projektleiter | Responsable scientifique | Investigador principal | person
      contract_num | Number of the agreement | Ctr no | Vertragsnummer | Numéro de contrat | Número de contrato | awardNumber id
      phase | First or second step | Ph | Förderphase | Phase du projet | Fase del proyecto | phase
      program | Scheme that it belongs to | Pgm | Förderprogramm | Programme | Programa | program
      solicit_topic_code | Topic it answers | Tpc | Themennummer | Code du thème | Código del tema | topicCode
      title | Name of the undertaking | Ttl | Projekttitel | Titre du projet | Título del proyecto | title
      url | Read more at | Lnk | Webseite | Lien | Enlace | url`,
  },
  {
    file: 'experts/orcid_openalex_faculty_derived.json',
    engine: 'subject-matter-experts',
    columns: `
      orcidId | Digital author identity | ORCID# | ORCID-Kennung | Identifiant ORCID | Identificador ORCID | orcid id
      name | Who | Nm | Vor- und Nachname | Nom complet | Nombre completo | title
      position | What they are there | Pos. | Stellung | Fonction | Cargo | position
      department | Where they work | Dept/Inst | Einrichtung | Établissement | Institución | organisation
      country | Land of work | Ctry | Land | Pays | País | country
      lastUpdated | Seen last | Last upd. | Stand vom | Mis à jour le | Actualizado el | - date`,
  },
  {
    file: 'spending/fpds_contracts_derived.json',
    engine: 'usa-spending',
    columns: `
      piid | Number of the order | PIID/Ord# | Auftragsnummer | Numéro du marché | Número del contrato | awardId id
      date_signed | Signed by both on | Sign. dt | Unterzeichnet am | Signé le | Firmado el | date actionDate
      current_completion_date | To be done by | Compl. dt | Fertigstellung | Date d'achèvement | Fecha de término | endDate
      dollars_obligated | Money committed | Oblig. amt | Auftragswert | Montant engagé | Importe comprometido | amount
      vendor_name | Firm that delivers | Vend. | Auftragnehmer | Fournisseur | Proveedor | organisation
      vendor_uei | Firm's key at SAM | UEI# | UEI des Auftragnehmers | UEI du fournisseur | UEI del proveedor | uei
      vendor_city | Where the firm is: city | Vend. cty | Ort | Ville | Ciudad | city
      vendor_state | Where the firm is: state | Vend. st. | Bundesstaat | État | Estado | state
      vendor_country | Where the firm is: country | Vend. ctry | Land | Pays | País | country
      parent_company_name | Firm that owns it | Parent co. | Muttergesellschaft | Société mère | Empresa matriz | parentRecipient
      naics_code | Line of business | NAICS cd | NAICS-Schlüssel | Code NAICS | Código NAICS | naics
      psc_code | Kind of goods | PSC cd | PSC-Schlüssel | Code PSC | Código PSC | psc
      contracting_agency_name | Body that orders | Ctr. agy | Vergabestelle | Organisme acheteur | Organismo contratante | agency
      funding_agency_name | Body that pays | Fund. agy | Geldgeber | Organisme financeur | Organismo financiador | fundingAgency
      description_of_requirement | What was ordered | Descr. | Leistungsbeschreibung | Objet du marché | Objeto del contrato | title text`,
  },
];
