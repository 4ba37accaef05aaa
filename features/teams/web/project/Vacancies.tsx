import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { listProjectVacancies } from '../../contract/vacancy.endpoints.ts'
import { VacancyForm } from './VacancyForm.tsx'
import { VacancyRow } from './VacancyRow.tsx'

/** Vacancies of the project. */
export const Vacancies = ({ projectId }: { projectId: number }) => {
  const t = useTexts('teams')
  const found = useCall(listProjectVacancies, { query: { projectId } }, { deniedHere: true })
  const items = found.data?.items ?? []
  const add = () =>
    openDrawer({ title: t('vacancies.addTitle'), body: <VacancyForm projectId={projectId} /> })
  return (
    <Section
      title={t('vacancies.title')}
      help={t(found.data && items.length === 0 ? 'vacancies.none' : 'vacancies.help')}
      action={
        <Button startIcon={<AddIcon />} onClick={add}>
          {t('vacancies.add')}
        </Button>
      }
    >
      {items.length > 0 ? (
        <Rows>
          {items.map((vacancy) => (
            <VacancyRow key={vacancy.id} vacancy={vacancy} projectId={projectId} />
          ))}
        </Rows>
      ) : found.error ? (
        <ErrorState error={found.error} retry={() => void found.refetch()} />
      ) : found.isPending ? (
        <LoadingBlock lines={2} />
      ) : null}
    </Section>
  )
}
