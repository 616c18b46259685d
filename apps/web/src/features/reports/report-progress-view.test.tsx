// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../test/with-queries.tsx';
import { ReportProgressView, WrittenAnew } from './report-progress-view.tsx';

vi.mock('../../ui/links.tsx', () => ({ ButtonLink: () => null }));

afterEach(cleanup);

const Queries = withQueries();

test.each([
  ['running', 'Cancel'],
  ['failed', 'Retry'],
  ['cancelled', 'Retry'],
] as const)('[RPT-05] of a %s report who may only read it is not offered “%s”', (state, name) => {
  const report = { projectId: 'p', status: state, progress: 30, step: 'Writing', hasDocument: false };
  const offered = (mayEdit: boolean) => {
    for (const View of [ReportProgressView, WrittenAnew])
      render(
        <MantineProvider env="test">
          <Queries>
            <View kind="custom" reportId="r" status={report} mayEdit={mayEdit} />
          </Queries>
        </MantineProvider>,
      );
    const names = screen.queryAllByRole('button').map(({ textContent }) => textContent);
    cleanup();
    return names;
  };
  expect(offered(true)).toEqual([name, name]);
  expect(offered(false)).toEqual([]);
});
