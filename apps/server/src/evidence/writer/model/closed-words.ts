import { foldedWords } from '../../../catalogue/query/fold.ts';

/**
 * What a model may say in its own words: who did what to what, when and how often, as records have it. Nothing that praises,
 * compares, denies, supposes or advises, and no state of things (open, approved, recruiting): such words come from the
 * value of a field that is cited, or not at all. ("may" is a month only in a date, which is a value.)
 */
const WORDS = new Set(
  `a an the of in on at by to from for with as and or between during since until among each both this these those that
which who whose whom its their it they is are was were be been has have had also together respectively there here under
over into within per about around roughly approximately
record records hold holds held list lists listed name names named show shows shown state states stated give gives given
count counts counted find finds found search searched topic project data set sets section year years month months date dated
dates day total totals sum sums amount amounts value values dollar dollars usd percent million billion thousand trillion
january february march april june july august september october november december
award awards awarded awardee awardees patent patents publication publications paper papers company companies investor
investors trial trials expert experts drug drugs intervention interventions technology technologies opportunity
opportunities contract contracts grant grants agency agencies university universities federal laboratory laboratories lab
international clinical government funding spending call calls application applications assignee assignees inventor
inventors author authors recipient recipients sponsor sponsors applicant applicants holder holders buyer buyers
organisation organisations organization organizations institution institutions country countries state city place places
phase phases status registered registration registrations filed granted issued published reported obligated enrolled
enrolment enrollment raised received receives went goes made make makes come comes came include includes including cover
covers covered carry carries carried appear appears appeared cite cites cited follow follows followed range ranges other
others field fields title titles kind type types group groups class classes number numbers`.split(/\s+/),
);

/**
 * The words of a sentence that are neither closed words, nor numbers, nor a part of a value that stands in it whole. Empty for
 * a sentence that says nothing but what is cited: no matter what a text has made its writer say.
 */
export function foreignWords(sentence: string, { labels, values }: { labels: string[]; values: string[] }): string[] {
  const ofLabels = new Set(labels.flatMap(foldedWords));
  let rest = ` ${foldedWords(sentence).join(' ')} `;
  for (const value of values.map((each) => foldedWords(each).join(' ')).sort((a, b) => b.length - a.length))
    if (value !== '') rest = rest.replaceAll(` ${value} `, '  ');
  return [...new Set(rest.split(' '))].filter(
    (word) => word !== '' && !WORDS.has(word) && !ofLabels.has(word) && !/^\d+$/.test(word),
  );
}
