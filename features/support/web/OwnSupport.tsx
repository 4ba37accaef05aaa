import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { MailIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { listOwnSupport } from '../contract/support.endpoints.ts'
import { supportStateTable } from '../domain/state-tables.ts'
import { AskForm } from './AskForm.tsx'

const openAsking = (title: string): void => openDrawer({ title, body: <AskForm /> })

const columns: Columns<typeof listOwnSupport> = {
  subject: { width: '50%', cell: ({ subject }) => subject },
  status: { cell: ({ status }) => <StateOf table={supportStateTable} state={status} /> },
  changed: { sort: 'CHANGE_DATE', cell: ({ changedAt }) => <DateText value={changedAt} as="relative" /> },
  created: { cell: ({ createdAt }) => <DateText value={createdAt} /> },
}

/** Screen of one's own requests, where a new one can be written. */
export const OwnSupport = () => {
  const t = useTexts('support')
  const list = useList(listOwnSupport)
  const ask = (
    <Button variant="contained" startIcon={<MailIcon />} onClick={() => openAsking(t('ask.title'))}>
      {t('ask.title')}
    </Button>
  )
  return (
    <ListScreen
      of={list}
      columns={columns}
      rowName={({ subject }) => subject}
      rowLink={({ id }) => linkTo('/bch/view/support/request', { threadId: id })}
      {...(list.isEmpty ? { emptyAction: ask } : { action: ask })}
    />
  )
}
