import { sql } from 'kysely'
import type { z } from 'zod'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getCurrentAnnouncements } from '../contract/announcement.endpoints.ts'
import type { shownAnnouncement } from '../contract/announcement.schemas.ts'
import { shownTo } from './shown.sql.ts'

/** Maximum number of announcements shown at once. */
const atOnce = 5

export const getCurrentAnnouncementsQuery = query({
  endpoint: getCurrentAnnouncements,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async ({ db, actor, locale }) => {
    const { rows } = await sql<z.output<typeof shownAnnouncement>>`
      select n.id, ${sql.ref(`n.title_${locale}`)} as title, ${sql.ref(`n.text_${locale}`)} as text, n.stays
      from announcement n
      where ${shownTo(actor.uid)} and not exists (select from announcement_closed c
        where c.announcement_id = n.id and c.person_uid = ${actor.uid})
      order by n.first_day desc, n.id desc limit ${atOnce}`.execute(db)
    return { items: rows }
  },
})
