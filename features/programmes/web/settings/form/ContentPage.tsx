import '../settings.css'
import './form.css'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PageActions } from '#platform/web/work/actions/PageActions.tsx'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { useRemembered } from '#platform/web/work/components/details/use-remembered.ts'
import { ContentState } from '../ContentState.tsx'
import { CreateLink } from '../CreateLink.tsx'
import { Refusal } from '../Refusal.tsx'
import type { Content, ContentKind } from '../settings.queries.ts'
import { FormNavigation } from './FormNavigation.tsx'

type Props = {
  title: string
  content: Content | null
  siblings: readonly { id: number; name: string }[]
  parent?: string | undefined
  note?: string | null
  /** The next item that may be added: inside it, or next to an item without children. */
  next?: { kind: ContentKind; parentId: number }
  actions?: readonly MenuAction[]
  children: ReactNode
}

/** The page of a programme, track or trackpoint: back link, state, actions and form. */
export const ContentPage = ({ title, content, siblings, parent, note, next, actions, children }: Props) => {
  const t = useTexts('programmes')
  useRemembered(content ? title : '')
  return (
    <article className="settings-page">
      <FormNavigation content={content} siblings={siblings} />
      <PageHead
        title={title}
        actions={
          <>
            {next && content?.actions.includes('edit') ? <CreateLink {...next} /> : null}
            <PageActions actions={actions ?? []} label={t('settings.row.actions', { name: title })} />
          </>
        }
      />
      <div className="settings-page-facts">
        {content ? <ContentState content={content} /> : null}
        {parent ? <span>{parent}</span> : null}
        {note ? <span>{note}</span> : null}
      </div>
      {content ? <Refusal content={content} /> : null}
      {children}
    </article>
  )
}
