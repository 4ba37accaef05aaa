import { sql, type RawBuilder } from 'kysely'
import { getShownLogo } from '../contract/shown-logo.endpoints.ts'

const address = `/api/v1${getShownLogo.path}?image=`

/**
 * The address of the logo of the project `p` in the showcase of `s`, or null. It is valid as long as `s`; the
 * project's own address of it is not disclosed.
 */
export const shownLogoUrl: RawBuilder<string | null> = sql`
  case when p.logo_file_id is not null
    then ${sql.lit(address)} || s.logo_key || '&v=' || left(md5(p.logo_file_id::text), 8) end`
