import { sql, type RawBuilder } from 'kysely'
import { getShownLogo } from '../contract/shown-logo.endpoints.ts'

const address = `/api/v1${getShownLogo.path}?image=`

/**
 * The address of the logo of the project `p` as the showcase of `s` shows it, or null. It ends with `s`; the project's own address of
 * it is told to nobody outside.
 */
export const shownLogoUrl: RawBuilder<string | null> = sql`
  case when p.logo_file_id is not null
    then ${sql.lit(address)} || s.logo_key || '&v=' || left(md5(p.logo_file_id::text), 8) end`
