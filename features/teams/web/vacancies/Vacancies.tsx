import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { listVacancies } from '../../contract/vacancy.endpoints.ts'
import type { OpenVacancy } from '../joining.types.ts'
import { openAsking } from './open-asking.tsx'
import { openVacancy } from './open-vacancy.tsx'
import { VacancyCard } from './VacancyCard.tsx'
import { vacancyColumns } from './vacancy-columns.tsx'
import { useVacancyFilters } from './use-vacancy-filters.ts'

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
