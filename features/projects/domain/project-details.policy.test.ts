import { describe, expect, test } from 'vitest'
import type { Actor } from '#platform/domain/actor.ts'
import { actors, person, projectOfMatrix } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { projectDetails, type ProjectDetailsFacts } from './project-details.policy.ts'

const who = {
  ...actors,
  'portal expert': person('portal-expert', { roles: ['EXP'] }),
  investor: person('investor', { roles: ['INV'] }),
  sponsor: person('sponsor', { roles: ['CST'] }),
} as const satisfies Record<string, Actor>

const names = Object.keys(who) as (keyof typeof who)[]

const project: Omit<ProjectDetailsFacts, 'accessLevel' | 'published' | 'publicly'> = {
  ...projectOfMatrix,
  acceleratorIds: [projectOfMatrix.acceleratorId],
  contactAcceleratorIds: [],
  trackerUids: [projectOfMatrix.trackerUid],
  profileHidden: false,
}

const columns = {
  draft: { accessLevel: 'ALL', published: false, publicly: true },
  all: { accessLevel: 'ALL', published: true, publicly: true },
  authorized: { accessLevel: 'AUTHORIZED', published: true, publicly: true },
  accelerators: { accessLevel: 'ACCELERATOR_TEAM', published: true, publicly: true },
  inside: { accessLevel: 'ALL', published: true, publicly: false },
  hidden: { accessLevel: 'ALL', published: true, publicly: true, profileHidden: true },
} as const
const columnNames = Object.keys(columns) as (keyof typeof columns)[]

/** Opens the page and reads the profile there; `page` opens it without the profile. */
const expected = matrix(
  names,
  columnNames,
  `                 draft  all  authorized  accelerators  inside  hidden
  guest            404    yes  404         404           404     yes
  stranger         404    yes  yes         404           yes     yes
  leader           yes    yes  yes         yes           yes     page
  member           yes    yes  yes         yes           yes     page
  team             yes    yes  yes         yes           yes     yes
  team admin       yes    yes  yes         yes           yes     yes
  team tracker     yes    yes  yes         yes           yes     yes
  tracker          yes    yes  yes         yes           yes     yes
  other tracker    404    yes  yes         yes           yes     yes
  expert           404    yes  yes         yes           yes     yes
  mentor           404    yes  yes         yes           yes     yes
  team in project  yes    yes  yes         yes           yes     yes
  foreign admin    404    yes  yes         yes           yes     yes
  portal admin     yes    yes  yes         yes           yes     yes
  portal deputy    yes    yes  yes         yes           yes     yes
  portal expert    404    yes  yes         404           yes     yes
  investor         404    yes  yes         yes           yes     yes
  sponsor          404    yes  yes         404           yes     yes`,
)

describe.each(names)('%s', (name) => {
  test.each(columnNames)('opens a project: %s', (column) => {
    const facts = { ...project, ...columns[column] }
    const rule = projectDetails.readProfile
    const verdict = !rule.visible(who[name], facts) ? '404' : rule.allows(who[name], facts) ? 'yes' : 'page'
    expect(verdict).toBe(expected[name][column])
  })
})
