import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context, SignedIn } from '#platform/server/context.ts'
import type { selection } from '../contract/selection.schemas.ts'
import { selections } from '../domain/selection.policy.ts'
import type { SelectionSettings } from '../domain/settings.ts'
import { fieldsOfTask, wholeTree } from './fields.ts'
import { readSaved, readStanding, readStreams, type SelectionSubject } from './selection.repository.ts'

type Words = { ru: string; en: string }

/** Names of the dictionary values in the settings, by id. */
export const namesIn = async (
  ctx: Pick<Context, 'db'>,
  { rules }: SelectionSettings,
): Promise<Record<string, Words>> => {
  const ids = rules.flatMap((rule) =>
    rule.kind === 'CHOICE'
      ? rule.values.flatMap(({ value }) => (/^\d+$/.test(value) ? Number(value) : []))
      : [],
  )
  if (ids.length === 0) return {}
  const { rows } = await sql<Words & { id: number }>`
    select id, name_ru as ru, name_en as en from dictionary_value where id = any(${ids})`.execute(ctx.db)
  return Object.fromEntries(rows.map(({ id, ru, en }) => [String(id), { ru, en }]))
}

/** The selection of a task as its screen shows it. */
export const readSelection = async (
  ctx: SignedIn,
  { acceleratorId, trackpoint, track, programme }: SelectionSubject,
): Promise<z.output<typeof selection>> => {
  const [saved, streams, standing, fields] = await Promise.all([
    readSaved(ctx.db, trackpoint.id),
    readStreams(ctx.db, track.id),
    readStanding(ctx.db, trackpoint.id, ctx.actor.uid),
    wholeTree(ctx.db).then((tree) => fieldsOfTask(ctx.db, tree, trackpoint.id)),
  ])
  const manages = selections.manage.allows(ctx.actor, { acceleratorId })
  const runs = manages && standing.participants > 0 && standing.running === null
  return {
    trackpoint,
    track,
    programme,
    streams,
    fields,
    names: await namesIn(ctx, saved.settings),
    ...saved,
    ...standing,
    actions: [...(manages ? (['edit'] as const) : []), ...(runs ? (['run'] as const) : [])],
  }
}
