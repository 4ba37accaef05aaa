import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { listVacancies } from '../../../teams/contract/vacancy.endpoints.ts'
import type { OpenVacancy } from '../joining.types.ts'
import { openAsking } from './open-asking.tsx'
import { openVacancy } from './open-vacancy.tsx'
import { VacancyCard } from './VacancyCard.tsx'
import { useVacancyColumns } from './use-vacancy-columns.tsx'
import { useVacancyFilters } from './use-vacancy-filters.ts'

const cardOf = (row: OpenVacancy) => <VacancyCard vacancy={row} />

/** Open vacancies of all projects: whom they look for, and the way to respond. */
export const Vacancies = () => {
  const t = useTexts('projects')
  const list = useListState({
    id: 'vacancies',
    sortings: ['CREATE_DATE', 'NAME'],
    defaultSort: '-CREATE_DATE',
    filters: { industry: 'text', roleId: 'number', competencyId: 'number' },
  })
  const answer = useCall(listVacancies, { query: list.query }, { keepPrevious: true })
  const filters = useVacancyFilters()
  const columns = useVacancyColumns()
  const ask = (
    <Button startIcon={<SendIcon />} onClick={() => openAsking(t('vacancies.askTitle'))}>
      {t('vacancies.ask')}
    </Button>
  )
  return (
    <ListScreen
      list={list}
      title={t('vacancies.listTitle')}
      answer={answer}
      columns={columns}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      rowActions={(row) => [
        {
          key: 'open',
          label: t('vacancies.open'),
          onClick: () => openVacancy(row),
        },
      ]}
      card={cardOf}
      filters={filters}
      action={ask}
      empty={{ title: t('vacancies.emptyTitle'), text: t('vacancies.emptyText') }}
    />
  )
}
