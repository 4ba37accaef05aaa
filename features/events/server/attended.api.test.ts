import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { createFactories } from '../../../tests/support/factories/index.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { HeldEventState, InvitationState } from '../domain/states.ts'
import { hasAttendedSince, isInvitedSince } from './attended.sql.ts'

const { db } = await testDatabase()
const make = createFactories(db)

const [before, start, after] = ['2026-03-01T09:00:00Z', '2026-03-02T09:00:00Z', '2026-03-03T09:00:00Z']

/** What counts of an application, with an event of the same accelerator or of another one. */
const counted = async (
  given: { status?: InvitationState; event?: HeldEventState; by?: 'other'; request?: string } = {},
  appliedAt = before,
) => {
  const [accelerator, other, project, { uid }] = [
    await make.accelerator(),
    await make.accelerator(),
    await make.project(),
    await make.person(),
  ]
  const event = await insertOne(db, 'held_event', {
    accelerator_id: given.by === 'other' ? other.id : accelerator.id,
    created_by: uid,
    name: 'Демо-день',
    kind: 'DEMO_DAY',
    time_zone: 'Europe/Moscow',
    starts_at: start,
    ends_at: after,
    status: given.event ?? 'OVER',
  })
  await insertOne(db, 'event_invitation', {
    event_id: event.id,
    project_id: project.id,
    status: given.status ?? 'ATTENDED',
  })
  const r = {
    projectId: sql`r.project_id`,
    acceleratorId: sql`r.accelerator_id`,
    status: sql`r.status`,
    createdAt: sql`r.created_at`,
  }
  const { rows } = await sql<{ invited: boolean; attended: boolean }>`
    select ${isInvitedSince(r)} as invited, ${hasAttendedSince(r)} as attended
    from (values (${project.id}::bigint, ${accelerator.id}::bigint, ${given.request ?? 'ACCEPT'}, ${appliedAt}::timestamptz))
      as r (project_id, accelerator_id, status, created_at)`.execute(db)
  return rows[0]
}

test.each([
  ['came', {}, before, { invited: true, attended: true }],
  ['was invited and declined', { status: 'DECLINED' }, before, { invited: true, attended: false }],
  ['missed it', { status: 'MISSED' }, before, { invited: true, attended: false }],
  ['only asked for a place', { status: 'REQUESTED' }, before, { invited: false, attended: false }],
  ['is no longer invited', { status: 'WITHDRAWN' }, before, { invited: false, attended: false }],
  ['came before it applied', {}, after, { invited: false, attended: false }],
  ['came elsewhere', { by: 'other' }, before, { invited: false, attended: false }],
  [
    'was invited to what was cancelled',
    { event: 'CANCELLED', status: 'ACCEPTED' },
    before,
    { invited: false, attended: false },
  ],
  ['was not accepted', { request: 'REJECT' }, before, { invited: false, attended: false }],
] as const)('a project that %s', async (_words, given, appliedAt, expected) => {
  expect(await counted(given, appliedAt)).toEqual(expected)
})
