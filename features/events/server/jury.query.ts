import { sql } from 'kysely'
import { readReviewForms } from '#features/expertise'
import { foundInDirectory, foundInDirectoryBy } from '#features/teams'
import { query } from '#platform/server/handler.ts'
import { wholeName } from '#platform/server/sql.ts'
import { findEventJurors, getEventJury, listEventReviewForms } from '../contract/jury.endpoints.ts'
import { criteriaOfForm } from '../domain/criteria.rules.ts'
import { heldEvents } from '../domain/event.machine.ts'
import { findHeldEvent } from './event.repository.ts'
import { readJury } from './jury.repository.ts'

export const getEventJuryQuery = query({
  endpoint: getEventJury,
  load: (ctx, { query: { eventId } }) => findHeldEvent(ctx.db, eventId),
  authorize: heldEvents.seeScores,
  run: (ctx, _input, event) => readJury(ctx, event),
})

/** Forms that have criteria, in the reader's language. */
export const listEventReviewFormsQuery = query({
  endpoint: listEventReviewForms,
  load: (ctx, { query: { eventId } }) => findHeldEvent(ctx.db, eventId),
  authorize: heldEvents.manage,
  run: async ({ db, locale }) => {
    const forms = await readReviewForms(db)
    return {
      items: forms.flatMap(({ id, name, tree }) => {
        const criteria = criteriaOfForm(tree, locale)
        return criteria.length > 0 ? [{ id, name, criteria }] : []
      }),
    }
  },
})

type Judge = { uid: string; name: string; company: string; specialty: string }

/** Searches the directory for jury candidates, by the same rules as project invitations. */
export const findEventJurorsQuery = query({
  endpoint: findEventJurors,
  load: (ctx, { query: { eventId } }) => findHeldEvent(ctx.db, eventId),
  authorize: heldEvents.manage,
  run: async ({ db, actor }, { query: { findText, limit } }, { id }) => {
    const found = findText ? foundInDirectoryBy(actor.uid, findText) : foundInDirectory(actor.uid)
    const { rows } = await sql<Judge>`
      select u.uid, ${wholeName('u')} as name, coalesce(f.company, '') as company, coalesce(f.specialty, '') as specialty
      from person u left join person_profile f on f.person_uid = u.uid
      where u.status = 'A' and u.erased_at is null and ${found}
        and not exists (select from event_juror j where j.event_id = ${id} and j.person_uid = u.uid)
      order by lower(u.last_name), lower(u.first_name), u.uid limit ${sql.lit(limit)}`.execute(db)
    return { items: rows }
  },
})
