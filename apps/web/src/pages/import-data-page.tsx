import { Container, Text, Title } from '@mantine/core';
import { ImportHistory } from '../features/table-imports/import-history.tsx';
import { ImportScreen } from '../features/table-imports/import-screen.tsx';
import { TABLE_IMPORT_TEXTS } from '../features/table-imports/table-imports.texts.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { AnchorLink } from '../ui/links.tsx';
import { ForRole } from './for-role.tsx';

/** For the operators of an installation. */
export function ImportDataPage() {
  return (
    <ForRole needed="service">
      <ImportData />
    </ForRole>
  );
}

function ImportData() {
  usePageTitle(TABLE_IMPORT_TEXTS.title);
  return (
    <Container size={1080} px={{ base: 'md', md: 'xl' }} py="lg">
      <AnchorLink to="/service-admin" size="sm">
        {TABLE_IMPORT_TEXTS.back}
      </AnchorLink>
      <Title order={1} mt="xs">
        {TABLE_IMPORT_TEXTS.title}
      </Title>
      <Text c="dimmed">{TABLE_IMPORT_TEXTS.intro}</Text>
      <ImportScreen />
      <ImportHistory />
    </Container>
  );
}
