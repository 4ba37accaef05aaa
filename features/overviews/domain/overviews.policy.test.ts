import { describe, expect, test } from 'vitest'
import type { Actor } from '#platform/domain/actor.ts'
import { actors, own, person } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { overviews } from './overviews.policy.ts'

const everybody = {
  ...actors,
  sponsor: person('sponsor', { roles: ['CST'] }),
  'other sponsor': person('other-sponsor', { roles: ['CST'] }),
  'past sponsor': person('past-sponsor'),
  'sponsor and tracker': person('sponsor', { roles: ['CST'], as: ['TRC'] }),
} as const satisfies Record<string, Actor>

type Name = keyof typeof everybody

const names = Object.keys(everybody) as Name[]
const actions = ['read', 'readTasks', 'readWorkload', 'lookAtSponsors', 'nameSponsors'] as const

/** For a programme: readers without access get 404, readers who may not perform the action get 403. */
const who = matrix(
  names,
  actions,
  `                     read  readTasks  readWorkload  lookAtSponsors  nameSponsors
  guest                404   404        404           404             404
  stranger             404   404        404           404             404
  leader               404   404        404           404             404
  member               404   404        404           404             404
  team                 yes   yes        yes           yes             403
  team admin           yes   yes        yes           yes             yes
  team tracker         yes   yes        yes           yes             403
  tracker              403   yes        yes           403             403
  other tracker        403   yes        yes           403             403
  expert               404   404        404           404             404
  mentor               404   404        404           404             404
  team in project      yes   yes        yes           yes             yes
  foreign admin        404   404        404           404             404
  portal admin         yes   yes        yes           yes             403
  portal deputy        yes   yes        yes           yes             403
  sponsor              yes   yes        403           403             403
  other sponsor        404   404        404           404             404
  past sponsor         404   404        404           404             404
  sponsor and tracker  yes   yes        yes           403             403`,
)

const programme = { acceleratorId: own, programmeId: 7, sponsorUids: ['sponsor', 'past-sponsor'] }

describe.each(names)('%s', (name) => {
  test.each(actions)('%s', (action) => {
    const { visible, allows } = overviews[action]
    const actor: Actor = everybody[name]
    const verdict = !visible(actor, programme) ? '404' : allows(actor, programme) ? 'yes' : '403'
    expect(verdict).toBe(who[name][action])
  })
})

test('an administrator of the portal who is logged in as one of the accelerator names nobody', () => {
  const admin = { ...everybody['team admin'], impersonatedBy: 'portal-admin' }
  expect(overviews.nameSponsors.allows(admin, programme)).toBe(false)
})
