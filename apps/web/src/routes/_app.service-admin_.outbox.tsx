import { createFileRoute } from '@tanstack/react-router';
import { MailOutboxPage } from '../pages/mail-outbox-page.tsx';

export const Route = createFileRoute('/_app/service-admin_/outbox')({ component: MailOutboxPage });
