import '../expertise.css'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { PeopleIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Views } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listExperts } from '../../contract/order.endpoints.ts'
import { getOutsideOrdersSetting, saveOutsideOrdersSetting } from '../../contract/own-order.endpoints.ts'
import { getOtherReviewsSetting, saveOtherReviewsSetting } from '../../contract/task-scores.endpoints.ts'
import { AcceptDays } from './AcceptDays.tsx'
import { SettingSwitch } from './SettingSwitch.tsx'
import { expertActions } from './expert-actions.tsx'
import { expertCard, expertColumns } from './expert-columns.tsx'
import { useExpertFilters } from './use-expert-filters.ts'

const views: Views<typeof listExperts> = {
  ready: { filters: { ready: 'true' }, sort: 'OPEN' },
  certified: { filters: { certified: 'true' } },
  late: { filters: {}, sort: '-DELAY' },
}

/** The experts of the chosen accelerator for those who may order: areas, jobs and availability. */
export const Experts = () => {
  const t = useTexts('expertise')
  const accelerator = useStore(acceleratorStore)
  const enabled = accelerator !== null
  const list = useList(listExperts, { enabled, deniedHere: true, of: {} })
  const filters = useExpertFilters()
  const rowActions = useActions(expertActions)
  const { error } = list.answer
  if (!enabled || isOutsideTeam(error))
    return (
      <section>
        <PageHead />
        <PageState icon={PeopleIcon} title={t('jobs.deniedTitle')} text={t('jobs.denied')} />
      </section>
    )
  return (
    <ListScreen
      of={list}
      columns={expertColumns}
      views={views}
      filters={filters}
      rowKey={({ uid }) => uid}
      rowName={({ name }) => name}
      rowActions={rowActions}
      card={expertCard}
      above={
        <>
          <SettingSwitch read={getOtherReviewsSetting} save={saveOtherReviewsSetting} texts="others" />
          <SettingSwitch read={getOutsideOrdersSetting} save={saveOutsideOrdersSetting} texts="outside" />
          <AcceptDays />
        </>
      }
      action={<ScreenLink to="/bch/view/expert-job">{t('experts.toJobs')}</ScreenLink>}
    />
  )
}
