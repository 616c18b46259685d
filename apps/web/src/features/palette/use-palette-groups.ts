import { firstPlanWith, PLAN_NAMES } from '@groundwork/contract/plans.permissions';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../lib/api.ts';
import { useEngines } from '../../lib/engines.queries.ts';
import { searchParams } from '../../lib/search-state.ts';
import { useMay } from '../../session/permissions.ts';
import { selectProject, useIsLocked, useProjects } from '../../session/selected-project.ts';
import { useSignedInUser } from '../../session/session.queries.ts';
import { openShortcuts } from '../../ui/shortcuts.ts';
import { PALETTE_TEXTS } from './palette.texts.ts';
import type { PaletteGroup, PaletteItem } from './palette-items.ts';

type Section = { to: '/dashboard' | '/search' | '/reports' | '/library'; label: string; permission: SectionPermission };
type SectionPermission = 'viewPulse' | 'advancedSearch' | 'viewReports' | 'viewLibrary';

/** Everything that one can go to, with what was typed as the query of the searches. */
export function usePaletteGroups(sections: readonly Section[], typed: string): PaletteGroup[] {
  const navigate = useNavigate();
  const { roles } = useSignedInUser();
  const may = {
    viewPulse: useMay('viewPulse'),
    advancedSearch: useMay('advancedSearch'),
    viewReports: useMay('viewReports'),
    viewLibrary: useMay('viewLibrary'),
  };
  const projects = useProjects().data?.items ?? [];
  const isLocked = useIsLocked();
  const reports = useQuery(api.reports.list.queryOptions({ input: {} })).data?.items ?? [];
  const engines = useEngines().data?.engines ?? [];
  const query = typed.trim();
  const lockOf = (permission: SectionPermission) =>
    may[permission] ? {} : { locked: permission, hint: PALETTE_TEXTS.locked(PLAN_NAMES[firstPlanWith(permission)]) };
  const go = (
    to: '/projects/new' | '/plans' | '/eligibility' | '/admin' | '/service-admin' | '/sign-out',
    label: string,
  ): PaletteItem => ({
    id: to,
    label,
    run: () => void navigate({ to }),
  });
  return [
    {
      title: PALETTE_TEXTS.goTo,
      items: [
        ...sections.map(({ to, label, permission }) => ({
          id: to,
          label,
          run: () => void navigate({ to }),
          ...lockOf(permission),
        })),
        go('/projects/new', PALETTE_TEXTS.newProject),
        go('/plans', PALETTE_TEXTS.plans),
        go('/eligibility', PALETTE_TEXTS.eligibility),
        ...(roles.includes('admin') ? [go('/admin', PALETTE_TEXTS.admin)] : []),
        ...(roles.includes('service') ? [go('/service-admin', PALETTE_TEXTS.serviceAdmin)] : []),
      ],
    },
    {
      title: PALETTE_TEXTS.projects,
      items: projects
        .filter((project) => !isLocked(project))
        .map(({ id, title }) => ({
          id,
          label: title,
          run: () => {
            selectProject(id);
            void navigate({ to: '/dashboard' });
          },
        })),
    },
    {
      title: PALETTE_TEXTS.reports,
      items: reports.map(({ reportId, reportType, title }) => ({
        id: reportId,
        label: title,
        run: () => void navigate({ to: '/reports/$kind/$reportId', params: { kind: reportType, reportId } }),
      })),
    },
    {
      title: PALETTE_TEXTS.search,
      items: engines.map(({ id, label }) => ({
        id: `search-${id}`,
        label: PALETTE_TEXTS.searchEngine(label, query),
        isAlwaysShown: query !== '',
        run: () => void navigate({ to: '/search', search: searchParams({ engine: id, query }) }),
        ...lockOf('advancedSearch'),
      })),
    },
    {
      title: PALETTE_TEXTS.actions,
      items: [
        { id: 'shortcuts', label: PALETTE_TEXTS.shortcuts, run: openShortcuts },
        go('/sign-out', PALETTE_TEXTS.signOut),
      ],
    },
  ];
}

export type { Section };
