import { sql, type RawBuilder } from 'kysely'
import { trackPictureUrl } from '../domain/track-pictures.rules.ts'

/** The address of the picture of track `t`, or null. */
export const coverUrl: RawBuilder<string | null> = sql`${trackPictureUrl('')}::text || t.cover_file_id`
