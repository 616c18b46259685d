import { NAME_QUERY_MAX } from '@groundwork/contract/limits';
import { firstPlanWith, PLAN_NAMES } from '@groundwork/contract/plans.permissions';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../lib/api.ts';
import { useEngines } from '../../lib/engines.queries.ts';
import { overviewParams, searchParams } from '../../lib/search-state.ts';
import { useMay } from '../../session/permissions.queries.ts';
import { selectProject, useIsLocked, useProjects } from '../../session/selected-project.ts';
import { useSignedInUser } from '../../session/session.queries.ts';
import { openShortcuts } from '../../ui/shortcuts.ts';
import { PALETTE_TEXTS } from './palette.texts.ts';
import { filterGroups, type PaletteGroup, type PaletteItem } from './palette-items.ts';

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
  const named = useNamedRecords(query, may.advancedSearch);
  const all: PaletteItem = {
    id: 'search-all',
    label: PALETTE_TEXTS.searchAll(query),
    isAlwaysShown: query !== '',
    run: () => void navigate({ to: '/search', search: overviewParams({ query }) }),
    ...lockOf('advancedSearch'),
  };
  const goTo: PaletteGroup = {
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
  };
  const everything: PaletteGroup = { title: PALETTE_TEXTS.search, items: [all] };
  const own: PaletteGroup[] = [
    goTo,
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
  ];
  // Somebody who types the name of a page or a project wants to go there; anything else is a search.
  const isOwn = query !== '' && filterGroups(own, query).length > 0;
  return [
    ...(isOwn ? [...own, everything] : [everything, ...own]),
    {
      title: PALETTE_TEXTS.records,
      items: named.map(({ searchEngine, id, title }) => ({
        id: `${searchEngine}/${id}`,
        label: title,
        hint: engines.find((engine) => engine.id === searchEngine)?.singular ?? '',
        isAlwaysShown: true,
        run: () => void navigate({ to: '/$engine/$id', params: { engine: searchEngine, id } }),
      })),
    },
    {
      title: PALETTE_TEXTS.searchOne,
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

const TYPING_MS = 150;
const NAME_MIN = 2;

/** Records that are called so, or have this number: a company, a person, a trial. */
function useNamedRecords(query: string, maySearch: boolean) {
  const [typed] = useDebouncedValue(query, TYPING_MS);
  const isWanted = maySearch && typed.length >= NAME_MIN && query.length >= NAME_MIN;
  const { data } = useQuery(
    api.searchOverview.names.queryOptions({
      input: isWanted ? { query: typed.slice(0, NAME_QUERY_MAX) } : skipToken,
      staleTime: 60_000,
      placeholderData: keepPreviousData,
    }),
  );
  return isWanted ? (data?.records ?? []) : [];
}

export type { Section };
