import { texts } from '@groundwork/contract/texts';

export const LAYOUT_TEXTS = texts('layout', {
  skipToContent: 'Skip to content',
  projectsAndAccount: 'Projects and account',
  closeSidebar: 'Close sidebar',
  openSidebar: 'Open sidebar',
  openProjects: 'Open projects',
  groundworkDashboard: 'Groundwork, dashboard',
  newProject: 'New Project',
  importProject: 'Import a project',
});
