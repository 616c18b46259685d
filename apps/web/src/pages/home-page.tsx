import { Anchor, Container, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { HomeSections } from '../features/home/home-sections.tsx';
import { ProductPicture } from '../features/home/product-picture.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useUser } from '../session/session.queries.ts';
import { ButtonLink } from '../ui/links.tsx';
import classes from './home-page.module.css';
import { PublicLayout } from './layout/public-layout.tsx';

const POINTS = [
  {
    title: 'Fourteen kinds of records, one search',
    text: 'Companies, investors, patents, awards, funding opportunities, public spending, technologies to license, publications, experts and clinical trials, by words, by meaning, or both.',
    picture: 'search',
    alt: 'Results of a search for awards: filters with counts at the left, records with their amounts and dates at the right.',
  },
  {
    title: 'Every record opens, and leads on',
    text: 'A company shows its rounds, awards, patents, trials and people, joined where they name the same party, with the reason and how sure it is. Each record names its source, its licence and when it was fetched.',
    picture: 'record',
    alt: 'A company’s page: its facts, funding rounds and description, and beside them the records that are linked with it.',
  },
] as const;

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
        <ProductPicture
          name="report"
          isFirst
          alt="A report: how many claims were made, supported and withheld, then its first section with numbered sources."
        />
      </Container>
      <Container component="section" id="product" aria-label="Product" size={1180} px="lg" pb={64}>
        {POINTS.map(({ title, text, picture, alt }) => (
          <section key={title} className={classes['point']}>
            <div>
              <Title order={2}>{title}</Title>
              <Text mt={6} c="dimmed" size="lg">
                {text}
              </Text>
            </div>
            <ProductPicture name={picture} alt={alt} />
          </section>
        ))}
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing={40}>
          <section>
            <Title order={2}>Every sentence cites a record</Title>
            <Text mt={6} c="dimmed" size="lg">
              Each number, name and date in a report is checked against the record it comes from. What is not supported
              is withheld and counted, in the open.
            </Text>
          </section>
          <section>
            <Title order={2}>Yours to take away</Title>
            <Text mt={6} c="dimmed" size="lg">
              Reports download as DOCX, PDF and Markdown, with their charts, tables and numbered sources. The same data
              gives the same report.
            </Text>
          </section>
        </SimpleGrid>
      </Container>
      <HomeSections />
    </PublicLayout>
  );
}
