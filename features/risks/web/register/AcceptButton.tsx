import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import type { Risk } from '../risk.types.ts'
import { openAcceptForm } from './open-risk-form.tsx'

/** Button that asks until when the leader accepts a risk, or extends the acceptance; only while they may. */
export const AcceptButton = ({ risk }: { risk: Risk }) => {
  const t = useTexts('risks')
  const { name, acceptedUntil, actions } = risk
  const context = acceptedUntil ? 'again' : ''
  return actions.includes('accept') ? (
    <Button size="small" onClick={() => openAcceptForm(t('accept.title', { name, context }), risk)}>
      {t('accept.submit', { context })}
    </Button>
  ) : null
}
