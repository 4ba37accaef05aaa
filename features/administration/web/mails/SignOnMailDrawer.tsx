import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { getSignOnMail } from '../../contract/mail-log.endpoints.ts'
import { useOpened } from '../use-opened.ts'
import { Letter, MailPanel } from './MailPanel.tsx'
import { signOnMailActions } from './sign-on-mail-actions.ts'

const SignOnLetter = ({ mail }: { mail: ResponseOf<typeof getSignOnMail> }) => {
  const t = useTexts('administration')
  const actions = useActions(signOnMailActions)(mail)
  return (
    <Letter
      mail={mail}
      actions={actions}
      facts={
        mail.error ? (
          <Fact label={t('mails.columns.error')}>
            <span translate="no">{mail.error}</span>
          </Fact>
        ) : null
      }
    >
      <p>{t('signOnMails.struck')}</p>
    </Letter>
  )
}

/** An email of the sign-on service next to the log. */
export const SignOnMailDrawer = () => {
  const { open, id, close } = useOpened()
  const answer = useCall(getSignOnMail, { query: { id: String(id) } }, { enabled: open, deniedHere: true })
  return (
    <MailPanel open={open} onClose={close} answer={answer}>
      {(mail) => <SignOnLetter mail={mail} />}
    </MailPanel>
  )
}
