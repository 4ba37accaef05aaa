import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Tabs } from '#platform/web/work/components/details/Tabs.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { AllProjects } from './AllProjects.tsx'
import { DeletedProjects } from './DeletedProjects.tsx'
import { projectsPath, projectsSearch, projectTabs } from './projects-search.ts'

const contents = { all: AllProjects, deleted: DeletedProjects } as const

/** Projects of the portal, and those that were deleted lately. */
export const AdminProjects = () => {
  const t = useTexts('administration')
  const go = useGo()
  const [{ tab = 'all' }] = useScreenSearch(projectsSearch)
  const Content = contents[tab]
  return (
    <div className="admin-projects">
      <PageHead />
      <Tabs
        id="projects"
        label={t('projects.parts')}
        tabs={projectTabs.map((key) => ({
          key,
          title: t(`projects.tabs.${key}`),
          content: () => null,
        }))}
        chosen={tab}
        // Another part is another list: its page, search and filters start anew.
        onChoose={(key) => go(linkTo(projectsPath, { tab: key === 'all' ? undefined : key }))}
      />
      <div role="tabpanel" id="projects-panel" aria-labelledby={`projects-${tab}`}>
        <Content />
      </div>
    </div>
  )
}
