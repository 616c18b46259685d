import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { searchParams } from '../lib/search-state.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { formValues } from './form-values.ts';
import { FullScreenMessage } from './full-screen-message.tsx';
import { ButtonLink } from './links.tsx';

/** The same for an unknown path, an unknown id and another person's: which of these it was is nobody's business. */
export function NotFoundScreen() {
  usePageTitle('Not found');
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <FullScreenMessage title="Page not found" text="There is nothing at this address, or it is not yours to see.">
      <Stack gap="md">
        <SearchForm />
        <Group gap="xs" justify="center">
          {canGoBack && (
            <Button leftSection={<IconArrowLeft size={15} />} onClick={() => router.history.back()}>
              Back to where you were
            </Button>
          )}
          <ButtonLink to="/dashboard" variant={canGoBack ? 'default' : 'filled'}>
            Go to Pulse
          </ButtonLink>
          <ButtonLink to="/" variant="default">
            Start page
          </ButtonLink>
        </Group>
      </Stack>
    </FullScreenMessage>
  );
}

function SearchForm() {
  const navigate = useNavigate();
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const { query } = formValues(event.currentTarget, ['query']);
          void navigate({ to: '/search', search: searchParams({ engine: 'companies', query }) });
        }}
      >
        <Group gap="xs" justify="center">
          <TextInput
            name="query"
            type="search"
            aria-label="Search the records"
            placeholder="Search the records"
            w={240}
          />
          <Button type="submit" variant="default" leftSection={<IconSearch size={15} aria-hidden />}>
            Search
          </Button>
        </Group>
      </form>
    </search>
  );
}
