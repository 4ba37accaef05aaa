import { formulaProblems } from '../../../fields/contract/formula-problems.ts'
import { codesOf } from '../../../fields/domain/codes.rules.ts'
import { templateProblems } from '../../domain/template.rules.ts'
import { findElement, type ElementTree } from '../../../fields/domain/tree.ts'
import type { TemplateVersion } from '../session/builder-state.ts'

/** What keeps a version from being published, as the server and this browser say it. */
export type TreeProblem = TemplateVersion['problems'][number]

/** How many problems an element or section has. */
export type ProblemCounts = ReadonlyMap<string, number>

/** What only the server can know: other templates, dictionaries, files. */
const knownByServer = new Set([
  'DICTIONARY_UNKNOWN',
  'TYPE_OTHERWISE_ELSEWHERE',
  'FORM_UNKNOWN',
  'CONDITION_VALUES_GONE',
])

/** What is wrong because an element is not there: it is no problem any more once it is back. */
const ofMissing = 'USED_GONE'

/** Everything that keeps the tree from being published: what can be told at once, and what the server told last. */
export const treeProblems = (
  tree: ElementTree,
  { problems: told, purpose }: Pick<TemplateVersion, 'problems' | 'purpose'>,
): TreeProblem[] => {
  const codes = new Set(codesOf(tree))
  return [
    ...templateProblems(tree, purpose),
    ...formulaProblems(tree),
    ...told.filter(({ code, problem }) =>
      problem === ofMissing ? !codes.has(code) : knownByServer.has(problem) && findElement(tree, code),
    ),
  ]
}

/** Problems by element and section. */
export const countProblems = (problems: readonly TreeProblem[]): ProblemCounts => {
  const counts = new Map<string, number>()
  for (const { code } of problems) counts.set(code, (counts.get(code) ?? 0) + 1)
  return counts
}
