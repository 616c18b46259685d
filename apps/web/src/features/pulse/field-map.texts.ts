import { formatCount, formatNumber } from '@groundwork/contract/format';
import { texts } from '@groundwork/contract/texts';

export const FIELD_MAP_TEXTS = texts('pulse-field-map', {
  title: 'The field: technology against use',
  empty: 'No record of the field could be compared by its meaning.',
  nearTechnology: 'Nearness to what it is and how it works',
  nearUse: 'Nearness to what it is for',
  technology: 'Technology',
  use: 'Use',
  ring: 'Belongs as',
  record: 'Record',
  dataSet: 'Data set',
  own: 'This project',
  ownSaid: (technology: string, use: string) => `This project: technology ${technology}, use ${use}`,
  pointSaid: (title: string, engine: string, ring: string, technology: string, use: string) =>
    `${title}. ${engine}. ${ring}. Technology ${technology}, use ${use}.`,
  nearness: (technology: string, use: string) => `technology ${technology} · use ${use}`,
  source: (shown: number, total: number) =>
    shown < total
      ? `The ${formatNumber(shown)} surest of ${formatCount(total, 'record')} in the field`
      : `${formatCount(total, 'record')} in the field`,
  cosines: 'Both axes are cosines of sentence vectors: 1 would be the same words',
});
