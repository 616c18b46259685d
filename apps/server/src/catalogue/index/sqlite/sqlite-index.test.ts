import { ENGINES } from '@groundwork/contract/engines';
import { openIndexWithoutThreads } from '../../../../test/index-without-threads.ts';
import { indexContract } from '../index.contract.ts';
import { openSqliteIndex } from './sqlite-index.ts';

const engines = ENGINES.map((id) => ({ id }));

indexContract('the SQLite index', () => openSqliteIndex({ file: ':memory:', engines }), {
  open: openIndexWithoutThreads,
});
