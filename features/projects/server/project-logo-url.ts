import { sql, type RawBuilder } from 'kysely'

/** Where a logo stands; the id of its file is what nobody guesses. */
export const projectLogoUrlOf = (fileId: string): string => `/api/v1/project/logo?image=${fileId}`

/** The address of the logo of `p`, or null. */
export const projectLogoUrl: RawBuilder<string | null> = sql`'/api/v1/project/logo?image=' || p.logo_file_id`
