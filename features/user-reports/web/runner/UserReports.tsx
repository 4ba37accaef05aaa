import '../user-reports.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Tabs } from '#platform/web/work/components/details/Tabs.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { mineSearch, mineTabs } from '../searches.ts'
import { OfferedReports } from './OfferedReports.tsx'
import { ReportRuns } from './ReportRuns.tsx'

const nothing = () => null

/** The reports a person may make, and the files that were made for them. */
export const UserReports = () => {
  const t = useTexts('user-reports')
  const go = useGo()
  const [{ tab = 'reports', projects }] = useScreenSearch(mineSearch)
  return (
    <section>
      <PageHead />
      <Tabs
        id="user-reports"
        label={t('tabs.label')}
        tabs={mineTabs.map((key) => ({ key, title: t(`tabs.${key}`), content: nothing }))}
        chosen={tab}
        // Another part is another list: its page and filters start anew.
        onChoose={(key) =>
          go(linkTo('/bch/view/user-reports', { tab: key === 'reports' ? undefined : key, projects }))
        }
      />
      <div role="tabpanel" id="user-reports-panel" aria-labelledby={`user-reports-${tab}`}>
        {tab === 'reports' ? <OfferedReports projects={projects} /> : <ReportRuns />}
      </div>
    </section>
  )
}
