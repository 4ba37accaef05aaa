import { describe, expect, test } from 'vitest'
import type { Actor, Person } from '#platform/domain/actor.ts'
import { actors, person, projectOfMatrix } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { memberActions } from './member.rules.ts'
import { projectMembers } from './project-member.policy.ts'

const loggedInAs = (uid: string): Person => ({ ...person(uid), impersonatedBy: 'portal-admin' })

const who = {
  ...actors,
  'as member': loggedInAs('member'),
  'as leader': loggedInAs('leader'),
} as const satisfies Record<string, Actor>

const names = Object.keys(who) as (keyof typeof who)[]

const ofProject = {
  ...projectOfMatrix,
  acceleratorIds: [projectOfMatrix.acceleratorId],
  contactAcceleratorIds: [],
  trackerUids: ['tracker'],
  profileHidden: false,
}

const aboutMember = matrix(
  names,
  memberActions,
  `                 edit  promote  remove  leave
  guest            404   404      404     404
  stranger         404   404      404     404
  leader           yes   yes      yes     403
  member           yes   403      403     yes
  team             403   403      403     403
  team admin       403   403      403     403
  team tracker     403   403      403     403
  tracker          403   403      403     403
  other tracker    404   404      404     404
  expert           404   404      404     404
  mentor           404   404      404     404
  team in project  403   403      403     403
  foreign admin    404   404      404     404
  portal admin     403   403      403     403
  portal deputy    403   403      403     403
  as member        yes   403      403     403
  as leader        yes   403      yes     403`,
)

describe.each(names)('%s', (name) => {
  test.each(memberActions)('with the place of a member: %s', (action) => {
    const subject = { ...ofProject, memberUid: 'member' }
    const rule = projectMembers[action]
    const verdict = !rule.visible(who[name], subject)
      ? '404'
      : rule.allows(who[name], subject)
        ? 'yes'
        : '403'
    expect(verdict).toBe(aboutMember[name][action])
  })
})

test('nobody asks themselves to lead', () => {
  expect(projectMembers.promote.allows(actors.leader, { ...ofProject, memberUid: 'leader' })).toBe(false)
})
