import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { returnToOwnAccount } from '../../../features/people/web/log-in-as/switch-account.ts'

/** Shown on every page while an administrator acts as another person, with a link to end it. */
export const ImpersonationBar = ({ name }: { name: string }) => {
  const t = useTexts()
  const [state, setState] = useState<'calm' | 'returning' | 'failed'>('calm')
  const back = () => {
    setState('returning')
    returnToOwnAccount().catch((error: unknown) => {
      console.info('not returned', error)
      setState('failed')
    })
  }
  return (
    <aside className="impersonation-bar" aria-label={t('impersonation.label')}>
      <p role="status">{t(state === 'failed' ? 'impersonation.failed' : 'impersonation.text', { name })}</p>
      <button type="button" disabled={state === 'returning'} onClick={back}>
        {t('impersonation.back')}
      </button>
    </aside>
  )
}
