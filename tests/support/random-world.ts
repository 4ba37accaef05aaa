import fc from 'fast-check'
import type { MemberRole, PortalRole } from '#platform/domain/actor.ts'
import { accessLevels, type AccessLevel } from '../../features/projects/domain/states.ts'
import type { Factories } from './factories/index.ts'
import type { Person } from './factories/person.ts'
import { taskStates, type TaskState } from './factories/task-row.ts'

type Membership = { who: number; where: number; role: MemberRole; admin: boolean; blocked: boolean }

type Application = {
  project: number
  track: number
  outcome: 'NEW' | 'REJECT' | 'CANCEL' | 'ACCEPT'
  /** Anybody may be recorded as the tracker: people leave and change roles. */
  tracker: number | null
  state: TaskState
  performer: 'TEAM' | 'ACCELERATOR' | 'TRACKER'
}

/** A small world as numbers; the same number is the same person, accelerator or project throughout. */
export type WorldPlan = {
  portalRoles: (PortalRole | null)[]
  memberships: Membership[]
  projects: {
    leader: number
    keeper: number | null
    members: number[]
    isPublished: boolean
    access: AccessLevel
  }[]
  applications: Application[]
}

const peopleCount = 6
const acceleratorCount = 2
const who = fc.nat(peopleCount - 1)
const where = fc.nat(acceleratorCount - 1)

const membership: fc.Arbitrary<Membership> = fc
  .record({
    who,
    where,
    role: fc.constantFrom<MemberRole>('ACC', 'TRC', 'TRC_TEAM', 'EXP', 'MNT'),
    admin: fc.boolean(),
    blocked: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
  })
  .map((made) => ({ ...made, admin: made.admin && made.role === 'ACC' }))

const application: fc.Arbitrary<Application> = fc.record({
  project: fc.nat(3),
  track: where,
  outcome: fc.constantFrom('NEW', 'REJECT', 'CANCEL', 'ACCEPT', 'ACCEPT', 'ACCEPT'),
  tracker: fc.option(who),
  state: fc.constantFrom<TaskState>('DONE_CODE', 'DONE_CODE', ...taskStates),
  performer: fc.constantFrom('TEAM', 'TEAM', 'ACCELERATOR', 'TRACKER'),
})

/** Small worlds in which people have several roles, including in projects that they review. */
export const worldPlan: fc.Arbitrary<WorldPlan> = fc.record({
  portalRoles: fc.array(fc.option(fc.constantFrom<PortalRole>('ADMIN', 'HTADM', 'EXP', 'INV'), { freq: 1 }), {
    minLength: peopleCount,
    maxLength: peopleCount,
  }),
  memberships: fc.uniqueArray(membership, {
    minLength: 3,
    maxLength: 9,
    selector: ({ who, where, role }) => `${who}-${where}-${role}`,
  }),
  projects: fc.array(
    fc.record({
      leader: who,
      /** Some have no leader yet and are managed by an accelerator. */
      keeper: fc.option(where, { freq: 3 }),
      members: fc.uniqueArray(who, { maxLength: 2 }),
      isPublished: fc.boolean(),
      access: fc.constantFrom(...accessLevels),
    }),
    { minLength: 4, maxLength: 4 },
  ),
  applications: fc.uniqueArray(application, {
    minLength: 2,
    maxLength: 8,
    selector: ({ project, track }) => `${project}-${track}`,
  }),
})

/** The objects created from a plan. */
export type RandomWorld = { people: Person[]; acceleratorIds: number[]; projectIds: number[] }

export const makeRandomWorld = async (make: Factories, plan: WorldPlan): Promise<RandomWorld> => {
  const people: Person[] = []
  for (const role of plan.portalRoles) people.push(await make.person({ roles: role ? [role] : [] }))
  const accelerators = [await make.accelerator(), await make.accelerator()]
  for (const { who, where, role, admin, blocked } of plan.memberships)
    await make.member({ accelerator: accelerators[where]!, person: people[who]!, role, admin, blocked })
  const projects = []
  for (const { leader, keeper, members, isPublished, access } of plan.projects) {
    const mates = members.filter((member) => member !== leader).map((member) => people[member]!)
    const project =
      keeper === null
        ? await make.project({ leader: people[leader]!, members: mates, access_level: access })
        : await make.keptProject({ accelerator: accelerators[keeper]!, access_level: access })
    if (isPublished) await make.publication({ project })
    projects.push(project)
  }
  for (const { project, track, outcome, tracker, state, performer } of plan.applications) {
    const on = await make.track({ accelerator: accelerators[track]! })
    await make.trackpoint({ track: on, performer })
    const of = { project: projects[project]!, track: on }
    if (outcome === 'ACCEPT')
      await make.participation({
        ...of,
        states: [state],
        ...(tracker === null ? {} : { tracker: people[tracker]! }),
      })
    else await make.request({ ...of, status: outcome })
  }
  return {
    people,
    acceleratorIds: accelerators.map(({ id }) => id),
    projectIds: projects.map(({ id }) => id),
  }
}
