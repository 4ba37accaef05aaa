import { expect, test } from 'vitest'
import type { Actor } from '#platform/domain/actor.ts'
import { refusal } from '#platform/domain/machine.ts'
import { actors, type ActorName } from '../../../tests/support/actors.ts'
import { adaptationPlanMachine, adaptationPlans } from './adaptation-plan.machine.ts'
import { planMoves, planStates } from './states.ts'

const uidOf = (actor: Actor): string | null => (actor.kind === 'person' ? actor.uid : null)
const names = Object.keys(actors) as ActorName[]
const facts = {
  acceleratorId: 1,
  trackerUid: null,
  memberUids: [],
  isSeen: true,
  accessStatus: 'ALLOWED_TO_WORK' as const,
}
const assigners = names.filter((who) => adaptationPlans.assign.allows(actors[who], facts))

test('the user who assigns it moves it from each state as the table says', () => {
  expect(assigners.length).toBeGreaterThan(0)
  for (const who of assigners)
    expect(
      planStates.map((state) =>
        planMoves.filter((move) => refusal(adaptationPlanMachine, state, move, actors[who], facts) === null),
      ),
    ).toEqual([['assign', 'close'], ['complete', 'withdraw'], ['reopen'], ['open']])
})

test('nobody moves the plan of a project of their own, and nobody else moves any', () => {
  for (const who of names) {
    const uid = uidOf(actors[who])
    const own = { ...facts, trackerUid: uid, memberUids: uid === null ? [] : [uid] }
    for (const move of planMoves) {
      expect(refusal(adaptationPlanMachine, 'NOT_ASSIGNED', move, actors[who], own), who).not.toBeNull()
      if (!assigners.includes(who))
        expect(refusal(adaptationPlanMachine, 'NOT_ASSIGNED', move, actors[who], facts), who).toBe(
          'ACCESS_DENIED',
        )
      expect(
        refusal(adaptationPlanMachine, 'NOT_ASSIGNED', move, actors[who], { ...facts, isSeen: false }),
        who,
      ).toBe('NOT_FOUND')
    }
  }
})

test('the plan of a blocked or transferred participation is moved and reported by nobody', () => {
  for (const accessStatus of ['BLOCKED', 'TRANSFERRED'] as const)
    for (const who of names) {
      const uid = uidOf(actors[who])
      const closed = { ...facts, accessStatus }
      for (const move of planMoves)
        for (const state of planStates)
          expect(refusal(adaptationPlanMachine, state, move, actors[who], closed), who).not.toBeNull()
      expect(
        adaptationPlans.report.allows(actors[who], { ...closed, memberUids: uid === null ? [] : [uid] }),
        who,
      ).toBe(false)
    }
})
