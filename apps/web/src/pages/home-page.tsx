import { Anchor, Container, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { HomeSections } from '../features/home/home-sections.tsx';
import { ProductPanel } from '../features/home/product-panel.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useUser } from '../session/session.queries.ts';
import { ButtonLink } from '../ui/links.tsx';
import classes from './home-page.module.css';
import { PublicLayout } from './layout/public-layout.tsx';

const POINTS = [
  {
    title: 'Fourteen kinds of records, one search',
    text: 'Companies, investors, patents, awards, funding opportunities, public spending, technologies to license, publications, experts and clinical trials, joined where they name the same party.',
  },
  {
    title: 'Every sentence cites a record',
    text: 'Each number, name and date in a report is checked against the record it comes from. What is not supported is withheld and counted, in the open.',
  },
  {
    title: 'Yours to take away',
    text: 'Reports download as DOCX, PDF and Markdown, with their charts, tables and numbered sources. The same data gives the same report.',
  },
];

export function HomePage() {
  usePageTitle('');
  const user = useUser();
  return (
    <PublicLayout>
      <Container size={1180} px="lg" className={classes['hero'] ?? ''}>
        <div>
          <Title order={1} className={classes['title'] ?? ''}>
            From an invention to its market, with the sources to show for it
          </Title>
          <Text className={classes['lead'] ?? ''}>
            Describe a project in two sentences. Groundwork finds the public records that bear on it and writes a
            market, funding and commercialization report in which every statement can be opened and checked.
          </Text>
          <Group gap="md">
            {user ? (
              <ButtonLink to="/dashboard" size="lg">
                Open dashboard
              </ButtonLink>
            ) : (
              <ButtonLink to="/sign-up" size="lg">
                Create a Free Account!
              </ButtonLink>
            )}
            <Anchor href="/api/docs" size="lg">
              Read the API
            </Anchor>
          </Group>
        </div>
        <ProductPanel />
      </Container>
      <Container component="section" id="product" aria-label="Product" size={1180} px="lg" pb={64}>
        <SimpleGrid cols={{ base: 1, md: 3 }} spacing={40}>
          {POINTS.map(({ title, text }) => (
            <section key={title} className={classes['point']}>
              <Title order={2}>{title}</Title>
              <Text mt={6} c="dimmed" size="lg">
                {text}
              </Text>
            </section>
          ))}
        </SimpleGrid>
      </Container>
      <HomeSections />
    </PublicLayout>
  );
}
