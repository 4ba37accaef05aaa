import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { getUserReportsByUser } from '../contract/report-lists.endpoints.ts'

/** Link from a project to the reports available for it; hidden without any. */
export const ProjectReports = ({ id }: { id: number }) => {
  const t = useTexts('user-reports')
  const { data } = useCall(getUserReportsByUser, { query: { limit: 1 } })
  if (!data || data.total === 0) return null
  return (
    <ScreenLink to={linkTo('/bch/view/user-reports', { projects: String(id) })}>{t('ofProject')}</ScreenLink>
  )
}
