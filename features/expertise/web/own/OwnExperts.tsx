import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns, type Views } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listOwnExperts } from '../../contract/own-order.endpoints.ts'
import { expertCard, expertColumns } from '../directory/expert-columns.tsx'
import { useExpertFilters } from '../directory/use-expert-filters.ts'
import { ownExpertActions } from './own-expert-actions.tsx'

const { name, competencies, delay, ...others } = expertColumns
const columns: Columns<typeof listOwnExperts> = {
  name,
  accelerator: { width: '14%', cell: ({ accelerator }) => accelerator.name },
  competencies: { ...competencies, width: '24%' },
  ...others,
  // Saves space for the accelerator's column.
  delay: { ...delay, optional: true },
}

const views: Views<typeof listOwnExperts> = {
  ready: { filters: { ready: 'true' }, sort: 'OPEN' },
  certified: { filters: { certified: 'true' } },
}

/** Experts available to an investor or mentor: of all accelerators that take their orders. */
export const OwnExperts = () => {
  const t = useTexts('expertise')
  const list = useList(listOwnExperts)
  const filters = useExpertFilters()
  const accelerators = list.answer.data?.accelerators ?? []
  return (
    <ListScreen
      of={list}
      columns={columns}
      views={views}
      filters={{
        ...filters,
        acceleratorId: accelerators.map(({ id, name: label }) => ({ value: String(id), label })),
      }}
      rowName={({ person, accelerator }) => `${person.name}, ${accelerator.name}`}
      rowActions={useActions(ownExpertActions)}
      card={expertCard}
      action={<ScreenLink to="/bch/view/expert-job">{t('experts.toJobs')}</ScreenLink>}
    />
  )
}
