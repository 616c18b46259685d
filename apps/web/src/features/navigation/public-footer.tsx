import { Anchor, Container, Group, Text } from '@mantine/core';
import { useStatus } from '../../lib/status.queries.ts';
import { PlainLink } from '../../ui/links.tsx';
import { LanguageLinks } from './language-links.tsx';
import { NAVIGATION_TEXTS as TEXTS } from './navigation.texts.ts';

/** Foot of the pages for visitors: whose the product and its data are, and where the source and help are to be had. */
export function PublicFooter() {
  const { version, links } = useStatus().data ?? {};
  const outside = [
    { url: links?.source, label: TEXTS.source },
    { url: links?.help, label: TEXTS.help },
    { url: links?.status, label: TEXTS.status },
  ];
  return (
    <footer style={{ borderTop: '1px solid var(--line)' }}>
      <Container size={1180} px="lg" py="lg">
        <Group justify="space-between" gap="xs 32px" align="flex-start">
          <Text size="sm" c="dimmed" maw="64ch">
            Groundwork{version && ` ${version}`}. {TEXTS.licence} {TEXTS.dataLicence}
          </Text>
          <Group component="nav" aria-label={TEXTS.footer} gap="md">
            <PlainLink to="/plans">{TEXTS.plans}</PlainLink>
            <Anchor href="/api/docs" size="sm">
              {TEXTS.api}
            </Anchor>
            {outside.map(
              ({ url, label }) =>
                url && (
                  <Anchor key={label} href={url} size="sm" target="_blank" rel="noopener">
                    {label}
                  </Anchor>
                ),
            )}
          </Group>
          <LanguageLinks />
        </Group>
      </Container>
    </footer>
  );
}
