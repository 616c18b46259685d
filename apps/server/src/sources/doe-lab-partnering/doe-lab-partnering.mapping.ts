import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { labTechnologyRecord } from '../../catalogue/engines/federal-lab-technologies.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { optionalParagraphs, optionalText } from '../../catalogue/normalise/text.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import { slug } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { Fields } from '../shared/fields.ts';
import { required } from '../shared/mapping.ts';

/** A technology summary. Lists are joined by ';' or stand on lines of their own. */
export function mapTechnology(read: Fields, stamp: (id: string, url: string | null) => RecordStamp): CatalogueRecord {
  const title = required(optionalText(read('Technology Title', 'Title')), 'title');
  const lab = required(optionalText(read('Lab', 'Laboratory', 'Lab Name')), 'laboratory');
  const caseNumber = optionalText(read('Case Number', 'Reference Number', 'ID', 'S-Number'));
  const url = read('URL', 'Link', 'Technology URL');
  const level = read('Technology Readiness Level', 'TRL', 'Development Stage');
  return labTechnologyRecord(
    {
      title,
      description: optionalParagraphs(read('Description', 'Abstract', 'Summary', 'Technology Marketing Summary')),
      agency: 'Department of Energy',
      lab,
      caseNumber,
      categories: list(read('Technology Area', 'Category', 'Categories', 'Technology Category')),
      status: optionalText(read('Status', 'Technology Status', 'Availability')),
      readiness: level && /^\d$/.test(level) ? `TRL ${level}` : optionalText(level),
      patentNumber: optionalText(read('Patent Number', 'Patents', 'Patent')),
      applicationNumber: optionalText(read('Application Number', 'Patent Application')),
      publishedDate: parseDate(read('Published', 'Publication Date', 'Date', 'Posted')),
      benefits: list(read('Benefits', 'Advantages')),
      applications: list(read('Applications', 'Applications and Industries')),
      inventors: list(read('Inventors', 'Inventor', 'Researchers')),
      contact: {
        name: optionalText(read('Contact', 'Contact Name', 'Licensing Contact')),
        email: optionalText(read('Contact Email', 'Email')),
        phone: optionalText(read('Contact Phone', 'Phone')),
      },
      city: optionalText(read('City')),
      state: usState(optionalText(read('State'))),
    },
    stamp(
      slug(`doe ${caseNumber ? `${lab} ${caseNumber}` : `${lab} ${title}`}`, 200),
      url && /^https?:/.test(url) ? url : null,
    ),
  );
}

function list(text: string | undefined): string[] {
  return (text ?? '').split(/[;\n]/).flatMap((part) => optionalText(part.replace(/^\s*[•*-]\s*/, '')) ?? []);
}
