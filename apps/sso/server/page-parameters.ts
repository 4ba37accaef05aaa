import { invalid } from '#platform/domain/product-error.ts'
import { returnAddress, type Project } from '../domain/redirect.rules.ts'

/** The return address of a form; 400 if the project or the address is not on the list. */
export const checkedReturn = (
  project: Project,
  given: { projectKey: string; redirectedFrom: string },
): URL => {
  if (given.projectKey !== project.key) throw invalid({ projectKey: 'INVALID' })
  const address = returnAddress(project, given.redirectedFrom)
  if (!address) throw invalid({ redirectedFrom: 'INVALID' })
  return address
}
