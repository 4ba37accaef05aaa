// Loads the phone validation, as everywhere on the server.
import '#platform/contract/numbering-plans.ts'
import { sql } from 'kysely'
import { isRegisterReady } from '#features/risks'
import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import type { Field } from '../../../fields/domain/tree.ts'
import { valueProblem } from '../../../fields/domain/validate-value.ts'
import { isEmpty, type Value } from '../../../fields/domain/values.ts'
import { shownTechnologyCodes } from './named-technologies.ts'

/** A value to store in a field, and the stored one. */
export type CellToValidate = { field: Field; value: Value; stored: Value }

const idsIn = (value: Value): (number | string)[] => (Array.isArray(value) ? value : [])

/** References of a value that the stored one does not have: existing references may remain, even if no longer valid. */
const newIn = ({ value, stored }: CellToValidate): (number | string)[] => {
  const known = new Set(idsIn(stored))
  return idsIn(value).filter((id) => !known.has(id))
}

const namedBy = <T extends number | string>(
  cells: readonly CellToValidate[],
  type: Field['type'],
  is: (id: number | string) => id is T,
): T[] => [...new Set(cells.flatMap((cell) => (cell.field.type === type ? newIn(cell).filter(is) : [])))]

const isNumber = (id: number | string): id is number => typeof id === 'number'
const isText = (id: number | string): id is string => typeof id === 'string'

/** The dictionaries of those ids that can be selected. */
const choices = async (db: Db, ids: readonly number[]): Promise<Map<number | string, string>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; code: string }>`
    select v.id, d.code from dictionary_value v join dictionary d on d.id = v.dictionary_id
    where v.id = any(${ids}) and v.status = 'ACTIVE'`.execute(db)
  return new Map(rows.map(({ id, code }) => [id, code]))
}

/** The codes that the catalogue of technologies shows; a stored code may stay even if it is no longer shown. */
const shownCodes = async (db: Db, cells: readonly CellToValidate[]): Promise<ReadonlySet<unknown>> => {
  const codes = cells.flatMap(({ field, value, stored }) =>
    field.type === 'TECHNOLOGY' && typeof value === 'string' && value !== stored ? [value] : [],
  )
  return codes.length === 0 ? new Set() : shownTechnologyCodes(db, codes)
}

/** Whether the register may be handed in, where somebody does so. */
const registerFits = (
  db: Db,
  projectId: number,
  cells: readonly CellToValidate[],
): Promise<boolean> | boolean =>
  cells.some(({ field, value, stored }) => field.type === 'RISKS' && !isEmpty(value) && value !== stored)
    ? isRegisterReady(db, projectId)
    : true

/** The extensions of those of these files that were uploaded for this project's profile. */
const uploads = async (
  db: Db,
  projectId: number,
  ids: readonly string[],
): Promise<Map<number | string, string>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; extension: string }>`
    select f.id, lower(substring(f.name from '[^.]*$')) as extension
    from profile_file p join file f on f.id = p.file_id
    where p.project_id = ${projectId} and p.file_id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, extension }) => [id, extension]))
}

/** Whether a field accepts a file of this name. */
export const takesExtension = ({ limits: { extensions } }: Field, extension: string): boolean =>
  !extensions || extensions.length === 0 || extensions.includes(extension)

/** The problem of each value; `null` for valid ones. */
export const validateCells = async (
  db: Db,
  projectId: number,
  cells: readonly CellToValidate[],
): Promise<(FieldErrorCode | null)[]> => {
  const shapes = cells.map(({ field, value }) => valueProblem(field, value))
  const sound = cells.filter((_cell, at) => shapes[at] === null)
  const [chosen, uploaded, technologies, isReady] = await Promise.all([
    choices(db, namedBy(sound, 'LIST', isNumber)),
    uploads(db, projectId, namedBy(sound, 'FILE', isText)),
    shownCodes(db, sound),
    registerFits(db, projectId, sound),
  ])
  return cells.map((cell, at) => {
    const { field } = cell
    if (shapes[at]) return shapes[at]
    if (field.type === 'LIST')
      return newIn(cell).every((id) => chosen.get(id) === field.dictionary) ? null : 'NOT_IN_LIST'
    if (field.type === 'TECHNOLOGY')
      return isEmpty(cell.value) || cell.value === cell.stored || technologies.has(cell.value)
        ? null
        : 'NOT_IN_LIST'
    if (field.type === 'RISKS')
      return isReady || isEmpty(cell.value) || cell.value === cell.stored ? null : 'RISKS_NOT_ANSWERED'
    if (field.type !== 'FILE') return null
    const fits = newIn(cell).every((id) => uploaded.has(id) && takesExtension(field, uploaded.get(id)!))
    return fits ? null : 'INVALID'
  })
}
