import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { searchParams } from '../lib/search-state.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Form } from './form.tsx';
import { formValues } from './form-values.ts';
import { FullScreenMessage } from './full-screen-message.tsx';
import { ButtonLink } from './links.tsx';
import { UI_TEXTS } from './ui.texts.ts';

/** The same for an unknown path, an unknown id and another person's: which of these it was is nobody's business. */
export function NotFoundScreen() {
  usePageTitle(UI_TEXTS.notFound);
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <FullScreenMessage title={UI_TEXTS.pageNotFound} text={UI_TEXTS.pageNotFoundText}>
      <Stack gap="md">
        <SearchForm />
        <Group gap="xs" justify="center">
          {canGoBack && (
            <Button leftSection={<IconArrowLeft size={15} />} onClick={() => router.history.back()}>
              {UI_TEXTS.goBack}
            </Button>
          )}
          <ButtonLink to="/dashboard" variant={canGoBack ? 'default' : 'filled'}>
            {UI_TEXTS.goToPulse}
          </ButtonLink>
          <ButtonLink to="/" variant="default">
            {UI_TEXTS.startPage}
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
      <Form
        onSubmit={(form) => {
          const { query } = formValues(form, ['query']);
          void navigate({ to: '/search', search: searchParams({ engine: 'companies', query }) });
        }}
      >
        <Group gap="xs" justify="center">
          <TextInput
            name="query"
            type="search"
            aria-label={UI_TEXTS.searchTheRecords}
            placeholder={UI_TEXTS.searchTheRecords}
            w={240}
          />
          <Button type="submit" variant="default" leftSection={<IconSearch size={15} aria-hidden />}>
            {UI_TEXTS.search}
          </Button>
        </Group>
      </Form>
    </search>
  );
}
