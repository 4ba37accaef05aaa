import './mass-messages.css'
import { useMemo } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { PeopleIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listMassMessages } from '../contract/mass-message.endpoints.ts'
import { massMessageStateTable } from '../domain/state-tables.ts'

const columnsOf = (t: ReturnType<typeof useTexts>): Columns<typeof listMassMessages> => ({
  subject: { width: '32%', cell: ({ subject }) => subject || t('list.noSubject') },
  state: { cell: ({ state }) => <StateOf table={massMessageStateTable} state={state} /> },
  recipients: { align: 'end', cell: ({ recipients }) => recipients },
  sent: { align: 'end', cell: ({ sent }) => sent },
  failed: { align: 'end', cell: ({ failed }) => failed },
  author: { cell: ({ author }) => <PersonName person={author} /> },
  created: { sort: 'CREATE_DATE', cell: ({ createdAt }) => <DateText value={createdAt} as="relative" /> },
})

/** Screen of the mass messages of the chosen accelerator. */
export const MassMessages = () => {
  const t = useTexts('mass-messages')
  const accelerator = useStore(acceleratorStore)
  const list = useList(listMassMessages, { enabled: accelerator !== null, deniedHere: true })
  const columns = useMemo(() => columnsOf(t), [t])
  if (accelerator === null || isOutsideTeam(list.answer.error))
    return (
      <section>
        <PageHead />
        <PageState icon={PeopleIcon} title={t('deniedTitle')} text={t('denied')} />
      </section>
    )
  return (
    <ListScreen
      of={list}
      columns={columns}
      rowName={({ subject }) => subject || t('list.noSubject')}
      rowLink={({ id }) => linkTo('/bch/view/mass-messages/message', { messageId: id })}
      above={<p className="mass-quiet">{t('list.intro')}</p>}
      emptyAction={<ScreenLink to="/bch/view/projects-in-work">{t('list.empty.action')}</ScreenLink>}
    />
  )
}
