import { notFound } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { tableMime } from '#platform/server/spreadsheets/table-file.ts'
import { writeTableRows } from '#platform/server/spreadsheets/write-table.ts'
import { isShown } from '../../fields/domain/conditions.rules.ts'
import { withDependencies } from '../../fields/domain/dependencies.rules.ts'
import { findElement } from '../../fields/domain/tree.ts'
import { wordsIn } from '../../fields/domain/words-in.ts'
import { downloadProfileTable } from '../contract/profile.endpoints.ts'
import { storedValues, openProfile, type OpenProfile } from './open-profile.ts'
import { findProfile, type ProfileSubject } from './profile.repository.ts'
import { projectProfiles } from './project-profile.policy.ts'
import { tableCells } from './table-cells.ts'
import { readReferences } from './values/read-references.ts'

const cellsOf = async (
  ctx: Context,
  subject: ProfileSubject,
  { tree, codes: read, readable }: OpenProfile,
  code: string,
) => {
  const codes = [...withDependencies(tree, [code])].filter((one) => read.includes(one))
  const stored = await storedValues(ctx, subject, codes)
  const values = readable(stored)
  const table = findElement(tree, code)
  // A hidden table, or one that the person may not read, cannot be downloaded.
  if (table?.kind !== 'TABLE' || !codes.includes(code) || !isShown(tree, table, values.plain))
    throw notFound()
  const references = await readReferences(ctx.db, values)
  return { table, ...tableCells(table, { tree, values, references, locale: ctx.locale }) }
}

/** A table as a spreadsheet. */
export const downloadProfileTableQuery = query({
  endpoint: downloadProfileTable,
  load: (ctx, { query: which }) => findProfile(ctx.db, which),
  authorize: projectProfiles.read,
  run: async (ctx, { query: { code, format } }, subject) => {
    const profile = await openProfile(ctx, subject)
    const { table, titles, rows } = await cellsOf(ctx, subject, profile, code)
    const name = wordsIn(table.name, ctx.locale)
    const stream = await writeTableRows({ name, titles, format, locale: ctx.locale }, rows)
    return {
      name: `${subject.opening?.veil?.shown.name ?? subject.name} — ${name}.${format}`,
      mime: tableMime[format],
      size: stream.length,
      stream,
    }
  },
})
