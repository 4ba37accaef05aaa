import { Button } from '#platform/web/work/components/Button.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { ActionMenu, type MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { ChevronDownIcon, ChevronRightIcon, DragIcon } from '#platform/web/work/components/icons/icons.ts'
import { ContentState } from './ContentState.tsx'
import { Refusal } from './Refusal.tsx'
import { editLink } from './settings-links.ts'
import type { Content } from './settings.queries.ts'
import { TreeLink } from './TreeLink.tsx'
import type { Order } from './use-order.ts'

type Props = {
  content: Content
  /** Heading level of the name; a trackpoint's is plain text. */
  heading?: 'h2' | 'h3'
  /** Short facts; null if not applicable. */
  facts: readonly (string | null)[]
  /** A fact shown as a warning. */
  warning?: string | null
  actions: MenuAction[]
  order: Order
  fold?: { isOpen: boolean; toggle: () => void }
}

/** One row of the tree: drag handle, name, facts and menu. */
export const ContentRow = ({ content, heading: Name, facts, warning, actions, order, fold }: Props) => {
  const t = useTexts('programmes')
  const { id, name } = content
  const link = <TreeLink to={editLink(content)}>{name}</TreeLink>
  const publish = actions.find(({ key, disabledReason }) => key === 'publish' && !disabledReason)
  return (
    <>
      <div
        className={cls(
          'settings-row',
          `settings-${content.kind}`,
          order.dropOf(id) && `settings-drop-${order.dropOf(id)}`,
        )}
        {...order.row(id)}
      >
        {content.actions.includes('edit') ? (
          <IconAction
            icon={DragIcon}
            label={t('settings.row.order', { name })}
            tip="side"
            {...order.handle(id)}
          />
        ) : null}
        {fold ? (
          <IconAction
            icon={fold.isOpen ? ChevronDownIcon : ChevronRightIcon}
            label={t(fold.isOpen ? 'settings.collapse' : 'settings.expand', { name })}
            aria-expanded={fold.isOpen}
            onClick={fold.toggle}
          />
        ) : null}
        <div className="settings-name">
          {Name ? <Name>{link}</Name> : link}
          <p>
            {facts.map((fact) => (fact === null ? null : <span key={fact}>{fact}</span>))}
            {warning ? <b>{warning}</b> : null}
          </p>
        </div>
        <ContentState content={content} />
        {publish ? (
          <Button size="small" className="settings-publish" onClick={publish.onClick}>
            {publish.label}
          </Button>
        ) : null}
        <ActionMenu actions={actions} label={t('settings.row.actions', { name })} />
      </div>
      <Refusal content={content} />
    </>
  )
}
