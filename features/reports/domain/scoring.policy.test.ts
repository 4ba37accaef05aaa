import { describe, expect, test } from 'vitest'
import { actors, projectOfMatrix, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { scorings } from './scoring.policy.ts'

const names = Object.keys(actors) as ActorName[]
const actions = ['view', 'assess', 'share', 'seeAuthors'] as const

/** 404: not visible; 403: visible, but the action is not allowed. */
const who = matrix(
  names,
  actions,
  `                  view  assess  share  seeAuthors
  guest             404   404     404    404
  stranger          404   404     404    404
  leader            404   404     404    404
  member            404   404     404    404
  team              yes   yes     yes    yes
  team admin        yes   yes     yes    yes
  team tracker      yes   yes     yes    yes
  tracker           yes   yes     403    yes
  other tracker     404   404     404    404
  expert            404   404     404    404
  mentor            404   404     404    404
  team in project   yes   403     403    yes
  foreign admin     404   404     404    404
  portal admin      yes   403     403    yes
  portal deputy     yes   403     403    yes`,
)

const { acceleratorId, memberUids, trackerUid } = projectOfMatrix
const scoring = { acceleratorId, memberUids, trackerUids: [trackerUid], askedInTask: false }

describe.each(names)('%s', (name) => {
  test.each(actions)('%s', (action) => {
    const { visible, allows } = scorings[action]
    const said = !visible(actors[name], scoring) ? '404' : allows(actors[name], scoring) ? 'yes' : '403'
    expect(said).toBe(who[name][action])
  })
})

test.each(['leader', 'member'] as const)('%s reads it once a task names it as its report', (name) => {
  expect(scorings.view.allows(actors[name], { ...scoring, askedInTask: true })).toBe(true)
  expect(scorings.assess.allows(actors[name], { ...scoring, askedInTask: true })).toBe(false)
  expect(scorings.seeAuthors.allows(actors[name], { ...scoring, askedInTask: true })).toBe(false)
})
