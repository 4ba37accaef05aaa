import { useState } from 'react'
import { hasCode } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { Notice } from '#platform/web/public/Notice.tsx'
import { signByPasskey } from '#platform/web/sign-by-passkey.ts'
import { passkeyChallenge, passkeySignIn } from '../contract/endpoints.ts'
import { ask } from './ask.ts'
import type { PageParameters } from './page-parameters.ts'
import { ServiceFailure } from './ServiceFailure.tsx'

/** Sign-in by a passkey, if the browser supports them. */
export const PasskeySignIn = ({ parameters }: { parameters: PageParameters }) => {
  const t = useTexts('sso')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  if (typeof PublicKeyCredential === 'undefined') return null
  const signIn = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { options } = await ask(passkeyChallenge, { body: {} })
      const response = await signByPasskey(options)
      if (response === null) return
      const { redirectTo } = await ask(passkeySignIn, { body: { response, ...parameters } })
      location.assign(redirectTo)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="form">
      {hasCode(failure, 'WRONG_CREDENTIALS') ? (
        <Notice tone="error" title={t('pages.login.passkeyUnknown')} />
      ) : (
        <ServiceFailure error={failure} />
      )}
      <Button look="secondary" wide busy={busy} onClick={() => void signIn()}>
        {t('pages.login.passkey')}
      </Button>
    </div>
  )
}
