import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { isUnwanted } from '#platform/domain/unwanted-mails.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { getMail } from '../../contract/mail-log.endpoints.ts'
import { whyWithheld } from '../../domain/mail-states.ts'
import { useOpened } from '../use-opened.ts'
import { mailActions } from './mail-actions.ts'
import { Letter, MailPanel } from './MailPanel.tsx'

const PortalLetter = ({ mail }: { mail: ResponseOf<typeof getMail> }) => {
  const t = useTexts('administration')
  const actions = useActions(mailActions)(mail)
  const withheld = whyWithheld(mail)
  return (
    <Letter
      mail={mail}
      actions={actions}
      facts={
        <>
          {mail.sentAt ? (
            <Fact label={t('mails.columns.sent')}>
              <DateText value={mail.sentAt} as="time" />
            </Fact>
          ) : null}
          {mail.server ? (
            <Fact label={t('mails.columns.server')}>
              <span translate="no">{mail.server}</span>
            </Fact>
          ) : null}
          {mail.error && !isUnwanted(mail.error) ? (
            <Fact label={t('mails.columns.error')}>
              <span translate="no">{mail.error}</span>
            </Fact>
          ) : null}
        </>
      }
    >
      {mail.maybeTwice ? <p>{t('mails.maybeTwiceWhy')}</p> : null}
      {withheld ? <p>{t(`mails.${withheld}`)}</p> : null}
      {mail.incomplete ? <p>{t('mails.incomplete')}</p> : null}
      {mail.oneTime ? (
        <p>{t(mail.actions.includes('sendAgain') ? 'mails.oneTimeRenewed' : 'mails.oneTime')}</p>
      ) : null}
    </Letter>
  )
}

/** Drawer with one email as it was written. */
export const MailDrawer = () => {
  const { open, id, close } = useOpened()
  const answer = useCall(getMail, { query: { id: String(id) } }, { enabled: open, deniedHere: true })
  return (
    <MailPanel open={open} onClose={close} answer={answer}>
      {(mail) => <PortalLetter mail={mail} />}
    </MailPanel>
  )
}
