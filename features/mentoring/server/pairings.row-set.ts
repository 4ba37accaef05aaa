import { sql } from 'kysely'
import { acceleratorsAs } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet } from '#platform/server/lists/row-set.ts'
import { isAmong, wholeName } from '#platform/server/sql.ts'
import { pairings } from '../domain/pairing.machine.ts'
import type { PairingState } from '../domain/states.ts'
import { findPairing, pairingRows } from './pairing.repository.ts'

/** Mentors `w` of projects `p`: of the reader's projects, as a mentor `u`, and of their accelerators. */
export const seenPairings = rowSet({
  from: pairingRows.from,
  key: pairingRows.key,
  sees: async (reader, id) => {
    const pairing = await findPairing(reader, id)
    return pairing !== undefined && pairings.view.allows(reader.actor, pairing)
  },
  scope: ({ actor }: SignedIn) =>
    sql`(u.uid = ${actor.uid} or ${isAmong(sql`w.accelerator_id`, acceleratorsAs(actor, 'ACC', 'TRC_TEAM'))}
      or exists (select from project_member k where k.project_id = w.project_id and k.person_uid = ${actor.uid}))`,
  filters: {
    status: (states: readonly PairingState[]) => sql`w.status = any(${states})`,
    id: (id: number) => sql`w.id = ${id}`,
  },
  search: sql`concat_ws(' ', ${wholeName('u')}, p.name)`,
})
