import { expect, test } from 'vitest';
import { agencyName } from './agencies.ts';

test.each([
  ['DEPT OF DEFENSE', 'Department of Defense'],
  ['Dept. of Defense', 'Department of Defense'],
  ['DOD', 'Department of Defense'],
  ['U.S. Department of Defense', 'Department of Defense'],
  ['VETERANS AFFAIRS, DEPARTMENT OF', 'Department of Veterans Affairs'],
  ['INTERIOR, DEPARTMENT OF THE', 'Department of the Interior'],
  ['DEPT OF THE NAVY', 'Department of the Navy'],
  ['HEALTH AND HUMAN SERVICES, DEPARTMENT OF', 'Department of Health and Human Services'],
  ['National Aeronautics & Space Administration', 'National Aeronautics and Space Administration'],
  ['NASA', 'National Aeronautics and Space Administration'],
  ['National Institutes of Health', 'National Institutes of Health'],
  ['U.S. Department of Defense (DOD)', 'Department of Defense'],
  ['National Institutes of Health (NIH)', 'National Institutes of Health'],
  ['Energy Department', 'Department of Energy'],
  ['Interior Dept.', 'Department of the Interior'],
  ['US EPA', 'Environmental Protection Agency'],
  ['Fire Department', 'Fire Department'],
  ['FA8579 SOFTWARE SPRT AFSC PZIM', 'FA8579 Software SPRT Afsc Pzim'],
  ['NIWC ATLANTIC', 'NIWC Atlantic'],
  ['NSWC DAHLGREN', 'NSWC Dahlgren'],
  ['U.S. Mission to Indonesia', 'U.S. Mission to Indonesia'],
  ['MARITIME ADMINISTRATION', 'Maritime Administration'],
  ['OFFICE OF THE COMPTROLLER', 'Office of the Comptroller'],
])('[DATA-03] %s is shown as %s', (raw, shown) => expect(agencyName(raw)).toBe(shown));
