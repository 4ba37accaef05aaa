import { useCallback } from 'react'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { writeSearch } from '#platform/web/search-params.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listMails } from '../../contract/mail-log.endpoints.ts'
import { mailKinds } from '../../domain/mail-kinds.ts'
import { mailStateTable } from '../../domain/state-tables.ts'
import { mailActions, type LoggedMail } from './mail-actions.ts'
import { mailColumns } from './mail-columns.tsx'
import { MailDrawer } from './MailDrawer.tsx'

/** Every email of the portal, with its outcome. */
export const PortalMails = () => {
  const list = useList(listMails, { id: 'email-log' })
  const [raw] = useRawSearch()
  const t = useTexts('administration')
  const rowActions = useActions(mailActions)
  const rowLink = useCallback(
    ({ id }: LoggedMail): ScreenHref => `/admin/email-log${writeSearch({ ...raw, id })}`,
    [raw],
  )
  return (
    <>
      <ListScreen
        of={list}
        title={null}
        columns={mailColumns}
        rowName={(row) => row.subject}
        rowLink={rowLink}
        rowActions={rowActions}
        filters={{
          status: mailStateTable,
          kind: mailKinds.map((value) => ({ value, label: t(`mails.kinds.${value}`) })),
          maybeTwice: 'mails.onlyMaybeTwice',
        }}
        views={{
          failed: { filters: { status: 'FAILED,BOUNCED' } },
          waiting: { filters: { status: 'QUEUED,DEFERRED' } },
          twice: { filters: { maybeTwice: 'true' } },
        }}
      />
      <MailDrawer />
    </>
  )
}
