import { sql } from 'kysely'

/** What an application `r` of a project `p` is found by. */
export const ownRequestText = sql`concat_ws(' ', p.name, p.serial_number, (select name from track where id = r.track_id))`
