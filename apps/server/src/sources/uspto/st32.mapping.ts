import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type Patent, patentRecord } from '../../catalogue/engines/patents.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseCount } from '../../catalogue/normalise/numbers.ts';
import { patentKind } from '../../catalogue/normalise/patent-kind.ts';
import { optionalParagraphs, optionalText } from '../../catalogue/normalise/text.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { required } from '../shared/mapping.ts';
import { child, childrenOf, type XmlNode } from '../shared/xml.ts';
import { CITATIONS_MAX, claimTexts } from './claims-and-citations.ts';
import { isHere, partialDay, printedGrant } from './printed-numbers.ts';

/**
 * A `<PATDOC>`: a grant of 2001 (SGML) to 2004 (XML), by WIPO's standard ST.32, whose elements have the numbers of INID codes: B110 the
 * number of the patent, B721 an inventor.
 */
export function mapSt32(
  document: XmlNode,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord<Patent> {
  const about = child(document, 'SDOBI');
  const read = (...path: string[]) => optionalText(child(about, ...path)?.allText);
  const parties = child(about, 'B700');
  const number = required(read('B100', 'B110'), 'document number').replace(/^0+/, '');
  const kindCode = read('B100', 'B130');
  const claims = childrenOf(child(document, 'SDOCL', 'CL'), 'CLM');
  const references = child(about, 'B500', 'B560');
  const cited = [...childrenOf(references, 'B561'), ...childrenOf(references, 'B562')];
  const data: Patent = {
    title: required(read('B500', 'B540'), 'title'),
    abstract: optionalParagraphs(child(document, 'SDOAB')?.allText),
    patentNumber: printedGrant(number, kindCode),
    applicationNumber: read('B200', 'B210'),
    kindCode,
    kind: patentKind(kindCode),
    status: 'Granted',
    filingDate: parseDate(read('B200', 'B220')),
    grantDate: parseDate(read('B100', 'B140')),
    priorityDate: parseDate(read('B300', 'B320')),
    assignees: childrenOf(parties, 'B730').flatMap((group) =>
      childrenOf(group, 'B731').flatMap((node) => {
        const name = nameOf(node);
        return name ? { name, ...placeOf(node) } : [];
      }),
    ),
    inventors: childrenOf(child(parties, 'B720'), 'B721').flatMap((node) => {
      const name = nameOf(node);
      const place = Object.values(placeOf(node)).filter(Boolean).join(', ');
      return name ? { name, place: place || undefined } : [];
    }),
    claimsCount: parseCount(read('B500', 'B570', 'B577')) ?? (claims.length || undefined),
    firstClaim: optionalText(claims[0]?.allText),
    claims: claimTexts(claims),
    citesCount: cited.length || undefined,
    citations: cited.slice(0, CITATIONS_MAX).flatMap(citedWork),
    examiner: nameOf(child(parties, 'B745', 'B746')),
    attorney: nameOf(child(parties, 'B740', 'B741')),
    governmentInterest: optionalParagraphs(child(document, 'SDODE', 'GOVINT')?.allText),
  };
  const id = `US${number}`;
  return patentRecord(data, stamp(id, `https://patents.google.com/patent/${id}${kindCode ?? ''}`));
}

function nameOf(node: XmlNode | undefined): string | undefined {
  const name = child(node, 'PARTY-US', 'NAM');
  const part = (tag: string) => optionalText(child(name, tag)?.allText);
  return part('ONM') ?? optionalText([part('FNM'), part('SNM')].filter(Boolean).join(' '));
}

function placeOf(node: XmlNode) {
  const read = (tag: string) => optionalText(child(node, 'PARTY-US', 'ADR', tag)?.allText);
  const [state, country] = [read('STATE'), read('CTRY')];
  return {
    city: read('CITY'),
    state: usState(state),
    country: countryName(isHere(state, country) ? 'US' : country),
  };
}

function citedWork(node: XmlNode): NonNullable<Patent['citations']> {
  const literature = optionalText(child(node, 'NCIT')?.allText);
  if (literature) return [{ text: literature }];
  const document = child(node, 'PCIT', 'DOC');
  const read = (tag: string) => optionalText(child(document, tag)?.allText);
  const number = read('DNUM')?.replace(/[\s.]/g, '');
  if (!number) return [];
  const country = read('CTRY') ?? 'US';
  const id = `${country}${number.replaceAll('/', '')}`;
  return [
    {
      text: [country, number, read('KIND')].filter(Boolean).join(' '),
      name: nameOf(child(node, 'PCIT')),
      date: partialDay(read('DATE')),
      ...(country === 'US' && { recordId: id }),
      url: `https://patents.google.com/patent/${id}`,
    },
  ];
}
