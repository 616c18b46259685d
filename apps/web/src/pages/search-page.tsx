import { Container, Title, VisuallyHidden } from '@mantine/core';
import { SearchScreen } from '../features/search/search-screen.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

export function SearchPage() {
  usePageTitle('Advanced Search');
  return (
    <Container size={1280} px={{ base: 'md', md: 'xl' }} py="md">
      <VisuallyHidden>
        <Title order={1}>Advanced Search</Title>
      </VisuallyHidden>
      <SearchScreen />
    </Container>
  );
}
