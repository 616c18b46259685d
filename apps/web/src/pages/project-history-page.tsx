import { useNavigate } from '@tanstack/react-router';
import { HistoryList } from '../features/projects/project-history/history-list.tsx';
import { SCREEN_TEXTS } from '../features/projects/project-screen.texts.ts';
import type { Asked } from '../lib/addresses.ts';
import { pagedParams, readPagedState } from '../lib/paged-state.ts';
import { ProjectListPage } from './project-list-page.tsx';

const USUAL_SORT = 'desc';

export function ProjectHistoryPage({ id, params }: { id: string; params: Asked<'history'> }) {
  const navigate = useNavigate();
  return (
    <ProjectListPage id={id} title={SCREEN_TEXTS.history}>
      <HistoryList
        key={id}
        projectId={id}
        state={readPagedState(params, USUAL_SORT)}
        onChange={(state) =>
          void navigate({ to: '/projects/$id/history', params: { id }, search: pagedParams(state, USUAL_SORT) })
        }
      />
    </ProjectListPage>
  );
}
