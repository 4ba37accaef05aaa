import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listMails } from '../../contract/mail-log.endpoints.ts'
import type { MailKind } from '../../domain/mail-kinds.ts'
import { mailStateTable } from '../../domain/state-tables.ts'

const Kind = ({ kind }: { kind: MailKind }) => <>{useTexts('administration')(`mails.kinds.${kind}`)}</>

const MaybeTwice = () => <>{useTexts('administration')('mails.maybeTwice')}</>

const none = <span aria-hidden>—</span>

/** The columns of the email log. */
export const mailColumns: Columns<typeof listMails> = {
  subject: { width: '34%', cell: ({ subject }) => subject },
  to: { cell: ({ to }) => <span translate="no">{to}</span> },
  status: { cell: ({ status }) => <StateOf table={mailStateTable} state={status} /> },
  created: { sort: 'CREATE_DATE', cell: ({ createdAt }) => <DateText value={createdAt} as="time" /> },
  sent: { optional: true, cell: ({ sentAt }) => (sentAt ? <DateText value={sentAt} as="time" /> : none) },
  error: { optional: true, cell: ({ error }) => error || none },
  server: { optional: true, cell: ({ server }) => (server ? <span translate="no">{server}</span> : none) },
  maybeTwice: { optional: true, cell: ({ maybeTwice }) => (maybeTwice ? <MaybeTwice /> : none) },
  kind: { optional: true, cell: ({ kind }) => <Kind kind={kind} /> },
}
