import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { findElement, type TemplateTree } from '../../../domain/template.ts'
import { wordsIn } from '../../format/words-in.ts'
import { builderLink, elementLink, type WhichBuilder } from '../places.ts'
import type { TreeProblem } from './tree-problems.ts'

type Props = { problems: readonly TreeProblem[]; tree: TemplateTree; which: WhichBuilder }

/** What keeps a version from being published; each line leads to where it is put right. */
export const ProblemList = ({ problems, tree, which }: Props) => {
  const t = useTexts('profiles')
  const nameOf = (code: string): string => {
    const element = findElement(tree, code)
    const section = tree.sections.find(({ id }) => id === code)
    if (section) return wordsIn(section.name) || t('builder.section.unnamed')
    return (element && wordsIn(element.name)) || code
  }
  return (
    <div className="builder-problems" role="alert">
      <strong>{t('builder.publish.problems', { count: problems.length })}</strong>
      <ul>
        {problems.map(({ code, problem, at }) => (
          <li key={`${code} ${problem} ${at}`}>
            <ScreenLink
              to={findElement(tree, code) ? elementLink(which, tree, code) : builderLink(which)}
              onClick={closeDrawer}
            >
              {nameOf(code)}
            </ScreenLink>
            <span>{t(`builder.problems.${problem}`, { at: at ?? '' })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
