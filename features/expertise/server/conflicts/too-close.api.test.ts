import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/support/database.ts'
import { createFactories } from '../../../../tests/support/factories/index.ts'
import { insertOne } from '../../../../tests/support/factories/insert.ts'
import { conflictsOf, conflictWeights, isHard, type ConflictReason } from '../../domain/conflict.rules.ts'
import { readCompared, readNearby } from './read-conflicts.ts'
import { isTooClose } from './too-close.sql.ts'

const { db } = await testDatabase()
const make = createFactories(db)

type Related = { projectId: number; uid: string }

/** How a person comes to each hard conflict, and to some that do not bar. */
const relations: Partial<Record<ConflictReason | 'none', (one: Related) => Promise<unknown>>> = {
  none: async () => {},
  LEADER: ({ projectId, uid }) =>
    db.updateTable('project').set({ leader_uid: uid }).where('id', '=', projectId).execute(),
  TEAM_MEMBER: ({ projectId, uid }) =>
    insertOne(db, 'project_member', { project_id: projectId, person_uid: uid }),
  FORMER_TEAM_MEMBER: ({ projectId, uid }) =>
    insertOne(db, 'project_former_member', { project_id: projectId, person_uid: uid }),
  DECLARED_BY_EXPERT: async ({ projectId, uid }) =>
    insertOne(db, 'expert_conflict', {
      project_id: projectId,
      expert_uid: uid,
      source: 'EXPERT',
      accelerator_id: (await make.accelerator()).id,
      reason: 'Руководит мой брат',
      declared_by: uid,
    }),
}

test('every hard conflict of the rules is tried', () => {
  const hard = Object.entries(conflictWeights).flatMap(([reason, weight]) =>
    weight === 'hard' ? [reason] : [],
  )
  expect(Object.keys(relations)).toEqual(['none', ...hard])
})

test.each(Object.entries(relations))('%s: the condition says what the rules say', async (reason, relate) => {
  const [project, person] = [await make.project(), await make.person()]
  await relate({ projectId: project.id, uid: person.uid })
  const [people, nearby] = await Promise.all([
    readCompared(db, [person.uid]),
    readNearby(db, [project.id], { acceleratorId: 0, pays: false }),
  ])
  const { rows } = await sql<{ close: boolean }>`
    select ${isTooClose({ projectId: sql`${project.id}`, uid: sql`${person.uid}::uuid` })} as close`.execute(
    db,
  )
  expect(rows[0]!.close).toBe(reason !== 'none')
  expect(isHard(conflictsOf(nearby.get(project.id)!, people.get(person.uid)!))).toBe(rows[0]!.close)
})
