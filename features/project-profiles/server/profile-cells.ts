import type { Context } from '#platform/server/context.ts'
import type { SheetCell } from '#platform/server/spreadsheets/write-sheet.ts'
import { isShown } from '../../fields/domain/conditions.rules.ts'
import { withDependencies } from '../../fields/domain/dependencies.rules.ts'
import { findElement } from '../../fields/domain/tree.ts'
import { storedValues, openProfile } from './open-profile.ts'
import { cellOfElement } from './profile-rows.ts'
import { findProfile } from './profile.repository.ts'
import { projectProfiles } from './project-profile.policy.ts'
import { readReferences } from './values/read-references.ts'

/**
 * Values of some elements of a project's profile, as cells in the order of their codes; empty if the person may not
 * read them, or a condition hides them.
 */
export const profileCells = async (
  ctx: Context,
  projectId: number,
  codes: readonly string[],
): Promise<SheetCell[]> => {
  const subject = await findProfile(ctx.db, { projectId })
  if (!subject || !projectProfiles.read.allows(ctx.actor, subject)) return codes.map(() => null)
  const { tree, codes: read, readable } = await openProfile(ctx, subject)
  const reads = new Set(read)
  const wanted = codes.filter((code) => reads.has(code))
  const stored = await storedValues(
    ctx,
    subject,
    [...withDependencies(tree, wanted)].filter((code) => reads.has(code)),
  )
  const values = readable(stored)
  const references = await readReferences(ctx.db, values)
  const source = { tree, values, references, locale: ctx.locale }
  return codes.map((code) => {
    const element = reads.has(code) ? findElement(tree, code) : undefined
    return element && isShown(tree, element, values.plain) ? cellOfElement(element, source) : null
  })
}
