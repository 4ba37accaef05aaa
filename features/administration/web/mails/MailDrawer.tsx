import '../administration.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { SidePanel } from '#platform/web/work/components/drawer/SidePanel.tsx'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { getMail } from '../../contract/mail-log.endpoints.ts'
import { mailStateTable } from '../../domain/state-tables.ts'
import { useOpened } from '../use-opened.ts'
import { mailActions } from './mail-actions.ts'

const Letter = ({ mail }: { mail: ResponseOf<typeof getMail> }) => {
  const t = useTexts('administration')
  const actions = useActions(mailActions)(mail)
  return (
    <>
      <Facts>
        <Fact label={t('mails.columns.to')}>
          <span translate="no">{mail.to}</span>
        </Fact>
        <Fact label={t('mails.columns.status')}>
          <StateOf table={mailStateTable} state={mail.status} />
        </Fact>
        <Fact label={t('mails.columns.created')}>
          <DateText value={mail.createdAt} as="time" />
        </Fact>
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
        {mail.error ? (
          <Fact label={t('mails.columns.error')}>
            <span translate="no">{mail.error}</span>
          </Fact>
        ) : null}
      </Facts>
      {mail.maybeTwice ? <p>{t('mails.maybeTwiceWhy')}</p> : null}
      {mail.status === 'WITHHELD' ? <p>{t('mails.withheldWhy')}</p> : null}
      {mail.oneTime ? <p>{t('mails.oneTime')}</p> : null}
      {/* A sandbox without permissions: scripts do not run and links do not open. */}
      <iframe className="mail-html" title={t('mails.preview')} sandbox="" srcDoc={mail.html} />
      <details>
        <summary>{t('mails.asText')}</summary>
        <pre className="mail-text">{mail.text}</pre>
      </details>
      <ActionButtons actions={actions} size="small" />
    </>
  )
}

/** A letter beside the log, as it was written. */
export const MailDrawer = () => {
  const t = useTexts('administration')
  const { open, id, close } = useOpened()
  const answer = useCall(getMail, { query: { id: String(id) } }, { enabled: open, deniedHere: true })
  return (
    <SidePanel open={open} title={answer.data?.subject ?? t('mails.letter')} onClose={close}>
      {answer.data ? (
        <Letter mail={answer.data} />
      ) : answer.error ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <LoadingBlock lines={8} />
      )}
    </SidePanel>
  )
}
