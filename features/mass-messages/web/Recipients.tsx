import { useId, useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { listMassRecipients } from '../contract/mass-message.endpoints.ts'
import { recipientStateTable } from '../domain/state-tables.ts'
import type { OpenMessage, Recipient } from './mass-message.types.ts'

type Texts = ReturnType<typeof useTexts>

const reasonOf = ({ leftOut, error }: Recipient, t: Texts): string =>
  leftOut ? t(`leftOut.${leftOut}`) : error

const columnsOf = (t: Texts): Columns<typeof listMassRecipients> => ({
  name: { width: '26%', sort: 'NAME', cell: ({ name }) => name },
  project: { width: '22%', cell: ({ project }) => project || '—' },
  state: { cell: ({ state }) => <StateOf table={recipientStateTable} state={state} /> },
  reason: { width: '24%', cell: (row) => reasonOf(row, t) || '—' },
  sent: { cell: ({ sentAt }) => (sentAt ? <DateText value={sentAt} as="time" /> : '—') },
})

/** Table of recipients and of the people left out, with reason and delivery state. */
export const Recipients = ({ message }: { message: OpenMessage }) => {
  const t = useTexts('mass-messages')
  const id = useId()
  const list = useList(listMassRecipients, { of: { messageId: message.id } })
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <section className="mass-part" aria-labelledby={id}>
      <h2 id={id}>{t('recipients.title')}</h2>
      <ListScreen
        of={list}
        title={null}
        columns={columns}
        rowName={({ name, project }) => (name === '—' ? project : name)}
        filters={{ state: recipientStateTable }}
      />
    </section>
  )
}
