import { Anchor, Container, Group, Text, Title } from '@mantine/core';
import { HOME_TEXTS } from '../features/home/home.texts.ts';
import { HomeSections } from '../features/home/home-sections.tsx';
import { ProductPicture } from '../features/home/product-picture.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useUser } from '../session/session.queries.ts';
import { ButtonLink } from '../ui/links.tsx';
import classes from './home-page.module.css';
import { PublicLayout } from './layout/public-layout.tsx';

const POINTS = [
  {
    title: HOME_TEXTS.searchTitle,
    text: HOME_TEXTS.searchText,
    picture: 'search',
    alt: HOME_TEXTS.searchPicture,
  },
  {
    title: HOME_TEXTS.recordTitle,
    text: HOME_TEXTS.recordText,
    picture: 'record',
    alt: HOME_TEXTS.recordPicture,
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
            {HOME_TEXTS.title}
          </Title>
          <Text className={classes['lead'] ?? ''}>{HOME_TEXTS.lead}</Text>
          <Group gap="md">
            {user ? (
              <ButtonLink to="/dashboard" size="lg">
                {HOME_TEXTS.openDashboard}
              </ButtonLink>
            ) : (
              <ButtonLink to="/sign-up" size="lg">
                {HOME_TEXTS.createAFreeAccount}
              </ButtonLink>
            )}
            <ButtonLink to="/sample-report" size="lg" variant="default">
              {HOME_TEXTS.readAReport}
            </ButtonLink>
            <Anchor href="/api/docs" size="lg">
              {HOME_TEXTS.readTheApi}
            </Anchor>
          </Group>
        </div>
        <ProductPicture name="report" isFirst alt={HOME_TEXTS.reportPicture} />
      </Container>
      <Container component="section" id="product" aria-label={HOME_TEXTS.product} size={1180} px="lg" pb={64}>
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
        <div className={classes['pair']}>
          <section>
            <Title order={2}>{HOME_TEXTS.citesTitle}</Title>
            <Text mt={6} c="dimmed" size="lg">
              {HOME_TEXTS.citesText}
            </Text>
          </section>
          <section>
            <Title order={2}>{HOME_TEXTS.downloadTitle}</Title>
            <Text mt={6} c="dimmed" size="lg">
              {HOME_TEXTS.downloadText}
            </Text>
          </section>
        </div>
      </Container>
      <HomeSections />
    </PublicLayout>
  );
}
