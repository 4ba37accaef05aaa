import { formatCount } from '#platform/web/i18n/numbers.ts'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Tabs } from '#platform/web/work/components/details/Tabs.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listAdminProjects } from '../../contract/admin-projects.endpoints.ts'
import { listDeletedProjects } from '../../contract/deleted-projects.endpoints.ts'
import { AllProjects } from './AllProjects.tsx'
import { DeletedProjects } from './DeletedProjects.tsx'
import { projectsPath, projectsSearch, projectTabs } from './projects-search.ts'

/** All projects of the portal, and recently deleted ones. */
export const AdminProjects = () => {
  const t = useTexts('administration')
  const go = useGo()
  const [{ tab = 'all' }] = useScreenSearch(projectsSearch)
  const all = useList(listAdminProjects, { id: 'admin-projects', enabled: tab === 'all' })
  const deleted = useList(listDeletedProjects, { id: 'deleted-projects', enabled: tab === 'deleted' })
  const { data } = (tab === 'all' ? all : deleted).answer
  return (
    <div className="admin-projects">
      <PageHead count={data ? formatCount(data.total, data.totalIsExact) : ''} />
      <Tabs
        id="projects"
        label={t('projects.parts')}
        tabs={projectTabs.map((key) => ({
          key,
          title: t(`projects.tabs.${key}`),
          content: () => null,
        }))}
        chosen={tab}
        // The other tab is another list: its page, search and filters are reset.
        onChoose={(key) => go(linkTo(projectsPath, { tab: key === 'all' ? undefined : key }))}
      />
      <div role="tabpanel" id="projects-panel" aria-labelledby={`projects-${tab}`}>
        {tab === 'all' ? <AllProjects of={all} /> : <DeletedProjects of={deleted} />}
      </div>
    </div>
  )
}
