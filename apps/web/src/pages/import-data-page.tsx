import { Container, Text, Title } from '@mantine/core';
import { FollowedFileList } from '../features/table-imports/followed-files/followed-file-list.tsx';
import { ImportHistory } from '../features/table-imports/import-history.tsx';
import { ImportScreen } from '../features/table-imports/import-screen.tsx';
import { useFileImports } from '../features/table-imports/table-imports.queries.ts';
import { TABLE_IMPORT_TEXTS } from '../features/table-imports/table-imports.texts.ts';
import { hasCode } from '../lib/api-errors.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useSignedInUser } from '../session/session.queries.ts';
import { AnchorLink } from '../ui/links.tsx';
import { NotFoundScreen } from '../ui/not-found-screen.tsx';

/** For the operators of an installation, and for members who import for their organization. */
export function ImportDataPage() {
  const isOperator = useSignedInUser().roles.includes('service');
  const imports = useFileImports();
  usePageTitle(TABLE_IMPORT_TEXTS.title);
  if (hasCode(imports.error, 'NOT_FOUND')) return <NotFoundScreen />;
  const mayImport = imports.data?.mayImport;
  return (
    <Container size={1080} px={{ base: 'md', md: 'xl' }} py="lg">
      {isOperator ? (
        <AnchorLink to="/service-admin" size="sm">
          {TABLE_IMPORT_TEXTS.back}
        </AnchorLink>
      ) : (
        <AnchorLink to="/settings" size="sm">
          {TABLE_IMPORT_TEXTS.backToSettings}
        </AnchorLink>
      )}
      <Title order={1} mt="xs">
        {TABLE_IMPORT_TEXTS.title}
      </Title>
      <Text c="dimmed">{TABLE_IMPORT_TEXTS.intro}</Text>
      {mayImport && <ImportScreen mayImport={mayImport} />}
      <FollowedFileList />
      <ImportHistory />
    </Container>
  );
}
