import { sql } from 'kysely'
import { valueName } from '#features/dictionaries'
import { avatarJson, investmentJson, locationJson, valuesJson } from '#features/people'
import type { Actor } from '#platform/domain/actor.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { wholeName } from '#platform/server/sql.ts'

type Locale = 'ru' | 'en'

/** Investors `p` with their profiles. */
export const investorsFrom: Sql = sql`person p left join person_profile f on f.person_uid = p.uid
  left join investor_profile i on i.person_uid = p.uid`

/** Whether person `p` is an active investor. */
export const isInvestor: Sql = sql`(p.status = 'A' and p.erased_at is null
  and exists (select from person_role r where r.person_uid = p.uid and r.role = 'INV'))`

/** Stages of person `p`, in a language. */
export const stagesJson = (locale: Locale): Sql => sql`coalesce((
  select json_agg(json_build_object('id', v.id, 'name', ${valueName('v', locale)}) order by v.seq, v.id)
  from investor_stage c join dictionary_value v on v.id = c.value_id where c.person_uid = p.uid), '[]')`

/** Whether the portal's administrators have verified person `p` as an investor. */
export const isVerified: Sql = sql`exists (select from investor_verification v
  where v.person_uid = p.uid and v.taken_at is null)`

/** Columns of a card; the picture only for signed-in users. */
export const cardColumns = (locale: Locale, actor: Actor): Sql => sql`
  p.uid as id, json_build_object('firstName', p.first_name, 'lastName', p.last_name) as person,
  ${wholeName('p')} as "fullName", ${actor.kind === 'guest' ? sql`null::json` : avatarJson} as avatar,
  coalesce(f.company, '') as company, ${locationJson(locale)} as location,
  ${valuesJson('person_industry', locale)} as industries, ${stagesJson(locale)} as stages,
  f.investor_type as type, ${investmentJson} as investment, coalesce(i.thesis, '') as thesis,
  ${isVerified} as verified, coalesce(i.takes_transferred, false) as "possibilityOfTransferTrack"`
