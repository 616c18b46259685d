import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { companyRecord } from '../../catalogue/engines/companies.ts';
import { investorRecord } from '../../catalogue/engines/investors.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseCount, parseMoney } from '../../catalogue/normalise/numbers.ts';
import { optionalText } from '../../catalogue/normalise/text.ts';
import { isUsState, usState } from '../../catalogue/normalise/us-states.ts';
import { titleCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { RowRejected, required } from '../shared/mapping.ts';
import { child, childrenOf, childText, type XmlNode } from '../shared/xml.ts';

export type Stamp = (id: string, url: string | null) => RecordStamp;
interface Filing {
  isFund: boolean;
  people: { name: string; role?: string }[];
  offering: XmlNode | undefined;
}

/**
 * A notice of an exempt offering (Form D, primary_doc.xml): each issuer is a company that raised money, or, where the
 * securities are interests in a pooled fund, an investor. The offering is of all issuers together.
 */
export function mapFormD(submission: XmlNode, stamp: Stamp): (() => CatalogueRecord)[] {
  const offering = child(submission, 'offeringData');
  const type = childText(submission, 'submissionType') ?? '';
  const issuers = [
    ...childrenOf(submission, 'primaryIssuer'),
    ...childrenOf(child(submission, 'issuerList'), 'issuer'),
  ];
  if (issuers.length === 0 || !/^D\b/.test(type)) return [() => reject(`Not a Form D with an issuer but '${type}'`)];
  const filing: Filing = {
    isFund: childText(offering, 'industryGroup', 'industryGroupType') === 'Pooled Investment Fund',
    people: childrenOf(child(submission, 'relatedPersonsList'), 'relatedPersonInfo').flatMap(personOf),
    offering,
  };
  return issuers.map(
    (issuer) => () => (filing.isFund ? mapFund(issuer, filing, stamp) : mapIssuer(issuer, filing, stamp)),
  );
}

function mapIssuer(issuer: XmlNode, { people, offering }: Filing, stamp: Stamp): CatalogueRecord {
  const about = issuerOf(issuer);
  const sold = amountAt(offering, 'totalAmountSold');
  const industry = optionalText(childText(offering, 'industryGroup', 'industryGroupType'));
  const day = parseDate(childText(offering, 'typeOfFiling', 'dateOfFirstSale', 'value')) ?? signatureDay(offering);
  return companyRecord(
    {
      ...about.data,
      type: 'For Profit',
      industryTags: industry && industry !== 'Other' ? [industry] : [],
      totalFunding: sold,
      lastRound: 'Exempt offering (Form D)',
      fundingRounds: [{ name: 'Exempt offering (Form D)', date: day, amount: sold, sourceUrl: about.url }],
      leaders: people,
      securities: securitiesOf(offering),
      offeringAmount: amountAt(offering, 'totalOfferingAmount'),
    },
    stamp(`cik-${about.cik}`, about.url),
  );
}

function mapFund(issuer: XmlNode, { people, offering }: Filing, stamp: Stamp): CatalogueRecord {
  const about = issuerOf(issuer);
  const { foundingYear, ...data } = about.data;
  const size = amountAt(offering, 'totalOfferingAmount') ?? amountAt(offering, 'totalAmountSold');
  const minimum = parseMoney(childText(offering, 'minimumInvestmentAccepted'));
  return investorRecord(
    {
      ...data,
      type:
        titleCase(childText(offering, 'industryGroup', 'investmentFundInfo', 'investmentFundType')) ??
        'Pooled Investment Fund',
      foundingYear,
      fundSize: size,
      partners: people,
      minimumInvestment: minimum,
      investorsCount: parseCount(childText(offering, 'investors', 'totalNumberAlreadyInvested')),
    },
    stamp(`cik-${about.cik}`, about.url),
  );
}

function issuerOf(issuer: XmlNode) {
  const cik = String(Number(required(childText(issuer, 'cik'), 'CIK')));
  const name = required(optionalText(childText(issuer, 'entityName')), 'name');
  const address = child(issuer, 'issuerAddress');
  const region = childText(address, 'stateOrCountryDescription') ?? childText(address, 'stateOrCountry');
  const isDomestic = isUsState(region) || isUsState(childText(address, 'stateOrCountry'));
  return {
    cik,
    url: `https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=${cik.padStart(10, '0')}&type=D`,
    data: {
      name,
      legalName: name,
      cik,
      city: titleCase(childText(address, 'city')),
      state: isDomestic ? usState(region) : undefined,
      country: isDomestic ? 'United States' : countryName(titleCase(region)),
      phone: childText(issuer, 'issuerPhoneNumber'),
      foundingYear: parseCount(childText(issuer, 'yearOfInc', 'value')),
      stateOfIncorporation: usState(childText(issuer, 'jurisdictionOfInc')),
      formerNames: ['issuerPreviousNameList', 'edgarPreviousNameList'].flatMap((list) =>
        (child(issuer, list)?.children ?? [])
          .flatMap((one) => optionalText(one.text) ?? [])
          .filter((one) => !/^none$/i.test(one)),
      ),
    },
  };
}

/** Organisations are squeezed into the form's two name fields: 'Fund GP,' and 'LLC' as the first name. */
function personOf(info: XmlNode): { name: string; role?: string }[] {
  const part = (name: string) =>
    optionalText(childText(info, 'relatedPersonName', name)?.replace(/^(n\/?a|none|-+)$/i, ''));
  const [first, middle, last] = [part('firstName'), part('middleName'), part('lastName')];
  const isOrganisation = /^(l\.?l\.?c\.?|ltd\.?|inc\.?|l\.?p\.?|corp\.?|llp)$/i.test(first ?? '');
  const name = (isOrganisation ? [last, first] : [first, middle, last]).filter(Boolean).join(' ');
  const roles = childrenOf(child(info, 'relatedPersonRelationshipList'), 'relationship').map((one) => one.text.trim());
  return name ? [{ name, role: roles.join(', ') || undefined }] : [];
}

/** 'Indefinite' stands where the amount is open. */
function amountAt(offering: XmlNode | undefined, name: string): number | undefined {
  return parseMoney(childText(offering, 'offeringSalesAmounts', name));
}

function securitiesOf(offering: XmlNode | undefined): string | undefined {
  const types = child(offering, 'typesOfSecuritiesOffered')?.children ?? [];
  const names = types.flatMap((one) =>
    /^is(.+)Type$/.exec(one.name)?.[1] && one.text.trim() === 'true' ? one.name.slice(2, -4) : [],
  );
  return names.map((name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')).join(', ') || undefined;
}

function signatureDay(offering: XmlNode | undefined): string | undefined {
  return parseDate(childText(offering, 'signatureBlock', 'signature', 'signatureDate'));
}

function reject(reason: string): never {
  throw new RowRejected(reason);
}
