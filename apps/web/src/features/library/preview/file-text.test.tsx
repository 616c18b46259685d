// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../../test/with-queries.tsx';
import { FileText } from './file-text.tsx';

const server = await vi.hoisted(async () => (await import('../../../../test/server-stand-in.ts')).serverStandIn());

afterEach(cleanup);

test('[RPT-04] the page that a report cites is shown once, the others below it', async () => {
  const items = [1, 2, 3].map((number) => ({ number, label: `Page ${number}`, text: `Words of ${number}` }));
  server.answer('GET /library/files/f/text', { items, total: 3, page: 1, pageLimit: 5 });
  const Queries = withQueries();
  render(
    <MantineProvider env="test">
      <Queries>
        <FileText fileId="f" except={2} />
      </Queries>
    </MantineProvider>,
  );
  await screen.findByText('Words of 1');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Page 1', 'Page 3']);
});
