import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { listSignOnMails } from '../../contract/mail-log.endpoints.ts'
import { mailStateTable } from '../../domain/state-tables.ts'
import { signOnMailColumns } from './sign-on-mail-columns.tsx'

/** Emails of the sign-on service: registration, passwords, sign-ins. */
export const SignOnMails = () => {
  const t = useTexts('administration')
  const list = useList(listSignOnMails, { id: 'sign-on-mails' })
  return (
    <ListScreen
      of={list}
      title={null}
      columns={signOnMailColumns}
      rowName={({ template, to }) => `${t(`signOnMails.templates.${template}`)}, ${to}`}
      filters={{ status: mailStateTable }}
      views={{ failed: { filters: { status: 'FAILED' } }, waiting: { filters: { status: 'QUEUED' } } }}
    />
  )
}
