import type { Engine, MainTab } from '@groundwork/contract/engines';
import { ENGINES, MAIN_TABS } from '@groundwork/contract/engines.names';
import type { TabOrder } from '@groundwork/contract/search-tabs';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { type ProjectMatches, within } from '../../catalogue/matching/matches.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { requirePlan } from '../../platform/http/require-plan.ts';
import { inEnglish, MESSAGES } from '../../platform/messages.ts';
import type { ProjectBrief } from '../projects/projects.access.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { SearchTabsRepository } from './search-tabs.repository.ts';
import type { StoredOrder } from './search-tabs.table.ts';

type Dependencies = {
  tabs: SearchTabsRepository;
  projects: Pick<ProjectService, 'get' | 'getEditable'>;
  index: CatalogueIndex;
  engineOf(engine: Engine): EngineDeclaration;
  matchesOf(project: ProjectBrief): Promise<ProjectMatches>;
};

const FALLBACK: Engine = 'companies';
/** Fewer records may be there by chance. */
const RECORDS_MIN = 3;
const TAB_LABELS: Record<MainTab, string> = {
  industry: 'Industry',
  government: 'Government',
  academia: 'Academia',
  special: 'Special',
};

export function searchTabsService({ tabs, projects, index, engineOf, matchesOf }: Dependencies) {
  const enginesOf = (mainTab: MainTab) => ENGINES.filter((engine) => engineOf(engine).tab === mainTab);

  function present(stored: StoredOrder): TabOrder {
    return {
      tabs: MAIN_TABS.map((mainTab) => {
        const all = enginesOf(mainTab);
        // The arranged data sets come first; one that came later stands at the end.
        const arranged = (stored[mainTab] ?? []).filter((engine) => all.includes(engine));
        const order = [...new Set([...arranged, ...all])];
        const subTabs = order.map((engine) => ({ label: engineOf(engine).label, engine, mainTab }));
        return { mainTab, label: TAB_LABELS[mainTab], subTabs };
      }),
    };
  }

  return {
    async order(actor: Actor, projectId?: string): Promise<TabOrder> {
      requireSearch(actor);
      if (!projectId) return present({});
      const { id } = await projects.get(actor, projectId);
      return present(await tabs.find(id));
    },

    async arrange(
      actor: Actor,
      { projectId, mainTab, engines }: { projectId: string; mainTab: MainTab; engines: Engine[] },
    ) {
      requireSearch(actor);
      const { id } = await projects.getEditable(actor, projectId);
      const foreign = engines.find((engine) => engineOf(engine).tab !== mainTab);
      if (foreign)
        throw AppError.validation({
          engines: [inEnglish(`${engineOf(foreign).label} do not belong to ${TAB_LABELS[mainTab]}.`)],
        });
      return present(await tabs.arrange(id, mainTab, [...new Set(engines)]));
    },

    /** The data set of whose records the largest share is on the project's topic. */
    async defaultEngine(actor: Actor, projectId: string): Promise<{ engine: Engine }> {
      requireSearch(actor);
      const among = within(await matchesOf(await projects.get(actor, projectId)));
      const [rows, stats] = await Promise.all([
        index.aggregate({ engines: [...ENGINES], query: null, among, by: { type: 'engine' } }),
        index.stats(),
      ]);
      const shares = rows
        .filter(({ count }) => count >= RECORDS_MIN)
        .map(({ key, count }) => {
          const all = stats.find(({ engine }) => engine === key)?.count ?? count;
          return { engine: key as Engine, share: count / Math.max(1, all) };
        })
        .sort((a, b) => b.share - a.share);
      return { engine: shares[0]?.engine ?? FALLBACK };
    },
  };
}

const requireSearch = (actor: Actor) => requirePlan(actor, 'advancedSearch', MESSAGES.words.needs.advancedSearch);

export type SearchTabsService = ReturnType<typeof searchTabsService>;
