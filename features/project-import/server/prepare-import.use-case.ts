import { sql } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import { activeTree } from '#features/profile-templates'
import {
  invalid,
  ProductError,
  type FieldErrorCode,
  type FieldErrors,
} from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { readTable } from '#platform/server/spreadsheets/read-sheet.ts'
import { deleteProjectImport, editProjectImport, uploadProjectImport } from '../contract/import.endpoints.ts'
import { importLimits } from '../contract/import.schemas.ts'
import { languageOf } from '../domain/file-language.rules.ts'
import { guessHeader } from '../domain/header.rules.ts'
import { normalized } from '../domain/normalized.ts'
import { projectImports } from '../domain/project-import.machine.ts'
import { candidatesAmong, chooseTargets } from '../domain/suggest.rules.ts'
import { sampledCells } from '../domain/value-fit.rules.ts'
import { acceleratorOfHeader, findImport, lockAccelerator, type ImportSettings } from './import.repository.ts'
import { namedTargets } from './named-targets.ts'
import { readAgain } from './read-import.ts'

const suggested = async (ctx: Context, sheet: readonly (readonly string[])[]): Promise<ImportSettings> => {
  const targets = namedTargets(await activeTree(ctx.db))
  const headerRow = guessHeader(sheet, new Set(targets.flatMap(({ names }) => names.map(normalized))))
  const width = Math.max(0, ...sheet.map((row) => row.length))
  const headers = Array.from({ length: width }, (_, at) => sheet[headerRow]?.[at] ?? '')
  const candidatesOf = candidatesAmong(targets)
  const columns: ReturnType<typeof candidatesOf>[] = []
  for (const [at, header] of headers.entries()) {
    const cells = sheet
      .slice(headerRow + 1)
      .map((row) => row[at]?.trim() ?? '')
      .filter(Boolean)
    columns.push(candidatesOf(header, cells.slice(0, sampledCells)))
    await setImmediate()
  }
  return {
    headerRow,
    targets: chooseTargets(columns),
    existing: 'SKIP',
    unread: 'KEEP',
    conventions: [],
    apart: [],
    trackId: null,
    accept: false,
    invite: true,
    letters: languageOf(sheet),
  }
}

/** Maximum number of files of an accelerator that are not imported yet: each is stored with all its cells. */
const maxDrafts = 50

const checkDraftsCount = async ({ db }: Context, acceleratorId: number): Promise<void> => {
  await lockAccelerator({ db }, acceleratorId)
  const { rows } = await sql`
    select from project_import where accelerator_id = ${acceleratorId} and status = 'DRAFT'
    limit ${maxDrafts}`.execute(db)
  if (rows.length >= maxDrafts) throw new ProductError('EVENT_LIMIT', { count: maxDrafts })
}

/** Reads a file and suggests targets for its columns. */
export const uploadProjectImportUseCase = useCase({
  endpoint: uploadProjectImport,
  load: acceleratorOfHeader,
  authorize: projectImports.manage,
  prepare: ({ actor }, { body }) =>
    readTable(actor.uid, body.bytes, { ...importLimits, fullest: true, cutsCells: true }),
  run: async (ctx, { body }, { acceleratorId }, { rows: sheet, ...about }) => {
    if (sheet.length === 0) throw new ProductError('FILE_INCORRECT')
    await checkDraftsCount(ctx, acceleratorId)
    const settings = await suggested(ctx, sheet)
    const { id } = await ctx.db
      .insertInto('project_import')
      .values({
        accelerator_id: acceleratorId,
        file_name: body.name,
        sheet: JSON.stringify(sheet),
        settings: JSON.stringify(settings),
        about: JSON.stringify(about),
        created_by: ctx.actor.uid,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, { acceleratorId, subject: 'project_import', subjectId: id, action: 'upload' })
    return readAgain(ctx, id)
  },
})

const checkSettings = async (
  ctx: Context,
  acceleratorId: number,
  settings: ImportSettings,
): Promise<void> => {
  const given = settings.targets.filter((target) => target !== null)
  const tree = await activeTree(ctx.db)
  const known = new Set(namedTargets(tree).map(({ key }) => key))
  const problemOf = (target: string): FieldErrorCode | null => {
    if (!known.has(target)) return 'UNKNOWN_FIELD'
    return given.filter((other) => other === target).length > 1 ? 'ALREADY_TAKEN' : null
  }
  const wrong: FieldErrors = {}
  settings.targets.forEach((target, at) => {
    const problem = target === null ? null : problemOf(target)
    if (problem) wrong[`settings.targets.${at}`] = problem
  })
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  if (settings.trackId === null) return
  const { rows } = await sql`
    select from track where id = ${settings.trackId} and accelerator_id = ${acceleratorId}`.execute(ctx.db)
  if (rows.length === 0) throw invalid({ 'settings.trackId': 'NOT_IN_LIST' })
}

/** Sets the targets of columns, on the version that the user loaded. */
export const editProjectImportUseCase = useCase({
  endpoint: editProjectImport,
  load: (ctx, { body }) => findImport(ctx.db, body.importId),
  authorize: projectImports.manage,
  run: async (ctx, { body: { version, settings } }, { id, acceleratorId }) => {
    await checkSettings(ctx, acceleratorId, settings)
    const saved = await ctx.db
      .updateTable('project_import')
      .set({ settings: JSON.stringify(settings), version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('status', '=', 'DRAFT')
      .executeTakeFirst()
    if (saved.numUpdatedRows === 0n) throw new ProductError('STATE_CHANGED')
    return readAgain(ctx, id)
  },
})

/** Discards a file that was not imported. */
export const deleteProjectImportUseCase = useCase({
  endpoint: deleteProjectImport,
  load: (ctx, { body }) => findImport(ctx.db, body.importId),
  authorize: projectImports.manage,
  run: async (ctx, _input, { id, acceleratorId }) => {
    const { rows } = await sql`
      delete from project_import where id = ${id} and status = 'DRAFT' returning id`.execute(ctx.db)
    if (rows.length === 0) throw new ProductError('STATE_CHANGED')
    await audit(ctx, { acceleratorId, subject: 'project_import', subjectId: id, action: 'delete' })
    return undefined
  },
})
