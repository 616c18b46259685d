import { from, type LiveCase } from './live-case.ts';

const item = (index: number) => `<item><title>${index === 2 ? '' : `Quiet pump ${index}`}</title>
<link>https://made-up.technologypublisher.example/tech/Quiet_${index}</link><description><![CDATA[<p>A pump &amp; more.</p>]]></description>
<pubDate>Fri, 02 Jan 2026 15:50:44 GMT</pubDate><author>licensing@example.edu</author><dataField:caseId>24-${index}</dataField:caseId></item>`;
const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:dataField="https://made-up.example/df"><channel><title>Made Up University</title>${items}</channel></rss>`;

/** Two feeds of one host: of three technologies and of two, one without a title. */
export const technologyOffices: LiveCase = {
  source: 'technology-offices',
  host: 'made-up.technologypublisher.example',
  hosts: {
    'made-up.technologypublisher.example': ({ path }) => ({
      body: rss(path === '/a.aspx' ? from(3, item).join('') : from(2, (index) => item(index + 10)).join('')),
    }),
  },
  settings: {
    TECHNOLOGY_OFFICES:
      'Made Up University https://made-up.technologypublisher.example/a.aspx; https://made-up.technologypublisher.example/b.aspx',
  },
  stored: 4,
  rejected: 1,
  requests: 2,
  sinceIn: null,
};
