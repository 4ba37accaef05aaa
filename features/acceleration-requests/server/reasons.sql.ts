import { sql, type RawBuilder } from 'kysely'
import { valueName } from '#features/dictionaries'

type Locale = 'ru' | 'en'

export type NamedReason = { id: number; code: string; name: string }

/** Reasons `ids`, an array, as `rejectionReason` in JSON, in order. */
export const namedReasons = (ids: RawBuilder<unknown>, locale: Locale): RawBuilder<NamedReason[]> => sql`(
  select coalesce(json_agg(json_build_object('id', v.id, 'code', v.code, 'name', ${valueName('v', locale)})
    order by v.seq, v.id), '[]') from dictionary_value v where v.id = any(${ids}))`

/** The reasons of the rejection of an application `r`. */
export const reasonsOfRequest = (locale: Locale): RawBuilder<NamedReason[]> =>
  namedReasons(
    sql`array(select n.reason_id from acceleration_request_reason n where n.request_id = r.id)`,
    locale,
  )

/** The ids in the texts of a decision, a document `{reasonIds, reason, advice}`. */
export const reasonIdsIn = (words: RawBuilder<unknown>): RawBuilder<number[]> =>
  sql`array(select jsonb_array_elements_text(${words} -> 'reasonIds')::bigint)`
