import { sql, type RawBuilder } from 'kysely'

/** The URL of a logo; its file's id is unguessable. */
export const projectLogoUrlOf = (fileId: string): string => `/api/v1/project/logo?image=${fileId}`

/** The URL of the logo of `p`, or null. */
export const projectLogoUrl: RawBuilder<string | null> = sql`'/api/v1/project/logo?image=' || p.logo_file_id`
