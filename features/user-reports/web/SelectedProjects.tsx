import { limitsStore } from '#platform/web/portal-limits.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { DocumentIcon } from '#platform/web/work/components/icons/icons.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { getUserReportsByUser } from '../contract/report-lists.endpoints.ts'

/** Makes a report of the projects that are selected in a list; hidden without any report. */
export const SelectedProjects = ({ ids }: { ids: readonly number[] }) => {
  const t = useTexts('user-reports')
  const go = useGo()
  const { data } = useCall(getUserReportsByUser, { query: { limit: 1 } })
  if (!data || data.total === 0) return null
  const open = () => {
    if (ids.length > limitsStore.get().reportProjects)
      notify({ code: 400, text: t('ofSelected.first', { limit: limitsStore.get().reportProjects }) })
    go(
      linkTo('/bch/view/user-reports', {
        projects: ids.slice(0, limitsStore.get().reportProjects).join(','),
      }),
    )
  }
  return (
    <Button size="small" startIcon={<DocumentIcon />} onClick={open}>
      {t('ofSelected.title')}
    </Button>
  )
}
