import type { MemberRole } from '#platform/domain/actor.ts'
import { acceleratorRow, type Accelerator } from '../../tests/support/factories/accelerator.ts'
import { insertAll } from '../../tests/support/factories/insert.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import { demoAccounts } from './accounts.ts'
import { acceleratorPlans, type AcceleratorPlan } from './content/accelerators.ts'
import type { Cast } from './people.ts'
import type { Scene } from './scene.ts'

/** An accelerator of the demo with its people, the named ones first. */
export type DemoAccelerator = {
  row: Accelerator
  plan: AcceleratorPlan
  admins: Person[]
  team: Person[]
  trackers: Person[]
  teamTrackers: Person[]
  experts: Person[]
  mentors: Person[]
}

const counts = { admins: 1, team: 3, trackers: 4, teamTrackers: 1, experts: 3, mentors: 1 } as const

type Post = keyof typeof counts

const roleOf: Record<Post, MemberRole> = {
  admins: 'ACC',
  team: 'ACC',
  trackers: 'TRC',
  teamTrackers: 'TRC_TEAM',
  experts: 'EXP',
  mentors: 'MNT',
}

const posts = Object.keys(counts) as Post[]

const accountsFor = (cast: Cast, post: Post): Person[] =>
  demoAccounts
    .filter(({ member }) => member?.role === roleOf[post] && (post === 'admins') === (member.admin ?? false))
    .map(({ email }) => cast.accounts.get(email)!)

/** Assigns the staff of a language, so that nobody works in two accelerators. */
const staffing = (cast: Cast) => {
  const left = { ru: [...cast.staff.ru], en: [...cast.staff.en] }
  return (locale: 'ru' | 'en', count: number): Person[] => left[locale].splice(0, count)
}

const rowOf = (scene: Scene, plan: AcceleratorPlan) =>
  acceleratorRow({
    name: plan.name,
    description: plan.description,
    site: plan.site,
    legal_form: plan.legalForm,
    tax_number: plan.taxNumber,
    time_zone: plan.timeZone,
    approval: plan.approved ? 'COORDINATED' : 'ON_COORDINATION',
    status: plan.approved ? 'ACTIVE' : 'PLANNED',
    type: 'CONTINUOUS',
    investor_cards_shown: plan.approved,
    created_at: scene.calendar.ago(plan.age),
  })

/** Creates the accelerators and their teams; the demo accounts belong to the first. */
export const makeHouses = async (scene: Scene, cast: Cast): Promise<DemoAccelerator[]> => {
  const rows = await insertAll(
    scene.db,
    'accelerator',
    acceleratorPlans.map((plan) => rowOf(scene, plan)),
  )
  const hire = staffing(cast)
  const houses = acceleratorPlans.map((plan, i): DemoAccelerator => {
    const people = Object.fromEntries(
      posts.map((post) => [
        post,
        [...(i === 0 ? accountsFor(cast, post) : []), ...hire(plan.locale, plan.approved ? counts[post] : 1)],
      ]),
    ) as Record<Post, Person[]>
    return { row: rows[i]!, plan, ...people }
  })
  await insertAll(
    scene.db,
    'accelerator_member',
    houses.flatMap((house) =>
      posts.flatMap((post) =>
        house[post].map((person) => ({
          accelerator_id: house.row.id,
          person_uid: person.uid,
          role: roleOf[post],
          admin: post === 'admins',
          created_at: scene.calendar.ago(house.plan.age - 1),
        })),
      ),
    ),
  )
  return houses
}
