import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { overConnections } from '../../../tests/support/over-connections.ts'
import { openPortal } from '../../../tests/support/portal.ts'
import * as invitations from '../contract/invitation.endpoints.ts'

test('of 200 teams that accept a last place at once one comes, and the others wait in the order of their answers', async () => {
  const portal = await openPortal({ connections: 40 })
  const { make, db } = portal
  const accelerator = await make.accelerator()
  const admin = await make.member({ accelerator, role: 'ACC', admin: true })
  const { rows: made } = await sql<{ id: number }>`
    insert into held_event (accelerator_id, name, kind, starts_at, ends_at, time_zone, status, created_by, capacity)
    values (${accelerator.id}, 'Демо-день', 'DEMO_DAY', now() + interval '9 days', now() + interval '10 days', 'UTC', 'PUBLISHED',
      ${admin.uid}, 1) returning id`.execute(db)
  const eventId = made[0]!.id
  const teams = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const leader = await make.person()
      const project = await make.project({ leader })
      const { rows } = await sql<{ id: number }>`
        insert into event_invitation (event_id, project_id, status) values (${eventId}, ${project.id}, 'INVITED')
        returning id`.execute(db)
      return { leader, id: rows[0]!.id }
    }),
  )
  const ask = await overConnections(portal)
  const answers = await Promise.all(
    teams.map(({ leader, id }) => ask(leader, invitations.acceptEventInvitation, { id, seats: 1 })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const states = answers.map(({ body }) => body['status'])
  expect(states.filter((state) => state === 'ACCEPTED')).toHaveLength(1)
  expect(states.filter((state) => state === 'WAITING')).toHaveLength(199)
  const { rows } = await sql<{ taken: number; queued: number }>`
    select e.taken, (select count(distinct (i.queued_at, i.id))::int from event_invitation i
      where i.event_id = e.id and i.status = 'WAITING' and i.queued_at is not null) as queued
    from held_event e where e.id = ${eventId}`.execute(db)
  expect(rows).toEqual([{ taken: 1, queued: 199 }])
}, 120_000)
