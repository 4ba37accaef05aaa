import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { Icon } from '#platform/web/public/Icon.tsx'
import { ServiceFailure } from './ServiceFailure.tsx'

type CheckMailProps = {
  email: string
  text: string
  back: string
  demo: boolean
  /** Sends the email again. */
  resend: () => Promise<void>
  /** Returns to the filled form, to enter another address. */
  changeAddress: () => void
}

/** Pause before an email may be requested again. */
const pauseMs = 60_000

/** After a form that emails a link: where to look, and what to do if nothing arrives. */
export const CheckMail = ({ email, text, back, demo, resend, changeAddress }: CheckMailProps) => {
  const t = useTexts('sso')
  const title = useRef<HTMLHeadingElement>(null)
  const [busy, setBusy] = useState(false)
  const [isResent, setResent] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => title.current?.focus(), [])
  useEffect(() => {
    if (!isResent) return undefined
    const timer = setTimeout(() => setResent(false), pauseMs)
    return () => clearTimeout(timer)
  }, [isResent])
  const again = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await resend()
      setResent(true)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="sso__message">
      <Icon name="mail" size={40} />
      <h1 ref={title} tabIndex={-1}>
        {t('pages.mail.title')}
      </h1>
      <p>
        <strong className="sso__email">{email}</strong>
      </p>
      <p>{text}</p>
      <p className="sso__small">{t(demo ? 'pages.mail.demo' : 'pages.mail.nothing')}</p>
      <ServiceFailure error={failure} />
      <p role="status">{isResent ? t('pages.mail.resent') : null}</p>
      <Button wide busy={busy} disabled={isResent} onClick={() => void again()}>
        {t('pages.mail.resend')}
      </Button>
      <Button look="quiet" wide onClick={changeAddress}>
        {t('pages.mail.change')}
      </Button>
      <p className="sso__links">
        <a href={back}>{t('pages.mail.back')}</a>
      </p>
    </div>
  )
}
