import { sql } from 'kysely'
import type { z } from 'zod'
import { valueName } from '#features/dictionaries'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { projectFit } from '../contract/investor.schemas.ts'
import { fitOf } from '../domain/pipeline.rules.ts'

type Value = { id: number; name: string }

/** Values of project `p`, and those the reader wants. */
export type FitRaw = {
  industriesSaid: Value[]
  industriesWanted: Value[]
  stageSaid: Value[]
  stageWanted: Value[]
}

/** Columns of the comparison; a project that the reader may not open says nothing (`seen`). */
export const fitColumns = ({ actor, locale }: SignedIn, seen: Sql = sql`true`): Sql => {
  const named = (from: Sql): Sql => sql`coalesce((select json_agg(json_build_object('id', v.id,
    'name', ${valueName('v', locale)}) order by v.seq, v.id) from ${from}), '[]')`
  return sql`${named(sql`dictionary_value v where v.id = any(p.industry_ids) and ${seen}`)} as "industriesSaid",
    ${named(sql`dictionary_value v where v.id = p.stage_id and ${seen}`)} as "stageSaid",
    ${named(sql`person_industry i join dictionary_value v on v.id = i.value_id where i.person_uid = ${actor.uid}`)} as "industriesWanted",
    ${named(sql`investor_stage i join dictionary_value v on v.id = i.value_id where i.person_uid = ${actor.uid}`)} as "stageWanted"`
}

const comparedOf = (given: readonly Value[], wanted: readonly Value[]) => ({
  fit: fitOf(
    given.map(({ id }) => id),
    wanted.map(({ id }) => id),
  ),
  said: given.map(({ name }) => name),
  wanted: wanted.map(({ name }) => name),
})

/** Takes the comparison out of a row: whether they match, per fact, and what each side says. */
export const withFit = <Row extends FitRaw>({
  industriesSaid,
  industriesWanted,
  stageSaid,
  stageWanted,
  ...row
}: Row): Omit<Row, keyof FitRaw> & { fit: z.output<typeof projectFit> } => ({
  ...row,
  fit: {
    industries: comparedOf(industriesSaid, industriesWanted),
    stage: comparedOf(stageSaid, stageWanted),
  },
})
