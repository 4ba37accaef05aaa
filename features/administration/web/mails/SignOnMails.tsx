import { useCallback } from 'react'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { writeSearch } from '#platform/web/search-params.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listSignOnMails } from '../../contract/mail-log.endpoints.ts'
import { mailStateTable } from '../../domain/state-tables.ts'
import { signOnMailActions, type SignOnMail } from './sign-on-mail-actions.ts'
import { signOnMailColumns } from './sign-on-mail-columns.tsx'
import { SignOnMailDrawer } from './SignOnMailDrawer.tsx'

/** Emails of the sign-on service: registration, passwords, sign-ins. */
export const SignOnMails = () => {
  const t = useTexts('administration')
  const list = useList(listSignOnMails, { id: 'sign-on-mails' })
  const [raw] = useRawSearch()
  const rowActions = useActions(signOnMailActions)
  const rowLink = useCallback(
    ({ id }: SignOnMail): ScreenHref => `/admin/email-log${writeSearch({ ...raw, id })}`,
    [raw],
  )
  return (
    <>
      <ListScreen
        of={list}
        title={null}
        columns={signOnMailColumns}
        rowName={({ template, to }) => `${t(`signOnMails.templates.${template}`)}, ${to}`}
        rowLink={rowLink}
        rowActions={rowActions}
        filters={{ status: mailStateTable }}
        views={{ failed: { filters: { status: 'FAILED' } }, waiting: { filters: { status: 'QUEUED' } } }}
      />
      <SignOnMailDrawer />
    </>
  )
}
