import { expect, test } from 'vitest';
import { realFile } from '../../../test/fixtures-dir.ts';
import { openImportFiles } from '../../catalogue/import/import-file.ts';
import { readSource, recordsOf } from '../shared/read-source.ts';
import { uspto } from './uspto.source.ts';

const pdat = (tag: string, text: string) => `<${tag}><PDAT>${text}</PDAT></${tag}>`;

/** A grant of 2001, with what SGML leaves open. */
const sgml = (
  number: string,
  title: string,
) => `<!DOCTYPE PATDOC PUBLIC "-//USPTO//DTD ST.32 US PATENT GRANT V2.4 2000-09-20//EN" [
<!ENTITY US-D00000.TIF SYSTEM "US-D00000.TIF" NDATA TIF>
]>
<PATDOC DTD="2.4" STATUS="BUILD 20010518"><SDOBI>
<B100><B110><DNUM><PDAT>${number}</PDAT></DNUM></B110>${pdat('B130', 'B1')}<B140><DATE><PDAT>20010206</PDAT></DATE></B140></B100>
<B200><B210><DNUM><PDAT>09413215</PDAT></DNUM></B210><B220><DATE><PDAT>19991005</PDAT></DATE></B220></B200>
<B300><B320><DATE><PDAT>19970408</PDAT></DATE></B320></B300>
<B500><B540><STEXT><PDAT>${title}</PDAT></STEXT></B540>
<B560><B561><PCIT><DOC><DNUM><PDAT>5825759</PDAT></DNUM><DATE><PDAT>19981000</PDAT></DATE></DOC><PARTY-US><NAM><SNM><STEXT><PDAT>Liu</PDAT></STEXT></SNM></NAM></PARTY-US></PCIT><CITED-BY-EXAMINER></B561>
<B562><NCIT><STEXT><PDAT>A paper.</PDAT></STEXT></NCIT><CITED-BY-OTHER></B562></B560>
<B570>${pdat('B577', '2')}</B570><B590>${pdat('B595', '3')}<B597US></B590></B500>
<B700><B720><B721><PARTY-US><NAM><FNM><PDAT>Ada</PDAT></FNM><SNM><STEXT><PDAT>Invented</PDAT></STEXT></SNM></NAM><ADR>${pdat('CITY', 'Ames')}${pdat('STATE', 'IA')}</ADR></PARTY-US></B721></B720>
<B730><B731><PARTY-US><NAM><ONM><STEXT><PDAT>Made Up, Inc.</PDAT></STEXT></ONM></NAM><ADR>${pdat('CITY', 'Ames')}${pdat('STATE', 'IA')}</ADR></PARTY-US></B731></B730>
<B745><B746><PARTY-US><NAM><FNM><PDAT>Bo</PDAT></FNM><SNM><STEXT><PDAT>Examined</PDAT></STEXT></SNM></NAM></PARTY-US></B746></B745></B700></SDOBI>
<SDOAB><BTEXT><PARA ID="P-1" LVL="0"><PTEXT><PDAT>A pump, with CO</PDAT><HIL><SB><PDAT>2</PDAT></SB></HIL><PDAT>.</PDAT></PTEXT></PARA></BTEXT></SDOAB>
<SDODE><GOVINT><BTEXT><PARA ID="P-2" LVL="0"><PTEXT><PDAT>Made with government support.</PDAT></PTEXT></PARA></BTEXT></GOVINT></SDODE>
<SDOCL><CL><CLM ID="CLM-00001"><PARA ID="P-3" LVL="0"><PTEXT><PDAT>1. A pump.</PDAT></PTEXT></PARA></CLM><CLM ID="CLM-00002"><PARA ID="P-4" LVL="0"><PTEXT><PDAT>2. It.</PDAT></PTEXT></PARA></CLM></CL></SDOCL>
<SDODR ID="DRAWINGS"><EMI ID="EMI-D00000" FILE="US-D00000.TIF"></SDODR></PATDOC>
`;

const same = {
  title: 'Quiet pump',
  date: '2001-02-06',
  place: { city: 'Ames', state: 'Iowa', country: 'United States' },
  organisations: [{ name: 'Made Up, Inc.', role: 'Assignee' }],
  people: [
    { name: 'Ada Invented', role: 'Inventor' },
    { name: 'Bo Examined', role: 'Examiner' },
  ],
  facets: { status: ['Granted'] },
  data: {
    applicationNumber: '09413215',
    filingDate: '1999-10-05',
    priorityDate: '1997-04-08',
    abstract: 'A pump, with CO2.',
    claimsCount: 2,
    claims: ['1. A pump.', '2. It.'],
    citesCount: 2,
    citations: [{ recordId: 'US5825759', name: 'Liu', date: '1998-10' }, { text: 'A paper.' }],
    governmentInterest: 'Made with government support.',
  },
};

test('[DATA-07] a weekly volume of grants of 2001, in SGML, and the same as XML from 2002 on', async () => {
  const volume = await readSource(uspto, sgml('06336130', 'Quiet pump') + sgml('06336131', 'Loud pump'));
  expect(recordsOf(volume)).toMatchObject([{ id: 'US6336130', ...same }, { id: 'US6336131' }]);
  expect(recordsOf(volume)[0]!.data).toMatchObject({ patentNumber: 'US 6,336,130 B1', kind: 'Granted utility' });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>${sgml('06336130', 'Quiet pump').replace(/<(CITED-BY-\w+|B597US|EMI [^>]*)>/g, '<$1/>')}`;
  expect(recordsOf(await readSource(uspto, xml))).toEqual(recordsOf(volume).slice(0, 1));
});

const greenBook = (wku: string, title: string) => `PATN
WKU  ${wku}
SRC  9
APN  4132151
APD  19991005
TTL  ${title}
ISD  20010206
NCL  2
EXP  Examined; Bo
INVT
NAM  Invented; Ada
CTY  Ames
STA  IA
ASSG
NAM  Made Up, Inc.
CTY  Ames
STA  IA
PRIR
APD  19970408
LREP
FR2  Counsel; Al
FR2  Partner; Cy
UREF
PNO  5825759
ISD  19981000
NAM  Liu
OREF
PAL  A paper.
GOVT
PAC  Statement
PAR  Made with government
      support.
ABST
PAL  A pump, with
      CO.sub.2.
CLMS
STM  What is claimed is:
NUM  1.
PAR  1. A pump.
NUM  2.
PAR  2. It.
`;

test('[DATA-07] a weekly volume of the Green Book, the text of 1976 to 2001', async () => {
  const text = `HHHHHT        APS1        ISSUE - 010206\n${greenBook('063361308', 'Quiet\n      pump')}${greenBook('D04358547', 'Handle')}`;
  const records = recordsOf(await readSource(uspto, text.replaceAll('\n', '\r\n')));
  expect(records).toMatchObject([
    { id: 'US6336130', ...same },
    { id: 'USD0435854', facets: { kind: ['Design'] } },
  ]);
  // Of attorneys who stand in it one after the other the first is named.
  expect(records[0]!.data).toMatchObject({ patentNumber: 'US 6,336,130', attorney: 'Al Counsel' });
});

test('[DATA-07] an application as it was published from 2001 on', async () => {
  const document = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE patent-application-publication SYSTEM "pap-v15-2001-01-31.dtd" []>
<patent-application-publication><subdoc-bibliographic-information>
<document-id><doc-number>20010000943</doc-number><kind-code>A1</kind-code><document-date>20010510</document-date></document-id>
<domestic-filing-data><application-number><doc-number>09727454</doc-number></application-number><filing-date>20001204</filing-date></domestic-filing-data>
<foreign-priority-data><filing-date>19990405</filing-date></foreign-priority-data>
<technical-information><title-of-invention>Quiet pump</title-of-invention></technical-information>
<inventors><first-named-inventor><name><given-name>Ada</given-name><family-name>Invented</family-name></name><residence><residence-us><city>Ames</city><state>IA</state></residence-us></residence></first-named-inventor></inventors>
<assignee><organization-name>Made Up, Inc.</organization-name></assignee></subdoc-bibliographic-information>
<subdoc-abstract><paragraph>A pump.</paragraph></subdoc-abstract>
<subdoc-description><federal-research-statement><paragraph>With government support.</paragraph></federal-research-statement></subdoc-description>
<subdoc-claims><claim id="CLM-00001"><claim-text>1. A pump.</claim-text></claim></subdoc-claims></patent-application-publication>`;
  expect(recordsOf(await readSource(uspto, document))).toMatchObject([
    {
      id: 'US20010000943',
      title: 'Quiet pump',
      date: '2001-05-10',
      people: [{ name: 'Ada Invented', role: 'Inventor' }],
      organisations: [{ name: 'Made Up, Inc.', role: 'Assignee' }],
      facets: { kind: ['Applied'], status: ['Application'] },
      data: {
        publicationNumber: 'US 2001/0000943 A1',
        applicationNumber: '09727454',
        filingDate: '2000-12-04',
        priorityDate: '1999-04-05',
        inventors: [{ place: 'Ames, Iowa, United States' }],
        claims: ['1. A pump.'],
        governmentInterest: 'With government support.',
      },
    },
  ]);
});

const files = ['wild/uspto_grant_sgml_design_USD435854S1.xml', 'wild/uspto_pap_US20010000943A1.xml'];
test.skipIf(realFile(files[0]!) === null).each(files)('[DATA-07] %s is read', async (name) => {
  const [file] = (await openImportFiles(realFile(name)!)).files;
  expect(recordsOf(await readSource(uspto, file!))).toHaveLength(1);
});
