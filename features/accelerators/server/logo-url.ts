import { sql, type RawBuilder } from 'kysely'

/** Address of a logo; the id of its file is unguessable. */
export const logoUrlOf = (fileId: string): string => `/api/v1/accelerator/logo?image=${fileId}`

/** The address of the logo of `a`, or null. */
export const logoUrl: RawBuilder<string | null> = sql`'/api/v1/accelerator/logo?image=' || a.logo_file_id`
