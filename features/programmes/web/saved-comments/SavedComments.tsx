import './saved-comments.css'
import { useMemo } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon, BackIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listSavedComments } from '../../contract/saved-comment.endpoints.ts'
import { settingsPath } from '../settings/settings-links.ts'
import { NewSavedComment } from './NewSavedComment.tsx'
import { savedCommentActions } from './saved-comment-actions.tsx'
import type { SavedComment } from './saved-comment.types.ts'

type Texts = ReturnType<typeof useTexts>

const About = ({ of: { trackpoint }, t }: { of: SavedComment; t: Texts }) =>
  trackpoint ? (
    <span className="saved-comment-about">
      <TextLink to={linkTo('/bch/view/accelerator-settings/trackpoint', { trackpointId: trackpoint.id })}>
        {trackpoint.name}
      </TextLink>
      <small>{trackpoint.track.name}</small>
    </span>
  ) : (
    t('savedComments.any')
  )

const Body = ({ of: { body } }: { of: SavedComment }) => <span className="saved-comment-body">{body}</span>

const columnsOf = (t: Texts): Columns<typeof listSavedComments> => ({
  title: { width: '22%', sort: 'TITLE', cell: ({ title }) => title },
  body: { width: '38%', cell: (row) => <Body of={row} /> },
  about: { width: '18%', cell: (row) => <About of={row} t={t} /> },
  author: { cell: ({ updatedBy }) => <PersonName person={updatedBy} /> },
  changed: { sort: 'CHANGE_DATE', cell: ({ updatedAt }) => <DateText value={updatedAt} as="relative" /> },
})

const Card = ({ of: row }: { of: SavedComment }) => {
  const t = useTexts('programmes')
  return (
    <>
      <Body of={row} />
      <small>
        <About of={row} t={t} />
      </small>
    </>
  )
}

const cardOf = (row: SavedComment) => <Card of={row} />

const openNew = (t: Texts) => () =>
  openDrawer({ title: t('savedComments.create'), body: <NewSavedComment /> })

/** Saved comments of the chosen accelerator for its reviewers. */
export const SavedComments = () => {
  const t = useTexts('programmes')
  const accelerator = useStore(acceleratorStore)
  const list = useList(listSavedComments, { enabled: accelerator !== null, deniedHere: true })
  const rowActions = useActions(savedCommentActions)
  const columns = useMemo(() => columnsOf(t), [t])
  if (accelerator === null)
    return (
      <>
        <PageHead />
        <EmptyState title={t('settings.noAccelerator.title')} text={t('settings.noAccelerator.text')} />
      </>
    )
  const mayEdit = list.answer.data?.mayEdit ?? false
  const create = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={openNew(t)}>
      {t('savedComments.create')}
    </Button>
  )
  return (
    <>
      <nav className="saved-comments-back" aria-label={t('settings.form.back')}>
        <ScreenLink to={settingsPath}>
          <BackIcon />
          {t('settings.form.back')}
        </ScreenLink>
      </nav>
      <ListScreen
        of={list}
        columns={columns}
        rowName={({ title }) => title}
        rowActions={rowActions}
        above={<p className="saved-comments-intro">{t('savedComments.intro')}</p>}
        {...(mayEdit
          ? { action: create, emptyAction: create }
          : { emptyText: t('savedComments.empty.readOnly') })}
        card={cardOf}
      />
    </>
  )
}
