import '../user-reports.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ColumnsIcon } from '#platform/web/work/components/icons/icons.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { Tabs } from '#platform/web/work/components/details/Tabs.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getReportAccelerators } from '../../contract/report-lists.endpoints.ts'
import { mineSearch, mineTabs } from '../searches.ts'
import { OfferedReports } from './OfferedReports.tsx'
import { ReportRuns } from './ReportRuns.tsx'

const nothing = () => null

/** Screen of the reports available to the user, and of their created files. */
export const UserReports = () => {
  const t = useTexts('user-reports')
  const go = useGo()
  const builds = (useCall(getReportAccelerators, {}).data?.items.length ?? 0) > 0
  const [{ tab = 'reports', projects }] = useScreenSearch(mineSearch)
  return (
    <section>
      <PageHead
        actions={
          builds ? (
            <Button
              component={ScreenLink}
              to="/bch/view/user-constructor-reports"
              startIcon={<ColumnsIcon />}
            >
              {t('mine.build')}
            </Button>
          ) : null
        }
      />
      <Tabs
        id="user-reports"
        label={t('tabs.label')}
        tabs={mineTabs.map((key) => ({ key, title: t(`tabs.${key}`), content: nothing }))}
        chosen={tab}
        // Each tab is a separate list, so page and filters are reset.
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
