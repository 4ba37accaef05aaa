import { describe, expect, test } from 'vitest'
import type { Person } from '#platform/domain/actor.ts'
import { possibleActions, refusal } from '#platform/domain/machine.ts'
import { actors, own, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { programmeMachine, trackMachine, trackpointMachine, contents } from './content.machine.ts'
import { performerRefusal, performers } from './performer.rules.ts'
import { contentActions as actions, contentStates as states } from './states.ts'

const everybody = Object.keys(actors) as ActorName[]

const who = matrix(
  everybody,
  ['edit'],
  `                 edit
  guest            404
  stranger         404
  leader           404
  member           404
  team             403
  team admin       yes
  team tracker     403
  tracker          404
  other tracker    404
  expert           404
  mentor           404
  team in project  yes
  foreign admin    404
  portal admin     403
  portal deputy    403`,
)

const targets = matrix(
  states,
  actions,
  `           publish    archive  restore
  DRAFT      PUBLISHED  -        -
  PUBLISHED  -          ARCHIVE  -
  ARCHIVE    -          -        DRAFT`,
)

const refusals: Record<string, string | null> = { yes: null, 403: 'ACCESS_DENIED', 404: 'NOT_FOUND' }

const machines = { programme: programmeMachine, track: trackMachine, trackpoint: trackpointMachine }

const truths = [true, false]

describe.each(Object.entries(machines))('a %s', (_name, machine) => {
  test.each(everybody)('in all states, actions and circumstances for %s', (name) => {
    for (const acceleratorApproved of truths)
      for (const parentPublished of truths)
        for (const state of states) {
          const facts = {
            acceleratorId: own,
            acceleratorApproved,
            acceleratorFinished: false,
            parentPublished,
          }
          const expected = (action: (typeof actions)[number]): string | null => {
            const denied = refusals[who[name].edit]
            if (denied) return denied
            if (targets[state][action] === '-') return 'STATE_CHANGED'
            if (action !== 'publish') return null
            if (!acceleratorApproved) return 'ACCELERATOR_NOT_APPROVED'
            return parentPublished ? null : 'PARENT_NOT_PUBLISHED'
          }
          for (const action of actions)
            expect(refusal(machine, state, action, actors[name], facts), `${action} from ${state}`).toBe(
              expected(action),
            )
          expect(possibleActions(machine, state, actors[name], facts)).toEqual(
            actions.filter((action) => expected(action) === null),
          )
        }
  })

  test('moves along one circle', () => {
    for (const action of actions)
      expect(states.map((state) => targets[state][action])).toContain(machine.transitions[action].to)
  })
})

describe('the performer', () => {
  test.each(performers)('%s on an ordinary track', (performer) => {
    expect(performerRefusal('NONE', { performer, type: 'TASK' })).toBeNull()
    expect(performerRefusal('NONE', { performer, type: 'EVALUATION' })).toBeNull()
  })

  test.each(performers)('%s on an investment track, and of an investment task', (performer) => {
    const refused = performer === 'TEAM' ? 'PERFORMER_NOT_ALLOWED' : null
    expect(performerRefusal('INVESTMENT', { performer, type: 'TASK' })).toBe(refused)
    expect(performerRefusal('NONE', { performer, type: 'INVEST' })).toBe(refused)
  })
})

test('the programme builder is opened to the team by its flag, in its own accelerator only', () => {
  const builder = (actor: Person): Person => ({ ...actor, accessFlags: ['PROGRAMME_BUILDER'] })
  const facts = {
    acceleratorId: own,
    acceleratorApproved: true,
    acceleratorFinished: false,
    parentPublished: true,
  }
  expect(contents.edit.allows(builder(actors.team), facts)).toBe(true)
  expect(contents.edit.allows(builder(actors['team tracker']), facts)).toBe(false)
  expect(contents.edit.allows(builder(actors['foreign admin']), facts)).toBe(false)
  // A finished accelerator is read-only.
  expect(contents.edit.allows(builder(actors.team), { ...facts, acceleratorFinished: true })).toBe(false)
  expect(contents.edit.allows(actors['team admin'], { ...facts, acceleratorFinished: true })).toBe(false)
  expect(contents.view.allows(actors['team admin'], { ...facts, acceleratorFinished: true })).toBe(true)
})
