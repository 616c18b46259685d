import type { DataSet } from '@groundwork/contract/data-sets';
import type { EngineInfo } from '@groundwork/contract/engines';
import { formatDate, formatNumber } from '@groundwork/contract/format';
import { searchParams } from '../../lib/search-state.ts';
import { AnchorLink } from '../../ui/links.tsx';
import classes from './data-sets.module.css';
import { DATA_SET_TEXTS } from './data-sets.texts.ts';
import { LastImportCell } from './last-import-cell.tsx';

/** One row per data set: how much it holds, how new it is, and how its last import went. */
export function DataSetTable({ dataSets, engines }: { dataSets: DataSet[]; engines: EngineInfo[] }) {
  const labelOf = (id: string) => engines.find((engine) => engine.id === id)?.label ?? id;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard from its frame
    <section className={classes['scroll']} aria-label={DATA_SET_TEXTS.dataSets} tabIndex={0}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{DATA_SET_TEXTS.dataSet}</th>
            <th scope="col" className={classes['number']}>
              {DATA_SET_TEXTS.records}
            </th>
            <th scope="col" className={classes['number']}>
              {DATA_SET_TEXTS.sampleRecords}
            </th>
            <th scope="col">{DATA_SET_TEXTS.newestRecord}</th>
            <th scope="col">{DATA_SET_TEXTS.nextImport}</th>
            <th scope="col">{DATA_SET_TEXTS.lastImport}</th>
          </tr>
        </thead>
        <tbody>
          {dataSets.map(({ engine, recordCount, sampleCount, newest, lastImport, nextRunAt }) => (
            <tr key={engine}>
              <td>
                <AnchorLink to="/search" search={searchParams({ engine })}>
                  {labelOf(engine)}
                </AnchorLink>
              </td>
              <td className={classes['number']}>{formatNumber(recordCount)}</td>
              <td className={classes['number']}>{formatNumber(sampleCount)}</td>
              <td>{newest ? formatDate(newest) : '–'}</td>
              <td>{nextRunAt ? formatDate(nextRunAt) : '–'}</td>
              <td className={classes['import']}>{lastImport ? <LastImportCell last={lastImport} /> : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
