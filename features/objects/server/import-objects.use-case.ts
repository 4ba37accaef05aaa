import type { z } from 'zod'
import { ProductError } from '#platform/domain/product-error.ts'
import { columnsAt, sheetReport } from '#platform/domain/sheet-import.ts'
import type { SignedIn, Db } from '#platform/server/context.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts'
import type { objectsImport } from '../contract/object.schemas.ts'
import { applyObjectsImport, checkObjectsImport } from '../contract/sheet.endpoints.ts'
import { importColumns, planImport, type ImportedRow, type ImportPlan } from '../domain/import.rules.ts'
import { objects } from '../domain/object.machine.ts'
import {
  catalogueRevision,
  codesInUse,
  readPresentGroups,
  readPresentObjects,
  type PresentObject,
} from './catalogue-facts.ts'
import { insertGroup } from './group.repository.ts'
import { changeObject, lockCatalogue, insertObject, moveObject, placeObject } from './object-writes.ts'

/** Maximum size of a file. */
const limits = { rows: 2000, columns: 60 }

type Sheet = readonly (readonly string[])[]

const codesOf = (sheet: Sheet): string[] => {
  const at = columnsAt(importColumns, sheet[0] ?? []).get('code') ?? -1
  return sheet.slice(1).flatMap((cells) => cells[at] || [])
}

const read = ({ actor }: SignedIn, bytes: Buffer): Promise<string[][]> => readSheet(actor.uid, bytes, limits)

const planOf = async (db: Db, sheet: Sheet) => {
  const [groups, stored, dictionaries] = await Promise.all([
    readPresentGroups(db),
    readPresentObjects(db),
    db.selectFrom('dictionary').select('code').execute(),
  ])
  const known = new Map(stored.map((object) => [object.field.code, object]))
  const added = codesOf(sheet).filter((code) => !known.has(code))
  const plan = planImport(sheet, {
    present: new Map(
      stored.map(({ field, group, status, place }) => [field.code, { field, group, status, place }]),
    ),
    groups,
    dictionaries: new Set(dictionaries.map(({ code }) => code)),
    taken: await codesInUse(db, added),
  })
  return { plan, groups, known }
}

const shown = (plan: ImportPlan, revision: number): z.output<typeof objectsImport> => ({
  revision,
  ...sheetReport(plan, ({ group, object }) =>
    object
      ? { code: object.field.code, nameRu: object.field.name.ru, nameEn: object.field.name.en }
      : { code: '', ...group },
  ),
  newGroups: plan.newGroups.map(({ nameRu }) => nameRu),
})

/** Dry run of an import. */
export const checkObjectsImportQuery = query({
  endpoint: checkObjectsImport,
  load: nothing,
  authorize: objects.keep,
  run: async (ctx, { body }) => {
    // Read first: a change while the file is read makes the dry run outdated, never the reverse.
    const revision = await catalogueRevision(ctx.db)
    return shown((await planOf(ctx.db, await read(ctx, body.bytes))).plan, revision)
  },
})

const writeRow = async (
  ctx: SignedIn,
  { object, before, kind }: ImportedRow & { object: NonNullable<ImportedRow['object']> },
  groupId: number,
  present: PresentObject | undefined,
): Promise<number> => {
  const { field, group, status } = object
  if (!present || !before) {
    const id = await insertObject(ctx, groupId, field, 'import')
    if (id === null) throw new ProductError('STATE_CHANGED')
    if (status === 'ARCHIVE') await moveObject(ctx, id, 'archive')
    return id
  }
  const { id, form } = present
  if (kind === 'restored') await moveObject(ctx, id, 'restore')
  if (JSON.stringify([before.field, before.group]) !== JSON.stringify([field, group]))
    await changeObject(ctx, id, { field, group, form, groupId }, { before: present, action: 'import' })
  if (kind === 'archived') await moveObject(ctx, id, 'archive')
  return id
}

const write = async (
  ctx: SignedIn,
  { plan, groups, known }: Awaited<ReturnType<typeof planOf>>,
): Promise<void> => {
  const ids = new Map(groups.map((group) => [group.nameRu, group.id]))
  for (const names of plan.newGroups) ids.set(names.nameRu, await insertGroup(ctx, names))
  const places = new Map<number, number>()
  for (const row of plan.rows) {
    const { object, before, kind } = row
    if (!object || kind === 'unchanged') continue
    const present = known.get(object.field.code)
    // Positions are freed before others are assigned.
    const isMoved = object.status === 'ACTIVE' && before?.place !== object.place
    if (present && isMoved && before?.place != null) await placeObject(ctx, present.id, null)
    const id = await writeRow(ctx, { ...row, object }, ids.get(object.group)!, present)
    if (isMoved && object.place !== null) places.set(id, object.place)
  }
  for (const [id, place] of places) await placeObject(ctx, id, place)
}

/** Imports a whole spreadsheet or nothing; refused if the catalogue has changed since the dry run. */
export const applyObjectsImportUseCase = useCase({
  endpoint: applyObjectsImport,
  load: nothing,
  authorize: objects.keep,
  prepare: (ctx, { body }) => read(ctx, body.bytes),
  run: async (ctx, { query: { revision } }, _nothing, sheet) => {
    await lockCatalogue(ctx.db)
    if ((await catalogueRevision(ctx.db)) !== revision) throw new ProductError('STATE_CHANGED')
    const planned = await planOf(ctx.db, sheet)
    if (planned.plan.errors.length > 0) throw new ProductError('FILE_INCORRECT')
    await write(ctx, planned)
    return shown(planned.plan, await catalogueRevision(ctx.db))
  },
})
