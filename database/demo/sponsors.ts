import { sql } from 'kysely'
import { insertAll } from '../../tests/support/factories/insert.ts'
import type { DemoAccelerator } from './accelerators.ts'
import type { Cast } from './people.ts'
import type { Scene } from './scene.ts'

/** Accelerators with the demo's sponsor, each on the programme with most applications. */
const naming = 2

/** Assigns a sponsor to programmes of the first accelerators, and an address without an account. */
export const nameSponsors = async (
  { db, calendar }: Scene,
  { accounts }: Cast,
  houses: readonly DemoAccelerator[],
): Promise<void> => {
  const { rows } = await sql<{ id: number; accelerator_id: number; admin: string }>`
    select distinct on (t.accelerator_id) t.programme_id as id, t.accelerator_id,
      (select m.person_uid from accelerator_member m where m.accelerator_id = t.accelerator_id and m.admin order by m.id limit 1)
        as admin
    from acceleration_request r join track t on t.id = r.track_id
    group by t.programme_id, t.accelerator_id order by t.accelerator_id, count(*) desc, t.programme_id`.execute(
    db,
  )
  const chosen = houses
    .slice(0, naming)
    .flatMap((house) => rows.filter((row) => row.accelerator_id === house.row.id))
  const sponsor = accounts.get('cst@demo.example')!
  await insertAll(
    db,
    'programme_sponsor',
    [sponsor.email, 'grants@people.example'].flatMap((email, n) =>
      chosen.slice(0, naming - n).map(({ id, accelerator_id, admin }) => ({
        accelerator_id,
        programme_id: id,
        email,
        named_by: admin,
        created_at: calendar.ago(40 - 9 * n),
      })),
    ),
  )
}
