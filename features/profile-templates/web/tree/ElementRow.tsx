import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { memo, type KeyboardEvent, type ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { EyeOffIcon, WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Element } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { ElementIcon } from './ElementIcon.tsx'
import { rowId } from './row-id.ts'
import { RowLink } from './RowLink.tsx'
import { useElementActions } from './use-element-actions.ts'
import type { TreeCommands } from './use-tree-commands.ts'

type Props = {
  element: Element
  number: number
  /** Link to its page. */
  link: ScreenHref
  newAfter: ScreenHref
  problems: number
  isUsed: boolean
  mayEdit: boolean
  commands: TreeCommands
  handle?: ReactNode
}

const factsOf = (element: Element): string[] => {
  if (element.kind === 'PLAIN') return [`builder.types.${element.type}`]
  return [`builder.kinds.${element.kind}`]
}

const Marks = ({ element, problems, isUsed }: Pick<Props, 'element' | 'problems' | 'isUsed'>) => {
  const t = useTexts('profile-templates')
  return (
    <>
      {element.required ? <span className="builder-mark">{t('builder.tree.required')}</span> : null}
      {element.showIf ? (
        <span className="builder-mark">
          <EyeOffIcon />
          {t('builder.tree.conditional')}
        </span>
      ) : null}
      {isUsed ? <span className="builder-mark builder-used">{t('builder.tree.used')}</span> : null}
      {problems > 0 ? (
        <span className="builder-mark builder-problem">
          <WarningIcon />
          {t('builder.tree.problems', { count: problems })}
        </span>
      ) : null}
    </>
  )
}

/** An element in the tree, linked to its page; Alt and arrows move it. */
export const ElementRow = memo(
  ({ element, number, link, newAfter, mayEdit, commands, handle, ...marks }: Props) => {
    const t = useTexts('profile-templates')
    const actions = useElementActions({ element, link, newAfter, mayEdit, commands, isUsed: marks.isUsed })
    const name = wordsIn(element.name)
    const byKeys = (event: KeyboardEvent) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined
      if (!mayEdit || !event.altKey || by === undefined) return
      event.preventDefault()
      commands.stepElement(element.code, by)
    }
    return (
      <div className={cls('builder-row builder-element')} onKeyDown={byKeys}>
        {handle}
        <span className="builder-number tabular">{number}</span>
        <ElementIcon element={element} />
        <div className="builder-row-words">
          <RowLink id={rowId(element.code)} to={link} className={cls(name === '' && 'builder-unnamed')}>
            {name || t('builder.tree.unnamed')}
          </RowLink>
          <p>
            {factsOf(element).map((fact) => (
              <span key={fact}>{t(fact)}</span>
            ))}
            {element.kind === 'GROUP' ? (
              <span>{t('builder.tree.fields', { count: element.fields.length })}</span>
            ) : null}
            {element.kind === 'TABLE' ? (
              <span>{t('builder.tree.columns', { count: element.columns.length })}</span>
            ) : null}
            <code translate="no">{element.code}</code>
            <Marks element={element} {...marks} />
          </p>
        </div>
        <ActionMenu actions={actions} label={t('builder.tree.actions', { name: name || element.code })} />
      </div>
    )
  },
)
