import type { z } from 'zod'
import type { dryRun } from '../contract/user-report.schemas.ts'
import type { KnownScope, KnownTag, Scope } from '../domain/template-values.ts'

type Missing = z.output<typeof dryRun>['missing'][number]
type Read = readonly { project: { id: number; name: string }; scope: Scope }[]

const isEmpty = (scope: Scope, name: string): boolean => {
  const said = scope[name]
  if (said === undefined) return true
  return Array.isArray(said) ? said.length === 0 : said.text.trim() === '' && !said.picture
}

/** What the projects of a report lack of what its template names: not filled in, or not shown to this reader. */
export const missingIn = (names: ReadonlySet<string>, known: KnownScope, projects: Read): Missing[] =>
  [...names].flatMap((name): Missing[] => {
    const tag: KnownTag | undefined = Object.hasOwn(known, name) ? known[name] : undefined
    const isOfProject = projects.some(({ scope }) => Object.hasOwn(scope, name))
    // Skips report-wide names, which are always present, and built-in names that no project has: they may belong to list items.
    if (!tag || name === 'Projects' || (!isOfProject && !/^[a-z]/.test(name))) return []
    const refs = (lacking: Read) => lacking.map(({ project: { id, name: called } }) => ({ id, name: called }))
    const hidden = projects.filter(({ scope }) => !Object.hasOwn(scope, name))
    const empty = projects.filter(({ scope }) => Object.hasOwn(scope, name) && isEmpty(scope, name))
    const said = (why: Missing['why'], lacking: Read): Missing[] =>
      lacking.length === 0 ? [] : [{ tag: name, name: tag.name, why, projects: refs(lacking) }]
    return [...said('EMPTY', empty), ...said('HIDDEN', hidden)]
  })
