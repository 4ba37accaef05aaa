import { sql } from 'kysely'
import * as contract from '../../../features/mass-messages/contract/mass-message.endpoints.ts'
import { massMessages } from '../../../features/mass-messages/domain/mass-message.policy.ts'
import { findMassMessage } from '../../../features/mass-messages/server/mass-message.repository.ts'
import { insertOne } from '../factories/insert.ts'
import { acceleratorOf, checked } from './list-check.ts'
import { row } from './row.ts'
import type { Who, World } from './world.ts'

const writers: readonly Who[] = ['tracker', 'otherTracker', 'teamTracker', 'team', 'admin']
const team: readonly Who[] = ['teamTracker', 'team', 'admin']
const outside = { rest: 403, absent: 403 } as const
const onAccelerator = ({ accelerator }: World) => ({ 'accelerator-id': String(accelerator.id) })

/** A draft of the accelerator's administrator to the leader. */
const draft = async ({ db, accelerator, people }: World, given: object = {}) => {
  const { id } = await insertOne(db, 'mass_message', {
    accelerator_id: accelerator.id,
    author_uid: people.admin.uid,
    list: 'listProjectsInWork',
    search: '',
    audience: 'LEADERS',
    subject: 'Новости',
    body: 'Текст',
    ...given,
  })
  const { id: recipientId } = await insertOne(db, 'mass_message_recipient', {
    message_id: id,
    person_uid: people.leader.uid,
    params: '{"name":"Анна"}',
  })
  return { id, recipientId }
}

const ago = '2026-01-01T10:00:00Z'

/** Calls about messages to lists: the accelerator's team and trackers write, a tracker reads only their own. */
export const massMessagesRows = [
  row(contract.listMassMessages, writers, (world) => ({ headers: onAccelerator(world), query: {} }), {
    ...outside,
    list: checked(
      (parts) => sql`select id from mass_message where accelerator_id = ${acceleratorOf(parts)}`,
      ({ db }, id) => findMassMessage(db, id),
      massMessages.view.allows,
    ),
  }),
  row(contract.getMassMessage, team, async (world) => ({
    query: { messageId: String((await draft(world)).id) },
  })),
  row(
    contract.listMassRecipients,
    team,
    async (world) => ({ query: { messageId: String((await draft(world)).id) } }),
    {
      list: checked(
        ({ query }) =>
          sql`select id from mass_message_recipient where message_id = ${Number(query!['messageId'])}`,
        async ({ db }, id) => {
          const { rows } = await sql<{ of: number }>`
            select message_id as of from mass_message_recipient where id = ${id}`.execute(db)
          return findMassMessage(db, rows[0]!.of)
        },
        massMessages.view.allows,
      ),
    },
  ),
  row(
    contract.planMassMessage,
    writers,
    (world) => ({
      headers: onAccelerator(world),
      body: { list: 'listProjectsInWork' as const, search: '', audience: 'LEADERS' as const },
    }),
    outside,
  ),
  row(contract.previewMassMessage, team, async (world) => {
    const { id, recipientId } = await draft(world)
    return { body: { messageId: id, recipientId, subject: 'Новости', body: 'Текст' } }
  }),
  row(contract.sendMassMessage, team, async (world) => ({
    body: {
      messageId: (await draft(world)).id,
      version: 1,
      subject: 'Новости',
      body: 'Текст',
      when: 'NOW' as const,
      day: null,
      time: null,
      clock: 'MINE' as const,
      timeZone: 'Europe/Moscow',
    },
  })),
  row(contract.stopMassMessage, team, async (world) => ({
    body: { messageId: (await draft(world, { started_at: ago })).id, version: 1 },
  })),
  row(contract.repeatMassMessage, team, async (world) => ({
    body: { messageId: (await draft(world, { started_at: ago, finished_at: ago })).id, version: 1 },
  })),
  row(contract.deleteMassMessage, team, async (world) => ({ body: { messageId: (await draft(world)).id } })),
]
