import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { useCase } from '#platform/server/handler.ts'
import { closeAnnouncement } from '../contract/announcement.endpoints.ts'
import { shownTo } from './shown.sql.ts'

/**
 * Closes an announcement that is shown to the person; others are not found. An administrator who is logged in as the person saw
 * it in their place: that is not noted.
 */
export const closeAnnouncementUseCase = useCase({
  endpoint: closeAnnouncement,
  load: async ({ db, actor }, { body: { id } }) => {
    if (actor.kind !== 'person') return undefined
    const { rows } = await sql<{ id: number; personUid: string }>`
      select n.id, ${actor.uid} as "personUid" from announcement n where n.id = ${id} and ${shownTo(actor.uid)}`.execute(
      db,
    )
    return rows[0]
  },
  authorize: portalPolicy.signIn,
  run: async ({ db, actor }, _input, { id }) => {
    if (actor.impersonatedBy !== null) return undefined
    await sql`
      insert into announcement_closed (announcement_id, person_uid) values (${id}, ${actor.uid})
      on conflict do nothing`.execute(db)
    return undefined
  },
})
