import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { labTechnologyRecord } from '../../catalogue/engines/federal-lab-technologies.ts';
import { optionalParagraphs, optionalText } from '../../catalogue/normalise/text.ts';
import { titleCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { RowRejected, required } from '../shared/mapping.ts';

const CENTERS: Record<string, string> = {
  ARC: 'Ames Research Center',
  AFRC: 'Armstrong Flight Research Center',
  DRC: 'Armstrong Flight Research Center',
  GRC: 'Glenn Research Center',
  LEW: 'Glenn Research Center',
  GSC: 'Goddard Space Flight Center',
  GSFC: 'Goddard Space Flight Center',
  JPL: 'Jet Propulsion Laboratory',
  NPO: 'Jet Propulsion Laboratory',
  JSC: 'Johnson Space Center',
  MSC: 'Johnson Space Center',
  KSC: 'Kennedy Space Center',
  LARC: 'Langley Research Center',
  LAR: 'Langley Research Center',
  MSFC: 'Marshall Space Flight Center',
  MFS: 'Marshall Space Flight Center',
  SSC: 'Stennis Space Center',
};

/**
 * A result: [id, case number, title, description, case number, category, release, notes, link, center, image, '', score].
 * Only software has a release ('Open Source', 'U.S. Release Only'). Words that the query matched stand in
 * `<span class="highlight">`.
 */
export function mapResult(result: unknown, stamp: (id: string, url: string | null) => RecordStamp): CatalogueRecord {
  if (!Array.isArray(result)) throw new RowRejected('Not an array of values');
  const read = (position: number) => optionalText(result[position]);
  const caseNumber = required(read(1) ?? read(4), 'case number');
  const center = read(9)?.toUpperCase() ?? /^[A-Z]+/.exec(caseNumber)?.[0] ?? '';
  const image = read(10);
  const release = read(6);
  const page = release ? 'https://software.nasa.gov/software' : 'https://technology.nasa.gov/patent';
  return labTechnologyRecord(
    {
      title: required(read(2), 'title'),
      description: optionalParagraphs(result[3]),
      agency: 'National Aeronautics and Space Administration',
      lab: CENTERS[center] ?? read(9),
      caseNumber,
      categories: [titleCase(read(5))].filter((one) => one !== undefined),
      status: release ?? 'Available for licensing',
      imageUrl: image && /^https?:/.test(image) ? image : undefined,
    },
    stamp(`nasa-${caseNumber.toLowerCase()}`, `${page}/${encodeURIComponent(caseNumber)}`),
  );
}
