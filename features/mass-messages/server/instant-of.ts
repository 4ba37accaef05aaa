import { sql } from 'kysely'
import type { Sql } from '#platform/server/lists/order.ts'

/** The instant of a local time, `2026-12-03 09:00`, in a zone: with the offset that the zone has on that day. */
export const instantOf = (local: string, zone: Sql): Sql => sql`(${local}::timestamp at time zone ${zone})`
