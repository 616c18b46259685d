import { texts } from './texts.ts';

export const REPORT_EDITING_TEXTS = texts('contract/report-editing', {
  changedMeanwhile: 'This report has since been changed. What you wrote is kept here; the other version is saved.',
  unsupported:
    'Some sentences are not supported by the records they cite. Change them, or keep them as your own statements.',
  claimingHeading: 'A heading must not make a claim: no number, quantity or cause.',
  unknownPlace: 'There is no such text in this version of the report.',
  unknownSource: 'A sentence cites a source that the report does not have.',
  nothingChanged: 'Nothing was changed.',
});
