import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { fieldsOf, type Element } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { cycleNames } from './cycle-names.ts'
import { asSentence } from '#platform/web/i18n/as-sentence.ts'
import type { TreeProblem } from './tree-problems.ts'

type Props = { problem: TreeProblem; element: Element | undefined }

/** Text of a problem in an element, with the name of the field in a group or table. */
export const ProblemText = ({ problem: { problem, field, at }, element }: Props) => {
  const t = useTexts('profile-templates')
  const words = t(`builder.problems.${problem}`, { at: cycleNames(problem, at ?? '', element) })
  if (field === undefined) return <>{asSentence(words)}</>
  const found = element && fieldsOf(element).find(({ code }) => code === field)
  return <>{t('builder.publish.inField', { name: (found && wordsIn(found.name)) || field, words })}</>
}
