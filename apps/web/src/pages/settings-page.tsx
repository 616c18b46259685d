import { Anchor, Button, Container, Skeleton, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { PREFERENCES_TEXTS } from '../features/notifications/notification-preferences.texts.ts';
import { NotificationPreferences } from '../features/notifications/notification-preferences.tsx';
import { ApiKeys } from '../features/settings/api-keys.tsx';
import { ASSISTANT_TEXTS } from '../features/settings/assistants/assistants.texts.ts';
import { Assistants } from '../features/settings/assistants/assistants.tsx';
import { DeleteAccount } from '../features/settings/delete-account.tsx';
import { FEED_ADDRESS_TEXTS } from '../features/settings/feed-addresses/feed-addresses.texts.ts';
import { FeedAddresses } from '../features/settings/feed-addresses/feed-addresses.tsx';
import { LanguageControl } from '../features/settings/language-control.tsx';
import { ProfileForm } from '../features/settings/profile-form.tsx';
import { FACTOR_TEXTS } from '../features/settings/second-factor/second-factor.texts.ts';
import { SecondFactor } from '../features/settings/second-factor/second-factor.tsx';
import { Section } from '../features/settings/section.tsx';
import { SessionsList } from '../features/settings/sessions-list.tsx';
import { useProfile } from '../features/settings/settings.queries.ts';
import { TEXTS } from '../features/settings/settings.texts.ts';
import { SignInSection } from '../features/settings/sign-in-section.tsx';
import { HOOK_TEXTS } from '../features/settings/webhooks/webhooks.texts.ts';
import { Webhooks } from '../features/settings/webhooks/webhooks.tsx';
import { TABLE_IMPORT_TEXTS } from '../features/table-imports/table-imports.texts.ts';
import { useEngines } from '../lib/engines.queries.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { ButtonLink } from '../ui/links.tsx';
import { FailedState } from '../ui/list-states.tsx';
import { PAGES_TEXTS } from './pages.texts.ts';

const EXPORT_ADDRESS = '/api/settings/data';

export function SettingsPage() {
  usePageTitle(TEXTS.title);
  const profile = useProfile();
  const organisation = useEngines().data?.organisation;
  const navigate = useNavigate();
  return (
    <Container size={940} px={{ base: 'md', md: 'xl' }} py="lg">
      <Title order={1} mb="lg">
        {TEXTS.title}
      </Title>
      {profile.isPending && <Skeleton h={320} role="img" aria-label={PAGES_TEXTS.loadingYourSettings} />}
      {profile.isError && (
        <FailedState title={PAGES_TEXTS.settingsFailed} error={profile.error} onRetry={() => void profile.refetch()} />
      )}
      {profile.data && (
        <>
          <Section title={TEXTS.profile.title} about={TEXTS.profile.about}>
            <ProfileForm profile={profile.data} />
          </Section>
          <SignInSection profile={profile.data} />
          <Section title={FACTOR_TEXTS.title} about={FACTOR_TEXTS.about}>
            <SecondFactor />
          </Section>
          <Section title={TEXTS.language.title} about={TEXTS.language.about}>
            <LanguageControl label={TEXTS.language.title} />
          </Section>
          <Section title={TEXTS.sessions.title} about={TEXTS.sessions.about}>
            <SessionsList />
          </Section>
          <Section title={PREFERENCES_TEXTS.title} about={PREFERENCES_TEXTS.about}>
            <NotificationPreferences />
          </Section>
          <Section title={FEED_ADDRESS_TEXTS.title} about={FEED_ADDRESS_TEXTS.about}>
            <FeedAddresses />
          </Section>
          <Section title={HOOK_TEXTS.title} about={HOOK_TEXTS.about}>
            <Webhooks />
          </Section>
          <Section title={ASSISTANT_TEXTS.title} about={ASSISTANT_TEXTS.about}>
            <Assistants />
          </Section>
          {organisation?.membersImport && (
            <Section
              title={TABLE_IMPORT_TEXTS.ownRecords.title}
              about={TABLE_IMPORT_TEXTS.ownRecords.about(organisation.name)}
            >
              <ButtonLink to="/service-admin/import" variant="default">
                {TABLE_IMPORT_TEXTS.ownRecords.open}
              </ButtonLink>
            </Section>
          )}
          <Section
            title={TEXTS.keys.title}
            about={
              <>
                {TEXTS.keys.about}{' '}
                <Anchor href="/api/docs" inherit underline="always">
                  {TEXTS.keys.docs}
                </Anchor>
              </>
            }
          >
            <ApiKeys />
          </Section>
          <Section title={TEXTS.data.title} about={TEXTS.data.about}>
            {/* A plain link: the browser writes the file while it comes, however large it is. */}
            <Button component="a" href={EXPORT_ADDRESS} download variant="default">
              {TEXTS.data.export}
            </Button>
          </Section>
          <Section title={TEXTS.deletion.title} about={TEXTS.deletion.about}>
            <DeleteAccount
              profile={profile.data}
              onDeleted={() => void navigate({ to: '/sign-in', search: {}, replace: true })}
            />
          </Section>
        </>
      )}
    </Container>
  );
}
