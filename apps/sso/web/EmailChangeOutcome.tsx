import { useEffect, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/public/Icon.tsx'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import type { ServicePageProps } from './service-page.ts'

type Props = Pick<ServicePageProps, 'portalUrl' | 'to'> & {
  state: 'WAITING' | 'CHANGED' | 'STOPPED'
  side: 'OLD' | 'NEW'
}

const icons = { WAITING: 'mail', CHANGED: 'check', STOPPED: 'check' } as const

/** Whether to offer a new password: the person who asked for the change may know the old one. */
const offersPassword = { WAITING: false, CHANGED: false, STOPPED: true }

/** Result of an email about a change of address, and what to do next. */
export const EmailChangeOutcome = ({ state, side, portalUrl, to }: Props) => {
  const t = useTexts('sso')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const help = {
    WAITING: side === 'OLD' ? 'waitingOld' : 'waitingNew',
    CHANGED: 'changedHelp',
    STOPPED: 'stoppedHelp',
  }[state]
  return (
    <div className="sso__message">
      <Icon name={icons[state]} size={40} />
      <h1 ref={title} tabIndex={-1}>
        {t(`pages.emailChange.${state}`)}
      </h1>
      <p>{t(`pages.emailChange.${help}`)}</p>
      {offersPassword[state] ? (
        <LinkButton href={to('forgotten-password')} look="primary" wide>
          {t('pages.newPassword.title')}
        </LinkButton>
      ) : (
        <LinkButton href={portalUrl} look="primary" wide>
          {t('pages.toPortal')}
        </LinkButton>
      )}
    </div>
  )
}
