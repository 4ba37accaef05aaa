import { sql, type RawBuilder } from 'kysely'
import { valueName } from '#features/dictionaries'
import { getAvatar } from '../contract/avatar.endpoints.ts'

type Locale = 'ru' | 'en'

/** The URL of a stored picture; `v` changes with it, so that no browser shows the previous one. */
export const avatarUrl = (fileId: string, stamp: number): string =>
  `/api/v1${getAvatar.path}?image=${fileId}&v=${stamp}`

const place = (column: string, locale: Locale): RawBuilder<unknown> => sql`(
  select json_build_object('id', v.id, 'name', ${valueName('v', locale)})
  from dictionary_value v where v.id = ${sql.ref(column)})`

/** Country, region and city of a profile `f`, in a language. */
export const locationJson = (locale: Locale): RawBuilder<unknown> => sql`json_build_object(
  'country', ${place('f.country_id', locale)}, 'region', ${place('f.region_id', locale)},
  'city', ${place('f.city_id', locale)})`

/** Chosen values of a person `p`, in a language, alphabetically. */
export const valuesJson = (
  table: 'person_industry' | 'person_competency',
  locale: Locale,
): RawBuilder<unknown> => sql`coalesce((
  select json_agg(json_build_object('id', v.id, 'name', ${valueName('v', locale)})
    order by v.seq, ${valueName('v', locale)}, v.id)
  from ${sql.table(table)} c join dictionary_value v on v.id = c.value_id where c.person_uid = p.uid), '[]')`

/** Awards of a person `p`, newest first. */
export const awardsJson: RawBuilder<unknown> = sql`coalesce((
  select json_agg(json_build_object('id', a.id, 'year', a.year, 'title', a.title, 'url', a.url, 'file',
    case when d.id is null then null else json_build_object('id', d.id, 'name', d.name, 'size', d.size) end)
    order by a.year desc, a.id desc)
  from person_award a left join file d on d.id = a.file_id where a.person_uid = p.uid), '[]')`

/** The picture of a profile `f`: its two URLs, or null. */
export const avatarJson: RawBuilder<unknown> = sql`case when f.avatar_file_id is null then null else json_build_object(
  'url', p.avatar_url, 'largeUrl', replace(p.avatar_url, f.avatar_small_file_id::text, f.avatar_file_id::text)) end`

/** The investment range of a profile `f`, or null. */
export const investmentJson: RawBuilder<unknown> = sql`case when f.investment_from is null then null else
  json_build_object('from', trim_scale(f.investment_from)::text, 'to', trim_scale(f.investment_to)::text,
    'currency', f.investment_currency) end`
