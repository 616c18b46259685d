import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { internationalTrialRecord } from '../../catalogue/engines/international-trials.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseCount } from '../../catalogue/normalise/numbers.ts';
import { optionalParagraphs, optionalText } from '../../catalogue/normalise/text.ts';
import { trialPhase } from '../../catalogue/normalise/trial-phase.ts';
import { sentenceCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { required } from '../shared/mapping.ts';
import { child, childrenOf, type XmlNode } from '../shared/xml.ts';

/** A `<fullTrial>` of the ISRCTN registry: the trial, its contacts and its sponsors. */
export function mapTrial(
  full: XmlNode,
  today: string,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord {
  const trial = child(full, 'trial');
  const read = (...path: string[]) => optionalText(child(trial, ...path)?.allText);
  const block = (...path: string[]) => optionalParagraphs(child(trial, ...path)?.allText);
  const number = required(read('isrctn'), 'ISRCTN').replace(/^ISRCTN/i, '');
  const trialId = `ISRCTN${number}`;
  const description = child(trial, 'trialDescription');
  const day = (node: XmlNode | undefined) => parseDate(node?.text.trim());
  const contact = childrenOf(full, 'contact')[0];
  const contactName = ['title', 'forename', 'surname']
    .map((part) => optionalText(child(contact, part)?.text))
    .filter(Boolean)
    .join(' ');
  const overridden =
    read('trialDesign', 'overallStatusOverride') ??
    read('participants', 'recruitmentStatusOverride') ??
    read('recruitmentStatusOverride');
  const phase = trialPhase(read('interventions', 'intervention', 'phase'));
  return internationalTrialRecord(
    {
      trialId,
      publicTitle: required(
        optionalText(child(description, 'title')?.allText) ??
          optionalText(child(description, 'scientificTitle')?.allText),
        'title',
      ),
      scientificTitle: optionalText(child(description, 'scientificTitle')?.allText),
      acronym: optionalText(child(description, 'acronym')?.allText),
      summary:
        optionalParagraphs(child(description, 'plainEnglishSummary')?.allText) ??
        optionalParagraphs(child(description, 'studyHypothesis')?.allText),
      register: 'ISRCTN',
      sponsor: optionalText(child(childrenOf(full, 'sponsor')[0], 'organisation')?.text),
      secondaryIds: ['eudraCTNumber', 'clinicalTrialsGovNumber', 'protocolSerialNumber']
        .flatMap((name) => optionalText(child(trial, 'externalRefs', name)?.text) ?? [])
        .filter((id) => !/^(n\/?a|nil known|not applicable)$/i.test(id)),
      status:
        sentenceCase(overridden) ??
        recruitment(read('participants', 'recruitmentStart'), read('participants', 'recruitmentEnd'), today),
      studyType: sentenceCase(read('trialDesign', 'primaryStudyDesign')),
      studyDesign: block('trialDesign', 'studyDesign'),
      phase: phase && phase !== 'Not Specified' ? phase : undefined,
      countries: childrenOf(child(trial, 'participants', 'recruitmentCountries'), 'country').flatMap(
        (one) => countryName(optionalText(one.text)) ?? [],
      ),
      conditions: childrenOf(child(trial, 'conditions'), 'condition').flatMap(
        (one) => optionalText(child(one, 'description')?.allText) ?? [],
      ),
      interventions: childrenOf(child(trial, 'interventions'), 'intervention').flatMap(
        (one) => optionalText(child(one, 'description')?.allText) ?? [],
      ),
      primaryOutcome: optionalParagraphs(child(description, 'primaryOutcome')?.allText),
      secondaryOutcome: optionalParagraphs(child(description, 'secondaryOutcome')?.allText),
      inclusionCriteria: block('participants', 'inclusion'),
      exclusionCriteria: block('participants', 'exclusion'),
      ageRange: read('participants', 'ageRange'),
      sex: read('participants', 'gender'),
      registrationDate: parseDate(child(trial, 'isrctn')?.attributes['dateAssigned']),
      enrollmentDate: day(child(trial, 'participants', 'recruitmentStart')),
      completionDate: day(child(trial, 'trialDesign', 'overallEndDate')),
      targetSize: parseCount(read('participants', 'targetEnrolment')),
      contact: contactName
        ? { name: contactName, email: optionalText(child(contact, 'contactDetails', 'email')?.text) }
        : undefined,
    },
    stamp(trialId, `https://www.isrctn.com/${trialId}`),
  );
}

/** The registry says a status only where it differs from what the dates say, as of the day of reading. */
function recruitment(start: string | undefined, end: string | undefined, today: string): string | undefined {
  const [from, to] = [start, end].map((day) => parseDate(day));
  if (to && to < today.slice(0, 10)) return 'No longer recruiting';
  if (!from) return undefined;
  return from > today.slice(0, 10) ? 'Not yet recruiting' : 'Recruiting';
}
