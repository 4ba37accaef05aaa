import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listSignOnMails } from '../../contract/mail-log.endpoints.ts'
import { mailStateTable } from '../../domain/state-tables.ts'
import type { SignOnTemplate } from '#platform/domain/sign-on-letters.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** The kind of an email of the sign-on service. */
const SignOnTemplateName = ({ template }: { template: SignOnTemplate }) => {
  const t = useTexts('administration')
  return t(`signOnMails.templates.${template}`)
}

const none = <span aria-hidden>—</span>

/** The columns of the sign-on service's emails. */
export const signOnMailColumns: Columns<typeof listSignOnMails> = {
  template: { width: '34%', cell: ({ template }) => <SignOnTemplateName template={template} /> },
  to: { cell: ({ to }) => <span translate="no">{to}</span> },
  status: { cell: ({ status }) => <StateOf table={mailStateTable} state={status} /> },
  created: { sort: 'CREATE_DATE', cell: ({ createdAt }) => <DateText value={createdAt} as="time" /> },
  sent: { optional: true, cell: ({ sentAt }) => (sentAt ? <DateText value={sentAt} as="time" /> : none) },
  error: { optional: true, cell: ({ error }) => error || none },
}
