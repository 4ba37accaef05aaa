import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { continueSession } from '../contract/endpoints.ts'
import { ask } from './ask.ts'
import type { PageParameters } from './page-parameters.ts'
import { ServiceFailure } from './ServiceFailure.tsx'

/** One click for the account already signed in at the service. */
export const ContinueAs = ({ email, parameters }: { email: string; parameters: PageParameters }) => {
  const t = useTexts('sso')
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const goOn = async (): Promise<void> => {
    setBusy(true)
    try {
      const { redirectTo } = await ask(continueSession, { body: parameters })
      location.assign(redirectTo)
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <div className="form">
      <ServiceFailure error={failure} />
      <Button look="primary" wide busy={busy} onClick={() => void goOn()}>
        {t('pages.login.continueAs', { email })}
      </Button>
    </div>
  )
}
