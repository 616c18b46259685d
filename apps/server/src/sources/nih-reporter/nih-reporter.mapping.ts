import { type Award, awardRecord } from '../../catalogue/engines/awards.ts';
import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseCount, parseMoney } from '../../catalogue/normalise/numbers.ts';
import { optionalParagraphs } from '../../catalogue/normalise/text.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import { titleCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { at, listAt, required, textAt } from '../shared/mapping.ts';

/** A project of RePORTER v2: one application in one fiscal year. SBIR and STTR grants are told by their activity code. */
export function mapProject(
  project: unknown,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord<Award> {
  const id = required(textAt(project, 'appl_id'), 'appl_id');
  const organisation = at(project, 'organization');
  const people = listAt(project, 'principal_investigators');
  const lead = people.find((one) => at(one, 'is_contact_pi') === true) ?? people[0];
  const activity = textAt(project, 'activity_code') ?? /^\d([A-Z]\w\d)/.exec(textAt(project, 'project_num') ?? '')?.[1];
  const country = textAt(organisation, 'org_country');
  return awardRecord(
    {
      title: required(textAt(project, 'project_title'), 'title'),
      abstract: optionalParagraphs(at(project, 'abstract_text')),
      agency: 'National Institutes of Health',
      branch: textAt(project, 'agency_ic_admin', 'name') ?? textAt(project, 'agency_ic_admin', 'abbreviation'),
      program: programOf(activity),
      phase: phaseOf(activity),
      awardNumber: textAt(project, 'project_num'),
      solicitationNumber: textAt(project, 'opportunity_number') ?? textAt(project, 'full_foa'),
      assistanceListing: textAt(project, 'cfda_code'),
      year: parseCount(at(project, 'fiscal_year')),
      startDate: parseDate(textAt(project, 'project_start_date') ?? textAt(project, 'budget_start')),
      endDate: parseDate(textAt(project, 'project_end_date') ?? textAt(project, 'budget_end')),
      amount: parseMoney(at(project, 'award_amount')),
      awardee: textAt(organisation, 'org_name'),
      uei: textAt(organisation, 'primary_uei') ?? textAt(organisation, 'org_ueis', 0),
      duns: textAt(organisation, 'primary_duns') ?? textAt(organisation, 'org_duns', 0),
      city: titleCase(textAt(organisation, 'org_city')),
      state: usState(textAt(organisation, 'org_state')),
      country: countryName(titleCase(country)),
      principalInvestigator: { name: textAt(lead, 'full_name')?.trim(), title: textAt(lead, 'title') },
      keywords: (textAt(project, 'pref_terms') ?? '').split(';').flatMap((term) => term.trim() || []),
    },
    stamp(`nih-${id}`, textAt(project, 'project_detail_url') ?? `https://reporter.nih.gov/project-details/${id}`),
  );
}

const SMALL_BUSINESS: Record<string, [program: string, phase: string]> = {
  R43: ['SBIR', 'Phase I'],
  R44: ['SBIR', 'Phase II'],
  U43: ['SBIR', 'Phase I'],
  U44: ['SBIR', 'Phase II'],
  R41: ['STTR', 'Phase I'],
  R42: ['STTR', 'Phase II'],
};

const programOf = (activity: string | undefined) =>
  activity && (SMALL_BUSINESS[activity]?.[0] ?? `Research grant (${activity})`);
const phaseOf = (activity: string | undefined) => SMALL_BUSINESS[activity ?? '']?.[1];
