import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { listSupport } from '../contract/support.endpoints.ts'
import { supportStateTable } from '../domain/state-tables.ts'
import { SavedTexts } from './SavedTexts.tsx'

const openTexts = (title: string): void => openDrawer({ title, body: <SavedTexts /> })

const columns: Columns<typeof listSupport> = {
  subject: { width: '34%', cell: ({ subject }) => subject },
  from: { width: '18%', cell: ({ from }) => from },
  status: { sort: 'STATE', cell: ({ status }) => <StateOf table={supportStateTable} state={status} /> },
  owner: { cell: ({ owner }) => (owner ? <PersonName person={owner} /> : '—') },
  changed: { sort: 'CHANGE_DATE', cell: ({ changedAt }) => <DateText value={changedAt} as="relative" /> },
  created: { sort: 'CREATE_DATE', cell: ({ createdAt }) => <DateText value={createdAt} /> },
}

/** Screen of the administrators' queue of requests. */
export const SupportQueue = () => {
  const t = useTexts('support')
  const list = useList(listSupport)
  return (
    <ListScreen
      of={list}
      columns={columns}
      rowName={({ subject }) => subject}
      rowLink={({ id }) => linkTo('/admin/support/request', { threadId: id })}
      filters={{ status: supportStateTable, mine: [{ value: 'true', label: t('queue.mine') }] }}
      action={<Button onClick={() => openTexts(t('texts.title'))}>{t('texts.title')}</Button>}
    />
  )
}
