import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import type { OpenVacancy } from '../joining.types.ts'
import { RespondForm } from './RespondForm.tsx'

/** The button of a vacancy, or why there is none (spec 3 "Respond button info"). */
export const RespondButton = ({ vacancy }: { vacancy: OpenVacancy }) => {
  const t = useTexts('projects')
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
        openDrawer({ title: t('vacancies.respondTitle'), body: <RespondForm vacancy={vacancy} /> })
      }}
    >
      {t('vacancies.respond')}
    </Button>
  )
}
