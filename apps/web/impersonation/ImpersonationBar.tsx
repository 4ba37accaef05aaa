import { useCallback, useEffect, useState } from 'react'
import { impersonationEnds } from '#platform/web/api/token-claims.ts'
import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { accessToken } from '#platform/web/session.ts'
import { returnToOwnAccount } from '../../../features/people/web/log-in-as/switch-account.ts'

/** Milliseconds before its end at which the page returns: afterwards its tokens are refused. */
const beforeEndMs = 15_000

/** Shown on every page while an administrator acts as another person, with a link to end it; returns when its time is over. */
export const ImpersonationBar = ({ name }: { name: string }) => {
  const t = useTexts()
  const [state, setState] = useState<'calm' | 'returning' | 'failed'>('calm')
  const [ends] = useState(() => impersonationEnds(accessToken()))
  const back = useCallback(() => {
    setState('returning')
    returnToOwnAccount().catch((error: unknown) => {
      console.info('not returned', error)
      setState('failed')
    })
  }, [])
  useEffect(() => {
    if (ends === null) return undefined
    const timer = setTimeout(back, Math.max(0, ends - Date.now() - beforeEndMs))
    return () => clearTimeout(timer)
  }, [back, ends])
  return (
    <aside className="impersonation-bar" aria-label={t('impersonation.label')}>
      <p role="status">
        {t(state === 'failed' ? 'impersonation.failed' : 'impersonation.text', { name })}
        {ends === null ? null : ` ${t('impersonation.until', { time: formatTime(new Date(ends)) })}`}
      </p>
      <button type="button" disabled={state === 'returning'} onClick={back}>
        {t('impersonation.back')}
      </button>
    </aside>
  )
}
