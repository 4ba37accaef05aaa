import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { createEventOrganizer } from '../contract/event-organizer.endpoints.ts'
import { eventOrganizers } from '../domain/event-organizer.policy.ts'
import { mayResend, type OrganizerOutcome } from '../domain/event-organizer.rules.ts'

/** An organiser in a list. */
export type OrganizerRow = z.output<typeof createEventOrganizer.response>

type Raw = Omit<OrganizerRow, 'actions'> & { personUid: string }

/** Row source of organisers `g`. */
export const organizerRows: RowSource<Raw, OrganizerRow> = {
  from: sql`event_organizer g`,
  key: sql`g.id`,
  columns:
    () => sql`g.id, g.name, g.email, g.outcome, g.attempts, g.created_at as "createdAt", g.last_at as "lastAt",
    g.person_uid as "personUid", ${personRefJson('w')} as "createdBy"`,
  joins: sql`join person w on w.uid = g.person_uid`,
  row: ({ personUid, ...raw }, { actor }) => ({
    ...raw,
    actions: [
      ...(mayResend(raw.outcome) && eventOrganizers.send.allows(actor, { personUid })
        ? (['resend'] as const)
        : []),
      'calls',
    ],
  }),
}

/** An organiser with the facts of its policy. */
export type OrganizerSubject = { id: number; personUid: string; outcome: OrganizerOutcome }

/** Loads an organiser by its id. */
export const findOrganizer = async (db: Db, id: number): Promise<OrganizerSubject | undefined> => {
  const { rows } = await sql<OrganizerSubject>`
    select g.id, g.person_uid as "personUid", g.outcome from event_organizer g where g.id = ${id}`.execute(db)
  return rows[0]
}

/** The same under its lock, so that two requests are processed one after the other. */
export const lockOrganizer = async (db: Db, id: number): Promise<OrganizerSubject | undefined> => {
  await sql`select from event_organizer where id = ${id} for no key update`.execute(db)
  return findOrganizer(db, id)
}
