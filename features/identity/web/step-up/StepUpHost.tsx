import Dialog from '@mui/material/Dialog'
import { useId } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { WorkTheme } from '#platform/web/work/WorkTheme.tsx'
import { StepUpForm } from './StepUpForm.tsx'
import { stepUpStore } from './step-up-store.ts'

/** The common re-authentication prompt of all sensitive calls, over whatever is open. */
export const StepUpHost = () => {
  const t = useTexts('identity')
  const id = useId()
  const question = useStore(stepUpStore)
  if (question === null) return null
  const giveUp = () => question.answer(false)
  return (
    <WorkTheme>
      <Dialog open onClose={giveUp} aria-labelledby={id} maxWidth="xs" fullWidth>
        <div className="guard">
          <h2 id={id}>{t('stepUp.title')}</h2>
          <StepUpForm onProved={() => question.answer(true)} onCancel={giveUp} />
        </div>
      </Dialog>
    </WorkTheme>
  )
}
