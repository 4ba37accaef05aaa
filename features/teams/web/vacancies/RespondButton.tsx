import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import type { OpenVacancy } from '../joining.types.ts'
import { RespondForm } from './RespondForm.tsx'

const openForm = (title: string, vacancy: OpenVacancy): void =>
  openDrawer({ title, body: <RespondForm vacancy={vacancy} /> })

/** The button to respond, or the reason why it is missing (spec 3 "Respond button info"). */
export const RespondButton = ({ vacancy }: { vacancy: OpenVacancy }) => {
  const t = useTexts('teams')
  const { name, respondInfo } = vacancy
  if (respondInfo)
    return (
      <StateChip
        tone={respondInfo === 'IN_PROJECT_TEAM' ? 'accepted' : 'new'}
        label={t(`vacancies.info.${respondInfo}`)}
      />
    )
  return (
    <Button
      size="small"
      aria-label={t('vacancies.respondTo', { name })}
      onClick={(event) => {
        event.stopPropagation()
        openForm(t('vacancies.respondTitle'), vacancy)
      }}
    >
      {t('vacancies.respond')}
    </Button>
  )
}
