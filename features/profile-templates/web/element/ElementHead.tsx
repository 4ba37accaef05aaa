import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionMenu, type MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import * as icons from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { BackLink } from '#platform/web/work/navigation/BackLink.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { duplicateElement, removeElement } from '../../domain/arrange.ts'
import { countElements, elementsOf, fieldsOf, type Element } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { builderLink, elementAt, elementLink, newElementLink, type WhichBuilder } from '../places.ts'
import { ProblemText } from '../problems/ProblemText.tsx'
import type { TreeProblem } from '../problems/tree-problems.ts'
import { BuilderSaveState } from '../BuilderSaveState.tsx'
import type { Builder } from '../session/use-builder.ts'
import { ElementIcon } from '../tree/ElementIcon.tsx'
import { UndoButtons } from '../UndoButtons.tsx'
import { notify } from '#platform/web/messages/banner-store.ts'

type Props = {
  builder: Builder
  which: WhichBuilder
  element: Element
  number: number
  problems: readonly TreeProblem[]
  scrollY: string | undefined
}

const useActions = ({
  builder: { session, state },
  which,
  element,
  number,
  scrollY,
}: Props): MenuAction[] => {
  const t = useTexts('profile-templates')
  const go = useGo()
  const tree = state.history.now
  const { code } = element
  const used = new Set(state.version.usedCodes)
  const isUsed = [code, ...fieldsOf(element).map((field) => field.code)].some((one) => used.has(one))
  const name = wordsIn(element.name) || code
  return [
    {
      key: 'add',
      label: t('builder.element.addAfter'),
      icon: icons.AddIcon,
      onClick: () => go(newElementLink(which, tree, elementAt(tree, number)!.section.id, code)),
    },
    {
      key: 'copy',
      label: t('builder.element.duplicate'),
      icon: icons.CopyIcon,
      onClick: () => {
        const next = duplicateElement(tree, code, which.templateId)
        session.change(next)
        const copy = elementsOf(next)[number]
        if (copy) go(elementLink(which, next, copy.code))
      },
    },
    {
      key: 'remove',
      label: t('actions.delete'),
      icon: icons.DeleteIcon,
      danger: true,
      disabledReason: isUsed ? t('builder.element.isUsed') : null,
      onClick: () => {
        session.change(removeElement(tree, code))
        notify({
          code: 200,
          text: t('builder.tree.removed', { name }),
          offer: { label: t('actions.undo'), run: session.undo },
        })
        go(builderLink(which, scrollY))
      },
    },
  ]
}

/** Header of an element's page: name, previous and next element, actions. */
export const ElementHead = (props: Props) => {
  const { builder, which, element, number, problems, scrollY } = props
  const t = useTexts('profile-templates')
  const { state, mayEdit } = builder
  const tree = state.history.now
  const actions = useActions(props)
  const neighbour = (by: -1 | 1) => elementAt(tree, number + by)?.element
  const step = (by: -1 | 1) => {
    const other = neighbour(by)
    return (
      <Button
        size="small"
        variant="text"
        {...(other
          ? { component: ScreenLink, to: elementLink(which, tree, other.code) }
          : { disabled: true })}
        startIcon={by < 0 ? <icons.ChevronLeftIcon /> : null}
        endIcon={by > 0 ? <icons.ChevronRightIcon /> : null}
      >
        {t(by < 0 ? 'builder.element.previous' : 'builder.element.next')}
      </Button>
    )
  }
  return (
    <>
      <div className="builder-way">
        <BackLink to={builderLink(which, scrollY)}>{state.version.name}</BackLink>
        <span className="builder-steps">
          {step(-1)}
          <span className="tabular">{t('of', { position: number, total: countElements(tree) })}</span>
          {step(1)}
        </span>
      </div>
      <PageHead
        title={wordsIn(element.name) || t('builder.tree.unnamed')}
        actions={
          mayEdit ? (
            <>
              <UndoButtons builder={builder} />
              <ActionMenu
                actions={actions}
                label={t('builder.tree.actions', { name: wordsIn(element.name) })}
              />
            </>
          ) : null
        }
      />
      <div className="builder-facts">
        <span className="builder-type">
          <ElementIcon element={element} />
          {t(element.kind === 'PLAIN' ? `builder.types.${element.type}` : `builder.kinds.${element.kind}`)}
        </span>
        <code translate="no">{element.code}</code>
        <span title={t('builder.element.typeFixed')}>{t('builder.element.fixed')}</span>
        {mayEdit ? <BuilderSaveState builder={builder} /> : null}
      </div>
      {problems.length > 0 ? (
        <ul className="builder-own-problems">
          {problems.map((one) => (
            <li key={`${one.problem} ${one.field} ${one.at}`} className="builder-problem">
              <icons.WarningIcon />
              <ProblemText problem={one} element={element} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
