import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type Patent, patentRecord } from '../../catalogue/engines/patents.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseCount } from '../../catalogue/normalise/numbers.ts';
import { patentKind } from '../../catalogue/normalise/patent-kind.ts';
import { optionalParagraphs, optionalText } from '../../catalogue/normalise/text.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import { titleCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { required } from '../shared/mapping.ts';
import { child, childrenOf, childText, type XmlNode } from '../shared/xml.ts';
import { CITATIONS_MAX, citedWork, claimTexts } from './claims-and-citations.ts';
import { printedApplication, printedGrant } from './printed-numbers.ts';

/** A `<us-patent-grant>` (since 2005) or a `<us-patent-application>` of the patent office's red book. */
export function mapPatentXml(
  document: XmlNode,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord<Patent> {
  const isGrant = document.name === 'us-patent-grant';
  const about = child(document, isGrant ? 'us-bibliographic-data-grant' : 'us-bibliographic-data-application');
  const publication = child(about, 'publication-reference', 'document-id');
  const number = required(childText(publication, 'doc-number'), 'document number').replace(/^0+/, '');
  const kindCode = childText(publication, 'kind');
  const day = parseDate(childText(publication, 'date'));
  const application = child(about, 'application-reference');
  const parties = child(about, 'us-parties') ?? child(about, 'parties');
  const claims = childrenOf(child(document, 'claims'), 'claim');
  const references = child(about, 'us-references-cited') ?? child(about, 'references-cited');
  const cited = [...childrenOf(references, 'us-citation'), ...childrenOf(references, 'citation')];
  const data: Patent = {
    title: required(optionalText(child(about, 'invention-title')?.allText), 'title'),
    abstract: optionalParagraphs(child(document, 'abstract')?.allText),
    patentNumber: isGrant ? printedGrant(number, kindCode) : undefined,
    publicationNumber: isGrant ? undefined : printedApplication(number, kindCode),
    applicationNumber: childText(application, 'document-id', 'doc-number'),
    kindCode,
    kind: patentKind(kindCode),
    type: titleCase(application?.attributes['appl-type']),
    status: isGrant ? 'Granted' : 'Application',
    filingDate: parseDate(childText(application, 'document-id', 'date')),
    grantDate: isGrant ? day : undefined,
    publicationDate: isGrant ? undefined : day,
    priorityDate: parseDate(childText(about, 'priority-claims', 'priority-claim', 'date')),
    assignees: childrenOf(child(about, 'assignees'), 'assignee').flatMap((node) => {
      const name = nameOf(node);
      const address = addressOf(node);
      const country = countryName(childText(address, 'country'));
      return name
        ? { name, city: childText(address, 'city'), state: usState(childText(address, 'state')), country }
        : [];
    }),
    inventors: inventorsOf(parties).flatMap((node) => {
      const name = nameOf(node);
      const place = ['city', 'state', 'country']
        .map((part) => childText(addressOf(node), part))
        .filter(Boolean)
        .join(', ');
      return name ? { name, place: place || undefined } : [];
    }),
    cpc: cpcOf(child(about, 'classifications-cpc')),
    claimsCount: parseCount(childText(about, 'number-of-claims')) ?? (claims.length || undefined),
    firstClaim: optionalText(claims[0]?.allText),
    claims: claimTexts(claims),
    citesCount: cited.length || undefined,
    citations: cited.slice(0, CITATIONS_MAX).flatMap(citedWork),
    examiner: nameOf(child(about, 'examiners', 'primary-examiner')),
    attorney: nameOf(child(parties, 'agents', 'agent')),
    governmentInterest: optionalParagraphs(governmentInterest(document)),
  };
  const id = `US${number}`;
  return patentRecord(data, stamp(id, `https://patents.google.com/patent/${id}${kindCode ?? ''}`));
}

/** Before 2013 inventors stand among the applicants. */
function inventorsOf(parties: XmlNode | undefined): XmlNode[] {
  const inventors = childrenOf(child(parties, 'inventors'), 'inventor');
  if (inventors.length > 0) return inventors;
  return childrenOf(child(parties, 'applicants'), 'applicant').filter((node) =>
    node.attributes['app-type']?.includes('inventor'),
  );
}

function nameOf(node: XmlNode | undefined): string | undefined {
  const book = child(node, 'addressbook') ?? node;
  const organisation = optionalText(child(book, 'orgname')?.allText);
  const person = [childText(book, 'first-name'), childText(book, 'last-name')].filter(Boolean).join(' ');
  return organisation ?? optionalText(person);
}

function addressOf(node: XmlNode): XmlNode | undefined {
  return child(node, 'addressbook', 'address') ?? child(node, 'address');
}

function cpcOf(classifications: XmlNode | undefined): { code: string }[] {
  const nodes = [
    ...childrenOf(child(classifications, 'main-cpc'), 'classification-cpc'),
    ...childrenOf(child(classifications, 'further-cpc'), 'classification-cpc'),
  ];
  const codes = nodes
    .map((node) => ['section', 'class', 'subclass'].map((part) => childText(node, part) ?? '').join(''))
    .filter(Boolean);
  return [...new Set(codes)].map((code) => ({ code }));
}

/** The office marks the statement only by a processing instruction, so it is found by its wording. */
function governmentInterest(document: XmlNode): string | undefined {
  const paragraphs = childrenOf(child(document, 'description'), 'p').slice(0, 8);
  return paragraphs.find((node) => /government support|government has certain rights/i.test(node.allText))?.allText;
}
