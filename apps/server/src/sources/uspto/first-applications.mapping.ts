import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type Patent, patentRecord } from '../../catalogue/engines/patents.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { patentKind } from '../../catalogue/normalise/patent-kind.ts';
import { optionalParagraphs, optionalText } from '../../catalogue/normalise/text.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { required } from '../shared/mapping.ts';
import { child, childrenOf, childText, type XmlNode } from '../shared/xml.ts';
import { claimTexts } from './claims-and-citations.ts';
import { isHere, printedApplication } from './printed-numbers.ts';

/** A `<patent-application-publication>`: applications as they were published from 2001, when that began, to 2004. */
export function mapFirstApplication(
  document: XmlNode,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord<Patent> {
  const about = child(document, 'subdoc-bibliographic-information');
  const number = required(childText(about, 'document-id', 'doc-number'), 'document number');
  const kindCode = childText(about, 'document-id', 'kind-code');
  const claims = childrenOf(child(document, 'subdoc-claims'), 'claim');
  const inventors = child(about, 'inventors');
  const data: Patent = {
    title: required(optionalText(child(about, 'technical-information', 'title-of-invention')?.allText), 'title'),
    abstract: optionalParagraphs(child(document, 'subdoc-abstract')?.allText),
    publicationNumber: printedApplication(number, kindCode),
    applicationNumber: childText(about, 'domestic-filing-data', 'application-number', 'doc-number'),
    kindCode,
    kind: patentKind(kindCode),
    status: 'Application',
    filingDate: parseDate(childText(about, 'domestic-filing-data', 'filing-date')),
    publicationDate: parseDate(childText(about, 'document-id', 'document-date')),
    priorityDate: parseDate(childText(about, 'foreign-priority-data', 'filing-date')),
    assignees: childrenOf(about, 'assignee').flatMap((node) => {
      const name = nameOf(node);
      return name ? { name, ...placeOf(child(node, 'address')) } : [];
    }),
    inventors: ['first-named-inventor', 'inventor'].flatMap((kind) =>
      childrenOf(inventors, kind).flatMap((node) => {
        const name = nameOf(node);
        const place = Object.values(placeOf(child(node, 'residence')?.children[0])).filter(Boolean);
        return name ? { name, place: place.join(', ') || undefined } : [];
      }),
    ),
    claimsCount: claims.length || undefined,
    firstClaim: optionalText(claims[0]?.allText),
    claims: claimTexts(claims),
    attorney: childText(about, 'correspondence-address', 'name-1'),
    governmentInterest: optionalParagraphs(
      child(document, 'subdoc-description', 'federal-research-statement')?.allText,
    ),
  };
  const id = `US${number}`;
  return patentRecord(data, stamp(id, `https://patents.google.com/patent/${id}${kindCode ?? ''}`));
}

function nameOf(node: XmlNode): string | undefined {
  const person = ['given-name', 'middle-name', 'family-name'].map((part) => childText(child(node, 'name'), part));
  return childText(node, 'organization-name') ?? optionalText(person.filter(Boolean).join(' '));
}

function placeOf(node: XmlNode | undefined) {
  const state = childText(node, 'state');
  const country = childText(node, 'country-code') ?? childText(node, 'country', 'country-code');
  return {
    city: childText(node, 'city'),
    state: usState(state),
    country: countryName(isHere(state, country) ? 'US' : country),
  };
}
