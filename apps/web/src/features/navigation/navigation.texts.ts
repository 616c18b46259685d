import { firstPlanWith, PLAN_NAMES, type PlanPermissions } from '@groundwork/contract/plans.permissions';

export const NAVIGATION_TEXTS = {
  sections: 'Sections',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  signOut: 'Sign out',
  /** Why a section is locked, and what opens it. */
  locked: (label: string, permission: keyof PlanPermissions) =>
    `${label} is part of ${PLAN_NAMES[firstPlanWith(permission)]}. Upgrade to use it.`,
  admin: 'Admin',
  serviceAdmin: 'Service Admin',
  settings: 'Settings',
  help: 'Get help',
  pricing: 'Pricing information',
  managePlan: 'Plans',
  commands: 'Commands',
  upgradeTo: (plan: string) => `Upgrade to ${plan}`,
  footer: 'About this site',
  plans: 'Plans',
  api: 'API',
  source: 'Source',
  status: 'Status',
  licence: 'All rights reserved.',
  dataLicence: 'Records belong to their sources; each names its own and its licence.',
  organisationLogo: 'Logo of your organization',
} as const;
