import { formulaProblems } from '../../../fields/contract/formula-problems.ts'
import { codesOf } from '../../../fields/domain/codes.rules.ts'
import { templateProblems } from '../../domain/template.rules.ts'
import { findElement, type ElementTree } from '../../../fields/domain/tree.ts'
import type { TemplateVersion } from '../session/builder-state.ts'

/** A problem that prevents publication, from the server or the browser. */
export type TreeProblem = TemplateVersion['problems'][number]

/** Number of problems per element or section. */
export type ProblemCounts = ReadonlyMap<string, number>

/** Problems that only the server can detect: other templates, dictionaries, files. */
const knownByServer = new Set([
  'DICTIONARY_UNKNOWN',
  'TYPE_OTHERWISE_ELSEWHERE',
  'FORM_UNKNOWN',
  'CONDITION_VALUES_GONE',
])

/** A problem of a missing element, which is resolved when the element is restored. */
const ofMissing = 'USED_GONE'

/** All problems that prevent publication: those detected in the browser, and the latest ones from the server. */
export const treeProblems = (
  tree: ElementTree,
  { problems: found, purpose }: Pick<TemplateVersion, 'problems' | 'purpose'>,
): TreeProblem[] => {
  const codes = new Set(codesOf(tree))
  return [
    ...templateProblems(tree, purpose),
    ...formulaProblems(tree),
    ...found.filter(({ code, problem }) =>
      problem === ofMissing ? !codes.has(code) : knownByServer.has(problem) && findElement(tree, code),
    ),
  ]
}

/** Number of problems per element and section. */
export const countProblems = (problems: readonly TreeProblem[]): ProblemCounts => {
  const counts = new Map<string, number>()
  for (const { code } of problems) counts.set(code, (counts.get(code) ?? 0) + 1)
  return counts
}
