import { sql } from 'kysely'
import { activeTree } from '#features/profile-templates'
import type { Db } from '#platform/server/context.ts'
import { elementsOf } from '../../fields/domain/tree.ts'
import { standardMappings, type CanvasCode, type CanvasMapping } from '../domain/canvas.ts'

/** The elements of an accelerator's canvas; `version` is null for the standard mapping. */
export const readMapping = async (
  db: Db,
  acceleratorId: number,
  canvas: CanvasCode,
): Promise<{ blocks: CanvasMapping; version: number | null }> => {
  const { rows } = await sql<{ blocks: CanvasMapping; version: number }>`
    select blocks, version from canvas_mapping where accelerator_id = ${acceleratorId} and canvas = ${canvas}`.execute(
    db,
  )
  return rows[0] ?? { blocks: standardMappings[canvas], version: null }
}

/** A mutable copy, as the response's type requires. */
export const copiedBlocks = ({ ...blocks }: CanvasMapping) =>
  Object.fromEntries(Object.entries(blocks).map(([block, codes]) => [block, [...codes]])) as {
    [K in keyof CanvasMapping]: string[]
  }

/** Elements that a block can show: those of the main template, which every project has. */
export const readElements = async (db: Db, locale: 'ru' | 'en'): Promise<{ code: string; name: string }[]> =>
  elementsOf(await activeTree(db)).map(({ code, name }) => ({ code, name: name[locale] || name.ru }))
