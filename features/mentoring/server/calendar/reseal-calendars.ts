import type { Db } from '#platform/server/context.ts'
import type { Vault } from '#platform/server/secrets/vault.ts'
import { placeOfCalendar } from './keep-busy-times.ts'

/** Seals addresses of calendars with the newest key, so that an old one can be taken out. */
export const resealCalendars = async (db: Db, vault: () => Vault): Promise<void> => {
  const calendars = await db.selectFrom('mentor_calendar').select(['mentor_id', 'address']).execute()
  for (const { mentor_id: id, address } of calendars) {
    if (vault().isCurrent(address)) continue
    const place = placeOfCalendar(id)
    await db
      .updateTable('mentor_calendar')
      .set({ address: vault().seal(vault().open(address, place), place) })
      .where('mentor_id', '=', id)
      .where('address', '=', address)
      .execute()
  }
}
