import { describe, expect, test } from 'vitest'
import {
  actors,
  keptProjectOfMatrix,
  projectOfMatrix,
  type ActorName,
} from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { projects, type ProjectFacts } from './project.policy.ts'

const names = Object.keys(actors) as ActorName[]
const actions = [
  'edit',
  'lead',
  'delete',
  'decideJoining',
  'recruit',
  'readProfile',
  'editProfile',
  'giveLead',
] as const

const facts: ProjectFacts = {
  ...projectOfMatrix,
  acceleratorIds: [projectOfMatrix.acceleratorId],
  contactAcceleratorIds: [],
  trackerUids: [projectOfMatrix.trackerUid],
  profileHidden: false,
}

const open = matrix(
  names,
  actions,
  `                   edit  lead  delete  decideJoining  recruit  readProfile  editProfile  giveLead
  guest            404   404   404     404            404      404          404          404
  stranger         404   404   404     404            404      404          404          404
  leader           yes   yes   yes     yes            yes      yes          yes          403
  member           yes   403   403     403            yes      yes          yes          403
  team             403   403   403     403            403      yes          403          403
  team admin       403   403   403     403            403      yes          403          403
  team tracker     403   403   403     403            403      yes          403          403
  tracker          403   403   403     403            403      yes          403          403
  other tracker    404   404   404     404            404      404          404          404
  expert           404   404   404     404            404      404          404          404
  mentor           404   404   404     404            404      404          404          404
  team in project  yes   403   403     403            yes      yes          yes          403
  foreign admin    404   404   404     404            404      404          404          404
  portal admin     403   403   403     403            403      yes          403          yes
  portal deputy    403   403   403     403            403      yes          403          yes`,
)

/** A programme hides the profile from the initiators; a team member who also works for the accelerator still reads it. */
const hidden = matrix(
  names,
  actions,
  `                   edit  lead  delete  decideJoining  recruit  readProfile  editProfile  giveLead
  guest            404   404   404     404            404      404          404          404
  stranger         404   404   404     404            404      404          404          404
  leader           yes   yes   yes     yes            yes      403          403          403
  member           yes   403   403     403            yes      403          403          403
  team             403   403   403     403            403      yes          403          403
  team admin       403   403   403     403            403      yes          403          403
  team tracker     403   403   403     403            403      yes          403          403
  tracker          403   403   403     403            403      yes          403          403
  other tracker    404   404   404     404            404      404          404          404
  expert           404   404   404     404            404      404          404          404
  mentor           404   404   404     404            404      404          404          404
  team in project  yes   403   403     403            yes      yes          403          403
  foreign admin    404   404   404     404            404      404          404          404
  portal admin     403   403   403     403            403      yes          403          yes
  portal deputy    403   403   403     403            403      yes          403          yes`,
)

/** Without a leader, managed by an accelerator: its team acts for the project's, whether or not the profile is hidden. */
const ofKeeper: ProjectFacts = {
  ...facts,
  ...keptProjectOfMatrix,
  acceleratorIds: [],
  trackerUids: [],
}

const managed = matrix(
  names,
  actions,
  `                   edit  lead  delete  decideJoining  recruit  readProfile  editProfile  giveLead
  guest            404   404   404     404            404      404          404          404
  stranger         404   404   404     404            404      404          404          404
  leader           404   404   404     404            404      404          404          404
  member           404   404   404     404            404      404          404          404
  team             yes   403   403     yes            403      yes          yes          403
  team admin       yes   403   yes     yes            403      yes          yes          403
  team tracker     yes   403   403     yes            403      yes          yes          403
  tracker          404   404   404     404            404      404          404          404
  other tracker    404   404   404     404            404      404          404          404
  expert           404   404   404     404            404      404          404          404
  mentor           404   404   404     404            404      404          404          404
  team in project  yes   403   yes     yes            403      yes          yes          403
  foreign admin    404   404   404     404            404      404          404          404
  portal admin     403   403   403     403            403      yes          403          yes
  portal deputy    403   403   403     403            403      yes          403          yes`,
)

describe.each(names)('%s', (name) => {
  test.each(actions)('%s', (action) => {
    const verdict = (project: ProjectFacts) => {
      const rule = projects[action]
      if (!rule.visible(actors[name], project)) return '404'
      return rule.allows(actors[name], project) ? 'yes' : '403'
    }
    expect(verdict(facts)).toBe(open[name][action])
    expect(verdict({ ...facts, profileHidden: true })).toBe(hidden[name][action])
    for (const profileHidden of [false, true])
      expect(verdict({ ...ofKeeper, profileHidden })).toBe(managed[name][action])
  })
})
