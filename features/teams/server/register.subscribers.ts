import { sql } from 'kysely'
import { loadPerson } from '#features/identity'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { reaches } from './invitee.sql.ts'
import { registerInvitation } from './register-invitation.ts'

/** Assigns the invitations sent to an address to the person who registers with it. */
export const registerInvitations = subscriber<{ uid: string }>({
  name: 'teams.registered',
  events: ['PersonRegistered'],
  run: ({ db }, event) =>
    db.transaction().execute(async (tx) => {
      const actor = await loadPerson(tx, event.payload.uid)
      if (!actor) return
      const { rows } = await sql<{ id: number }>`
        select i.id from team_invitation i join person u on u.uid = ${actor.uid}
        where i.status = 'REGISTER_WAITING' and lower(i.email) = lower(u.email) and ${reaches}
        order by i.id for no key update of i`.execute(tx)
      for (const { id } of rows) await registerInvitation({ db: tx, actor }, id, actor.uid)
    }),
})
