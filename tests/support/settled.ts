import { sql } from 'kysely'
import { vi } from 'vitest'
import type { TestPortal } from './portal.ts'

/** Waits until all consequences are processed: no pending events, no due jobs. */
export const settled = ({ db }: TestPortal): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ left: number }>`
        select (select count(*) from event where not is_dispatched)::int
          + (select count(*) from graphile_worker.jobs where run_at <= now() and attempts < max_attempts)::int as left`.execute(
        db,
      )
      if (rows[0]!.left > 0) throw new Error(`${rows[0]!.left} are left to do`)
    },
    { timeout: 60_000, interval: 50 },
  )

/** Also waits for messages that are collected before they are sent. */
export const allDelivered = async (portal: TestPortal): Promise<void> => {
  // Twice: what is sent now may itself have been collected.
  for (let round = 0; round < 2; round++) {
    await settled(portal)
    await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null`.execute(
      portal.db,
    )
  }
  await settled(portal)
}
