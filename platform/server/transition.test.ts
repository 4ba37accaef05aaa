import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Machine } from '#platform/domain/machine.ts'
import { actors } from '../../tests/support/actors.ts'
import { collide } from '../../tests/support/collide.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { lockSubject, transition } from './transition.ts'

const database = await testDatabase()
const { db, pool } = database
await pool.query(
  'create table lamp (id int primary key, state text not null, lit_by text, version int not null)',
)
beforeEach(() => pool.query(`truncate lamp; insert into lamp values (1, 'OFF', null, 1)`))

type Lamp = { id: number; litBy: string | null }

const machine: Machine<'OFF' | 'ON', 'light', Lamp, 'LampLit'> = {
  name: 'lamp',
  table: 'lamp',
  column: 'state',
  states: ['OFF', 'ON'],
  initial: 'OFF',
  conflict: 'STATE_CHANGED',
  transitions: {
    light: {
      from: ['OFF'],
      to: 'ON',
      by: { name: 'light', visible: () => true, allows: () => true },
      event: 'LampLit',
    },
  },
}

/** Lights the lamp as `who`; returns whose light was read under the lock, and the result. */
const light = (who: string, expectedVersion?: number): Promise<string> => {
  let seen = 'none'
  return db
    .transaction()
    .execute(async (tx) => {
      const read = async (): Promise<Lamp | undefined> =>
        (await sql<Lamp>`select id, lit_by as "litBy" from lamp where id = 1`.execute(tx)).rows[0]
      const lamp = await lockSubject(tx, machine, 1, read, { versioned: true })
      seen = lamp!.litBy ?? 'nobody'
      await transition({ db: tx, actor: actors.guest }, machine, 'light', {
        id: 1,
        acceleratorId: null,
        facts: lamp!,
        set: { lit_by: who, version: 2 },
        ...(expectedVersion === undefined ? {} : { expectedVersion }),
      })
      return `${who} saw ${seen}`
    })
    .catch((error: { code: string }) => `${error.code}, saw ${seen}`)
}

const standing = async () => (await pool.query('select state, lit_by from lamp')).rows
const entries = async () => (await pool.query(`select from audit_entry where subject = 'lamp'`)).rowCount

describe('a locked subject', () => {
  test.each([undefined, 1])(
    'is read as the winner left it, and the loser gets a conflict (version %s)',
    async (expectedVersion) => {
      const before = (await entries())!
      const answers = await collide(database, 'select from lamp for update', [
        () => light('anna', expectedVersion),
        () => light('boris', expectedVersion),
      ])
      const winner = answers[0]!.startsWith('anna') ? 'anna' : 'boris'
      expect(answers.toSorted()).toEqual([`STATE_CHANGED, saw ${winner}`, `${winner} saw nobody`])
      expect(await standing()).toEqual([{ state: 'ON', lit_by: winner }])
      expect(await entries()).toBe(before + 1)
    },
  )

  test('is acted on in the version that one had seen, or not at all', async () => {
    await pool.query('update lamp set version = 2')
    expect(await light('anna', 1)).toBe('STATE_CHANGED, saw nobody')
    expect(await standing()).toEqual([{ state: 'OFF', lit_by: null }])
  })

  test('is none where there is no row, or nothing is read of it', async () => {
    const locked = (id: number, found: Lamp | undefined) =>
      db.transaction().execute((tx) => lockSubject(tx, machine, id, async () => found))
    expect(await locked(2, { id: 2, litBy: null })).toBeUndefined()
    expect(await locked(1, undefined)).toBeUndefined()
    expect(await locked(1, { id: 1, litBy: null })).toMatchObject({ id: 1 })
  })
})
