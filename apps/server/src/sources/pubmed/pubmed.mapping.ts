import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type Publication, publicationRecord } from '../../catalogue/engines/publications.ts';
import { dateOfParts, parseDate } from '../../catalogue/normalise/dates.ts';
import { cleanText, optionalText } from '../../catalogue/normalise/text.ts';
import { sentenceCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { required } from '../shared/mapping.ts';
import { child, childrenOf, childText, type XmlNode } from '../shared/xml.ts';

/** Publication types that say how a work was paid for or kept, not what it is. */
const NO_KIND = /^(Research Support|Journal Article$|English Abstract)/;

/** `<PubmedArticle>` or `<PubmedBookArticle>` of efetch and of the yearly baseline. */
export function mapArticle(
  node: XmlNode,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord<Publication> {
  const isBook = node.name === 'PubmedBookArticle';
  const citation = child(node, isBook ? 'BookDocument' : 'MedlineCitation');
  const article = isBook ? citation : child(citation, 'Article');
  const pmid = required(childText(citation, 'PMID'), 'PMID');
  const journal = child(article, 'Journal');
  const types = childrenOf(child(article, 'PublicationTypeList') ?? article, 'PublicationType').flatMap(textOf);
  const authors = childrenOf(child(article, 'AuthorList'), 'Author').flatMap(authorOf);
  const titleNode = child(article, 'ArticleTitle') ?? child(article, 'Book', 'BookTitle');
  const title = textOf(titleNode)[0] ?? textOf(child(article, 'VernacularTitle'))[0];
  const data: Publication = {
    // A translated title stands in brackets.
    title: required(title, 'title').replace(/^\[(.+?)\]?\.?$/, (_, inner: string) => inner.replace(/\]\.?$/, '')),
    abstract: abstractOf(article),
    doi: doiOf(node, article),
    pmid,
    type: types.some((type) => /^Retracted Publication$/.test(type))
      ? 'Retracted'
      : sentenceCase(types.find((type) => !NO_KIND.test(type)) ?? (types.length > 0 ? 'Article' : undefined)),
    venue: textOf(child(journal, 'Title'))[0] ?? textOf(child(article, 'Book', 'BookTitle'))[0],
    sourceType: isBook ? 'Book series' : 'Journal',
    publisher: textOf(child(article, 'Book', 'Publisher', 'PublisherName'))[0],
    volume: childText(journal, 'JournalIssue', 'Volume'),
    issue: childText(journal, 'JournalIssue', 'Issue'),
    pages: childText(article, 'Pagination', 'MedlinePgn'),
    publicationDate: dateOf(article),
    authors,
    keywords: unique(
      childrenOf(citation, 'KeywordList').flatMap((list) => childrenOf(list, 'Keyword').flatMap(textOf)),
    ),
    mesh: unique(
      childrenOf(child(citation, 'MeshHeadingList'), 'MeshHeading').flatMap((one) =>
        textOf(child(one, 'DescriptorName')),
      ),
    ),
    referencesCount: childrenOf(child(node, 'PubmedData', 'ReferenceList'), 'Reference').length || undefined,
    language: childText(article, 'Language'),
    isRetracted: types.includes('Retracted Publication'),
    funders: childrenOf(child(article, 'GrantList'), 'Grant').flatMap((grant) => {
      const name = optionalText(childText(grant, 'Agency'));
      return name ? { name, awardNumber: childText(grant, 'GrantID') } : [];
    }),
  };
  return publicationRecord(data, stamp(recordId(pmid), `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`));
}

export const recordId = (pmid: string) => `pmid-${pmid}`;

/** Markup inside text (sub, sup, MathML) is read as its letters; the file's own line breaks mean nothing. */
function textOf(node: XmlNode | undefined): string[] {
  const text = cleanText(node?.allText);
  return text ? [text] : [];
}

/** 'BACKGROUND: …' for each labelled part; translations of the abstract stand elsewhere and are left out. */
function abstractOf(article: XmlNode | undefined): string | undefined {
  const parts = childrenOf(child(article, 'Abstract'), 'AbstractText').flatMap((part) => {
    const [text] = textOf(part);
    const label = sentenceCase(part.attributes['Label']);
    return text ? [label && label !== 'Unlabelled' ? `${label}: ${text}` : text] : [];
  });
  return parts.join('\n\n') || undefined;
}

function authorOf(author: XmlNode): NonNullable<Publication['authors']> {
  const person = [
    childText(author, 'ForeName') ?? childText(author, 'Initials'),
    childText(author, 'LastName'),
    childText(author, 'Suffix'),
  ];
  const group = optionalText(child(author, 'CollectiveName')?.allText);
  const name = optionalText(person.filter(Boolean).join(' ')) ?? group;
  if (!name) return [];
  const orcid = childrenOf(author, 'Identifier').find((one) => one.attributes['Source'] === 'ORCID')?.text;
  const affiliations = childrenOf(author, 'AffiliationInfo').flatMap((one) => textOf(child(one, 'Affiliation')));
  return [
    {
      name,
      ...(name === group && { isGroup: true }),
      ...(orcid ? { orcid: orcid.trim().replace(/^https?:\/\/orcid\.org\//, '') } : {}),
      affiliations: affiliations.map((text) => text.replace(/\.$/, '').slice(0, 300)),
    },
  ];
}

function doiOf(node: XmlNode, article: XmlNode | undefined): string | undefined {
  const ids = childrenOf(child(node, 'PubmedData', 'ArticleIdList') ?? child(article, 'ArticleIdList'), 'ArticleId');
  const place = childrenOf(article, 'ELocationID').find((one) => one.attributes['EIdType'] === 'doi');
  return (ids.find((one) => one.attributes['IdType'] === 'doi') ?? place)?.text.trim().toLowerCase() || undefined;
}

/** The issue's date, in parts ('2018', 'Apr') or as '1998 Dec-1999 Jan'; otherwise the day it came out online. */
function dateOf(article: XmlNode | undefined): string | undefined {
  const issue = child(article, 'Journal', 'JournalIssue', 'PubDate') ?? child(article, 'Book', 'PubDate');
  const parts = (node: XmlNode | undefined) => {
    const year = childText(node, 'Year');
    const month = childText(node, 'Month');
    const day = childText(node, 'Day');
    if (month && /^[a-z]/i.test(month)) return parseDate([month, day, year].filter(Boolean).join(' ')) ?? year;
    return dateOfParts([year, month, day]) ?? year;
  };
  const medline = childText(issue, 'MedlineDate');
  return (
    parts(issue) ??
    parseDate(medline?.replace(/^(\d{4}) ([A-Z][a-z]{2}).*$/, '$2 $1')) ??
    parseDate(/\d{4}/.exec(medline ?? '')?.[0]) ??
    parts(child(article, 'ArticleDate'))
  );
}

const unique = (texts: string[]) => [...new Set(texts)];
