import { contentWords } from '../../catalogue/query/content-words.ts';
import { stemOf } from './stems.ts';

/** Words of the asking itself: what is asked about are the others. */
const ASKING = new Set(
  `many much number count often total sum money amount amounts average typical median usual usually normal size sizes large big latest newest recent recently last
next largest biggest highest expensive grow growing growth trend trends trending rise rises rising rose increase increased increasing decline declining fall falling
decrease close closes closing closed deadline deadlines open still now apply available active currently there been record records data set topic field area
subject space domain sector research work works working doing does do did get gets got give given giving pay pays paid receive received win won hold holds held own
owns owned publish published granted grant file filed start started register registered run runs fund funded funds funding spend spent spends invest invested
involved lead leading top main major key important active player players organisation organisations organization organizations
institution institutions institute university universities agency agencies funder funders country countries state states author authors inventor inventors researcher researchers scientist scientists
people person sponsor sponsors assignee assignees awardee awardees year years month months since until between during before after ago past first show tell list name
find exist exists any please know want me my our the this that these those similar like likely looks look nearest closest going happening happen comes come come stand stands mention mentions name names named
say says said speak speaks describe described describes phase us usa patent patents invention inventions award awards sbir sttr contract contracts federal government spending procurement company
companies start startup startups firm firms competitor competitors investor investors venture vc vcs paper papers publication publications article articles journal journals literature
citation citations expert experts professor professors technology technologies license licence licensing lab labs laboratory trial trials clinical international drug drugs approval approvals approved intervention
interventions opportunity opportunities call calls solicitation solicitations program programs grants`
    .split(/\s+/)
    .map(stemOf),
);

/** Whether a word says what is asked about, and not that something is asked. */
export const isTelling = (word: string): boolean => !ASKING.has(stemOf(word)) && !/^\d+$/.test(word) && word.length > 1;

/** The words of a question that say what it is about, as typed. */
export const tellingWords = (question: string): string[] => contentWords(question).filter(isTelling);
