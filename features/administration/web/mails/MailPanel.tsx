import '../administration.css'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { SidePanel } from '#platform/web/work/components/drawer/SidePanel.tsx'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { MailState } from '../../domain/mail-states.ts'
import { mailStateTable } from '../../domain/state-tables.ts'

type Written = {
  to: string
  status: MailState
  createdAt: string
  html: string
  text: string
}

type LetterProps = {
  mail: Written
  actions: readonly MenuAction[]
  /** Facts of this log besides the recipient, the state and the time. */
  facts: ReactNode
  /** Sentences between the facts and the email. */
  children: ReactNode
}

/** An email of a log as it was written, with its facts and actions. */
export const Letter = ({ mail, actions, facts, children }: LetterProps) => {
  const t = useTexts('administration')
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
        {facts}
      </Facts>
      {children}
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

type PanelProps<M> = {
  open: boolean
  onClose: () => void
  answer: { data?: M | undefined; error: Error | null; refetch: () => Promise<unknown> }
  children: (mail: M) => ReactNode
}

/** The drawer next to a log of emails. */
export const MailPanel = <M extends { subject: string }>({
  open,
  onClose,
  answer,
  children,
}: PanelProps<M>) => {
  const t = useTexts('administration')
  return (
    <SidePanel open={open} title={answer.data?.subject ?? t('mails.letter')} onClose={onClose}>
      {answer.data ? (
        children(answer.data)
      ) : answer.error ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <LoadingBlock lines={8} />
      )}
    </SidePanel>
  )
}
