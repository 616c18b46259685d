/** Requirements of every SBIR and STTR application, whatever the agency. */
export const ELIGIBILITY = {
  title: 'Is the company eligible?',
  items: [
    'The company is organized for profit and has its place of business in the United States.',
    'It has at most 500 employees, affiliates counted.',
    'More than half of it is owned and controlled by US citizens or permanent residents, or by other eligible small businesses (read what the agency says on investment companies).',
    'SBIR: the principal investigator is primarily employed by the company when the award is made. STTR: read who may be principal investigator.',
    'The work is done in the United States, unless the agency agrees otherwise in writing.',
    'The same work is not being paid for by another award; similar pending proposals are disclosed.',
  ],
};

export const REGISTRATIONS = {
  title: 'Registrations (begin early: they can take weeks)',
  items: [
    'SAM.gov: an active registration with a Unique Entity ID (UEI). It has to be renewed every year.',
    'SBIR.gov company registry: the SBC control number.',
    'The agency’s own portal, with an account for everyone who signs or submits.',
    'The legal name and address are the same, letter for letter, in all of them.',
    'Disclosures of foreign affiliations and relationships are ready for owners and key people.',
  ],
};

export const BEFORE_SENDING = {
  title: 'Before it is sent',
  items: [
    'Page limits, margins, font sizes and file names follow the solicitation.',
    'Every required section is there, in the order and under the headings that are asked for.',
    'Figures can be read when printed in black and white.',
    'Budget, work plan and staffing tell the same story: hours, months and names agree.',
    'Letters are dated, signed, on letterhead, and say what their writers will do, pay or test.',
    'Proprietary pages are marked the way the solicitation says.',
    'Someone who does not know the project has read it and can say what it is, for whom and why now.',
    'It is submitted at least two working days before the deadline, and the confirmation is kept.',
  ],
};
