import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Filters } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { listVacancies, getVacancyFilters } from '../../contract/vacancy.endpoints.ts'
import type { OpenVacancy } from '../joining.types.ts'
import { openAsking } from './open-asking.tsx'
import { openVacancy } from './open-vacancy.tsx'
import { VacancyCard } from './VacancyCard.tsx'
import { vacancyColumns } from './vacancy-columns.tsx'
import { useCall } from '#platform/web/query/use-call.ts'

/** Options of a filter; null, without values, hides it. */
const named = (values: readonly { id: number; name: string }[] = []) =>
  values.length === 0 ? null : values.map(({ id, name }) => ({ value: String(id), label: name }))

/** Filters of the list of open vacancies. */
const useVacancyFilters = (): Filters<typeof listVacancies> => {
  const { data } = useCall(getVacancyFilters, {})
  return {
    industryId: named(data?.industries),
    roleId: named(data?.roles),
    competencyId: named(data?.competencies),
  }
}

const cardOf = (row: OpenVacancy) => <VacancyCard vacancy={row} />

/** Open vacancies of all projects, with the action to respond. */
export const Vacancies = () => {
  const t = useTexts('teams')
  const list = useList(listVacancies, { id: 'vacancies' })
  const filters = useVacancyFilters()
  const ask = (
    <Button startIcon={<SendIcon />} onClick={() => openAsking(t('vacancies.askTitle'))}>
      {t('vacancies.ask')}
    </Button>
  )
  return (
    <ListScreen
      of={list}
      title={t('vacancies.listTitle')}
      columns={vacancyColumns}
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
    />
  )
}
