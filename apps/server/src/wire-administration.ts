import { adminRoutes } from './features/admin/admin.routes.ts';
import { adminService } from './features/admin/admin.service.ts';
import { usageRepository } from './features/admin/usage.repository.ts';
import { userRepository } from './features/admin/users.repository.ts';
import { appAlertRepository } from './features/app-alerts/app-alerts.repository.ts';
import { appAlertRoutes } from './features/app-alerts/app-alerts.routes.ts';
import { appAlertService } from './features/app-alerts/app-alerts.service.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import type { AuditService } from './features/audit/audit.service.ts';
import { feedbackRepository } from './features/feedback/feedback.repository.ts';
import { feedbackRoutes } from './features/feedback/feedback.routes.ts';
import { feedbackService } from './features/feedback/feedback.service.ts';
import { lockedFeatureRepository } from './features/locked-features/locked-features.repository.ts';
import { lockedFeatureRoutes } from './features/locked-features/locked-features.routes.ts';
import { lockedFeatureService } from './features/locked-features/locked-features.service.ts';
import { organisationRepository } from './features/organisations/organisations.repository.ts';
import { organisationRoutes } from './features/organisations/organisations.routes.ts';
import { organisationService } from './features/organisations/organisations.service.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';

type Options = { database: Database; audit: AuditService; clock: Clock };

/** What admins see and set, and what is gathered for them. */
export function wireAdministration({ database, audit, clock }: Options) {
  const organisations = organisationService({ organisations: organisationRepository(database), audit });
  const admin = adminService({
    users: userRepository(database),
    usage: usageRepository(database),
    organisations,
    audit,
    clock,
  });
  return {
    routes: {
      admin: adminRoutes(admin),
      appAlerts: appAlertRoutes(appAlertService({ alerts: appAlertRepository(database), audit, clock })),
      audit: auditRoutes(audit),
      feedback: feedbackRoutes(feedbackService({ feedback: feedbackRepository(database), clock })),
      lockedFeatures: lockedFeatureRoutes(lockedFeatureService({ events: lockedFeatureRepository(database), clock })),
      organisations: organisationRoutes(organisations),
    },
  };
}
