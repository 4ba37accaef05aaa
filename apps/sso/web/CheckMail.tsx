import { useEffect, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/public/Icon.tsx'

type CheckMailProps = { email: string; text: string; back: string; demo: boolean }

/** After a form that emails a link: where to look, and what to do if nothing arrives. */
export const CheckMail = ({ email, text, back, demo }: CheckMailProps) => {
  const t = useTexts('sso')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
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
      <p className="sso__links">
        <a href={back}>{t('pages.mail.back')}</a>
      </p>
    </div>
  )
}
