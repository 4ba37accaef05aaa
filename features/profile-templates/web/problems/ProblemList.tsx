import '../builder.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { findElement, type ElementTree } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { cls } from '#platform/web/work/cls.ts'
import { builderLink, elementLink, type WhichBuilder } from '../places.ts'
import { ProblemText } from './ProblemText.tsx'
import type { TreeProblem } from './tree-problems.ts'

type Props = {
  problems: readonly TreeProblem[]
  tree: ElementTree
  which: WhichBuilder
  /** Warnings, which do not prevent publication. */
  isWarning?: boolean
}

/** Problems that prevent publication, or warnings; each links to its element. */
export const ProblemList = ({ problems, tree, which, isWarning = false }: Props) => {
  const t = useTexts('profile-templates')
  const nameOf = (code: string): string => {
    const element = findElement(tree, code)
    const section = tree.sections.find(({ id }) => id === code)
    if (section) return wordsIn(section.name) || t('builder.section.unnamed')
    return (element && wordsIn(element.name)) || code
  }
  return (
    <div
      className={cls('builder-problems', isWarning && 'builder-warnings')}
      role={isWarning ? 'note' : 'alert'}
    >
      <strong>
        {t(isWarning ? 'builder.publish.warnings' : 'builder.publish.problems', { count: problems.length })}
      </strong>
      <ul>
        {problems.map((one) => (
          <li key={`${one.code} ${one.problem} ${one.field} ${one.at}`}>
            <ScreenLink
              to={findElement(tree, one.code) ? elementLink(which, tree, one.code) : builderLink(which)}
              onClick={closeDrawer}
            >
              {nameOf(one.code)}
            </ScreenLink>
            <span>
              <ProblemText problem={one} element={findElement(tree, one.code)} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
