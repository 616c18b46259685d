import { z } from 'zod';
import { ALERT_SEVERITIES, APP_ALERT_TEXT_MAX, APP_ALERT_TEXTS } from './app-alerts.names.ts';
import { APP_PAGE_PATHS, type AppPage as AppPageId } from './app-alerts.pages.ts';
import { route } from './route.ts';
import { text } from './text.ts';

export const AppPage = z.enum(Object.keys(APP_PAGE_PATHS) as [AppPageId, ...AppPageId[]]);

const content = {
  page: AppPage,
  severity: z.enum(ALERT_SEVERITIES),
  text: text().min(1, APP_ALERT_TEXTS.required).max(APP_ALERT_TEXT_MAX, APP_ALERT_TEXTS.tooLong),
  /** False keeps an alert for later. */
  showAlert: z.boolean(),
};

export const AppAlertContent = z.object(content);
export type AppAlertContent = z.infer<typeof AppAlertContent>;

/** `version` changes with what it says: who dismissed one version sees the next. */
export const AppAlert = z.object({ id: z.uuid(), version: z.string(), ...content }).meta({ id: 'AppAlert' });
export type AppAlert = z.infer<typeof AppAlert>;

const tags: ['Administration'] = ['Administration'];

export const appAlerts = {
  ofPage: route({
    method: 'GET',
    path: '/admin/app-alerts',
    summary: 'The alert that a page shows now; for everyone, visitors too',
    tags,
    isPublic: true,
  })
    .input(z.object({ page: AppPage }))
    .output(z.object({ alert: AppAlert.nullable() })),
  all: route({
    method: 'GET',
    path: '/admin/app-alerts/all',
    summary: 'For admins: the alerts of all pages, shown or not',
    tags,
    errors: ['NOT_FOUND'],
  }).output(z.object({ items: z.array(AppAlert) })),
  save: route({
    method: 'PUT',
    path: '/admin/app-alerts',
    summary: 'For admins: the alert of a page',
    tags,
    errors: ['NOT_FOUND'],
  })
    .input(AppAlertContent)
    .output(AppAlert),
  delete: route({
    method: 'DELETE',
    path: '/admin/app-alerts',
    summary: 'For admins: take a page’s alert away',
    tags,
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ page: AppPage }))
    .output(z.object({ success: z.literal(true) })),
};
