import { Container, Title } from '@mantine/core';
import { MAIL_OUTBOX_TEXTS } from '../features/mail-outbox/mail-outbox.texts.ts';
import { MailOutbox } from '../features/mail-outbox/mail-outbox.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { AnchorLink } from '../ui/links.tsx';
import { ForRole } from './for-role.tsx';

/** For the operators of an installation. */
export function MailOutboxPage() {
  return (
    <ForRole needed="service">
      <Outbox />
    </ForRole>
  );
}

function Outbox() {
  usePageTitle(MAIL_OUTBOX_TEXTS.title);
  return (
    <Container size={1280} px={{ base: 'md', md: 'xl' }} py="lg">
      <AnchorLink to="/service-admin" size="sm">
        {MAIL_OUTBOX_TEXTS.back}
      </AnchorLink>
      <Title order={1} mt="xs">
        {MAIL_OUTBOX_TEXTS.title}
      </Title>
      <MailOutbox />
    </Container>
  );
}
