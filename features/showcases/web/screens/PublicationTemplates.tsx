import '../showcases.css'
import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { listPublicationTemplates } from '../../contract/publication-template.endpoints.ts'
import { templateStateTable } from '../../domain/state-tables.ts'
import { templateLink } from '../paths.ts'
import { templateActions } from '../template-actions.ts'
import { NewTemplate } from '../templates/NewTemplate.tsx'

type Texts = ReturnType<typeof useTexts>

const columnsOf = (t: Texts): Columns<typeof listPublicationTemplates> => ({
  name: { width: '32%', sort: 'NAME', cell: ({ name }) => name },
  state: { cell: ({ state }) => <StateOf table={templateStateTable} state={state} /> },
  main: { cell: ({ main }) => (main ? t('templates.main') : '—') },
  items: { align: 'end', cell: ({ itemsCount }) => itemsCount },
  published: { align: 'end', cell: ({ publishedCount }) => publishedCount },
  changed: { sort: 'CHANGE_DATE', cell: ({ updatedAt }) => <DateText value={updatedAt} as="relative" /> },
})

const openNew = (t: Texts) => () => openDrawer({ title: t('templates.create'), body: <NewTemplate /> })

/** The publication templates of the chosen accelerator. */
export const PublicationTemplates = () => {
  const t = useTexts('showcases')
  const accelerator = useStore(acceleratorStore)
  const list = useList(listPublicationTemplates, { enabled: accelerator !== null, deniedHere: true })
  const rowActions = useActions(templateActions)
  const columns = useMemo(() => columnsOf(t), [t])
  if (accelerator === null)
    return (
      <>
        <PageHead />
        <EmptyState title={t('templates.noAccelerator.title')} text={t('templates.noAccelerator.text')} />
      </>
    )
  const create = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={openNew(t)}>
      {t('templates.create')}
    </Button>
  )
  return (
    <ListScreen
      of={list}
      columns={columns}
      filters={{ state: templateStateTable }}
      rowName={({ name }) => name}
      rowLink={({ id }) => templateLink(id)}
      rowActions={rowActions}
      above={<p className="showcase-hint showcase-intro">{t('templates.intro')}</p>}
      {...(list.answer.data?.mayEdit
        ? { action: create, emptyAction: create }
        : { emptyText: t('templates.empty.readOnly') })}
    />
  )
}
