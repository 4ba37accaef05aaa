import { sql } from 'kysely'

/** The searchable text of an application `r` of a project `p`. */
export const ownRequestText = sql`concat_ws(' ', p.name, p.serial_number, (select name from track where id = r.track_id))`
