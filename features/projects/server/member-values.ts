import { sql } from 'kysely'
import { checkValues } from '#features/dictionaries'
import type { Db } from '#platform/server/context.ts'

/** A member's chosen values, by form field. */
export type MemberChoices = { roles: number[]; responsibilities: number[]; competencies: number[] }

const dictionaries = {
  roles: 'PROJECT_ROLES',
  responsibilities: 'RESPONSIBILITY_AREAS',
  competencies: 'COMPETENCIES',
} as const

const fields = Object.keys(dictionaries) as (keyof MemberChoices)[]

/** Writes a member's chosen dictionary values; a value chosen before remains valid after it is archived. */
export const writeMemberValues = async (db: Db, memberId: number, choices: MemberChoices): Promise<void> => {
  const { rows: held } = await sql<{ id: number; code: string }>`
    select w.value_id as id, d.code from project_member_value w join dictionary_value v on v.id = w.value_id
      join dictionary d on d.id = v.dictionary_id where w.member_id = ${memberId}`.execute(db)
  for (const field of fields) {
    const code = dictionaries[field]
    const known = new Set(held.filter((value) => value.code === code).map(({ id }) => id))
    await checkValues(
      db,
      code,
      choices[field].filter((id) => !known.has(id)),
      field,
    )
  }
  const ids = [...new Set(fields.flatMap((field) => choices[field]))]
  await sql`
    with gone as (
      delete from project_member_value where member_id = ${memberId} and value_id <> all(${ids}::bigint[]))
    insert into project_member_value (member_id, value_id) select ${memberId}, unnest(${ids}::bigint[])
    on conflict do nothing`.execute(db)
}
