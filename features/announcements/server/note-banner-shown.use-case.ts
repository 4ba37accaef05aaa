import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { useCase } from '#platform/server/handler.ts'
import { noteBannerShown } from '../contract/maintenance.endpoints.ts'

/**
 * Notes that a notice was shown to the person; a withdrawn or past one is not found. An administrator who is logged in as the person
 * saw it in their place: that is not noted.
 */
export const noteBannerShownUseCase = useCase({
  endpoint: noteBannerShown,
  load: async ({ db }, { body: { id } }) => {
    const { rows } = await sql<{ id: number }>`
      select id from maintenance_notice where id = ${id} and status = 'PLANNED' and ends_at > now()`.execute(
      db,
    )
    return rows[0]
  },
  authorize: portalPolicy.signIn,
  run: async ({ db, actor }, _input, { id }) => {
    if (actor.impersonatedBy !== null) return undefined
    await sql`
      insert into maintenance_shown (notice_id, person_uid) values (${id}, ${actor.uid})
      on conflict do nothing`.execute(db)
    return undefined
  },
})
