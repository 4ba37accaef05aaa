import { useEffect, useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { decideEmailChange, lookAtEmailChange } from '../contract/endpoints.ts'
import { ask } from './ask.ts'
import { BrokenLink } from './BrokenLink.tsx'
import { EmailChangeOutcome } from './EmailChangeOutcome.tsx'
import type { ServicePageProps } from './service-page.ts'
import { ServiceSkeleton } from './ServiceSkeleton.tsx'

type Change = ResponseOf<typeof lookAtEmailChange>
type State = ResponseOf<typeof decideEmailChange>['state']

/** `/sso/confirm-email`, opened from one of the two emails about a change of address. */
export const EmailChangeStep = ({ token, portalUrl, to }: ServicePageProps) => {
  const t = useTexts('sso')
  const [change, setChange] = useState<Change | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [state, setState] = useState<State | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    ask(lookAtEmailChange, { body: { token } }).then(setChange, setFailure)
  }, [token])
  // Requires a click: mail programs open links automatically.
  const decide = async (agree: boolean) => {
    setBusy(true)
    try {
      setState((await ask(decideEmailChange, { body: { token, agree } })).state)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  if (failure !== null) {
    return (
      <BrokenLink
        title={t('pages.emailChange.failed')}
        error={failure}
        usedHelp={t('pages.emailChange.usedHelp')}
        portalUrl={portalUrl}
      />
    )
  }
  if (!change) return <ServiceSkeleton />
  if (state) return <EmailChangeOutcome state={state} side={change.side} portalUrl={portalUrl} to={to} />
  const old = change.side === 'OLD'
  return (
    <>
      <h1>{t('pages.emailChange.title')}</h1>
      <p className="sso__lead">{t(old ? 'pages.emailChange.askOld' : 'pages.emailChange.askNew')}</p>
      <p>
        {t('pages.emailChange.newEmail')}
        <br />
        <strong className="sso__email">{change.newEmail}</strong>
      </p>
      <div className="form">
        <Button look="primary" wide busy={busy} onClick={() => void decide(true)}>
          {t(old ? 'pages.emailChange.agree' : 'pages.emailChange.confirm')}
        </Button>
        {old ? (
          <Button look="secondary" wide busy={busy} onClick={() => void decide(false)}>
            {t('pages.emailChange.notMe')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
