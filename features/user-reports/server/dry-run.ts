import type { z } from 'zod'
import type { dryRun } from '../contract/user-report.schemas.ts'
import type { KnownScope, KnownTag, Scope } from '../domain/template-values.ts'

type Missing = z.output<typeof dryRun>['missing'][number]
type ReadProjects = readonly { project: { id: number; name: string }; scope: Scope }[]

const isEmpty = (scope: Scope, name: string): boolean => {
  const value = scope[name]
  if (value === undefined) return true
  return Array.isArray(value) ? value.length === 0 : value.text.trim() === '' && !value.picture
}

/** Values that the template names and that projects lack: not filled in, or hidden from this reader. */
export const missingIn = (names: ReadonlySet<string>, known: KnownScope, projects: ReadProjects): Missing[] =>
  [...names].flatMap((name): Missing[] => {
    const tag: KnownTag | undefined = Object.hasOwn(known, name) ? known[name] : undefined
    const isOfProject = projects.some(({ scope }) => Object.hasOwn(scope, name))
    // Skips report-wide names, which are always present, and built-in names that no project has: they may belong to list items.
    if (!tag || name === 'Projects' || (!isOfProject && !/^[a-z]/.test(name))) return []
    const refs = (lacking: ReadProjects) =>
      lacking.map(({ project: { id, name: called } }) => ({ id, name: called }))
    const hidden = projects.filter(({ scope }) => !Object.hasOwn(scope, name))
    const empty = projects.filter(({ scope }) => Object.hasOwn(scope, name) && isEmpty(scope, name))
    const missing = (why: Missing['why'], lacking: ReadProjects): Missing[] =>
      lacking.length === 0 ? [] : [{ tag: name, name: tag.name, why, projects: refs(lacking) }]
    return [...missing('EMPTY', empty), ...missing('HIDDEN', hidden)]
  })
