import { useNavigate } from '@tanstack/react-router';
import { SCREEN_TEXTS } from '../features/projects/project-screen.texts.ts';
import { OpportunityList } from '../features/projects/saved-opportunities/opportunity-list.tsx';
import type { Asked } from '../lib/addresses.ts';
import { pagedParams, readPagedState } from '../lib/paged-state.ts';
import { ProjectListPage } from './project-list-page.tsx';

const USUAL_SORT = 'asc';

export function SavedOpportunitiesPage({ id, params }: { id: string; params: Asked<'savedOpportunities'> }) {
  const navigate = useNavigate();
  return (
    <ProjectListPage id={id} title={SCREEN_TEXTS.savedOpportunities}>
      <OpportunityList
        key={id}
        projectId={id}
        state={readPagedState(params, USUAL_SORT)}
        onChange={(state) =>
          void navigate({
            to: '/projects/$id/saved-opportunities',
            params: { id },
            search: pagedParams(state, USUAL_SORT),
          })
        }
      />
    </ProjectListPage>
  );
}
