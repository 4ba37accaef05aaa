import { insertAll } from '../../tests/support/factories/insert.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import { projectRow, type Project } from '../../tests/support/factories/project.ts'
import type { Startup } from './content/startup.ts'
import { englishStartups } from './content/startups-en.ts'
import { russianStartups } from './content/startups-ru.ts'
import { words } from './content/words.ts'
import type { Cast } from './people.ts'
import type { Scene } from './scene.ts'

/** A project of the demo with its team, the leader first. */
export type Venture = {
  locale: 'ru' | 'en'
  startup: Startup
  leader: Person
  team: Person[]
  /** Days since it was created. */
  age: number
  /** By its code in the dictionary. */
  stage: (typeof stages)[number]
  row: Project
}

/** Projects led by the initiator's demo account, by their names in the list. */
export const initiatorsProjects = ['Теплоконтур', 'Агроскан', 'Родная речь'] as const

const stages = ['EARLY_PRESEED', 'LATE_PRESEED', 'EARLY_SEED', 'MIDDLE_SEED', 'LATE_SEED'] as const

type Planned = Omit<Venture, 'row' | 'stage'>

const planOf = (scene: Scene, cast: Cast, locale: 'ru' | 'en', startup: Startup, n: number): Planned => {
  const { chance } = scene
  const founders = cast.founders[locale]
  const own = (initiatorsProjects as readonly string[]).includes(startup.name)
  // Every eighth founder leads a second project.
  const leader = own ? cast.accounts.get('ini@demo.example')! : founders[n % 50]!
  const mates = chance.shuffled(founders.slice(50)).slice(0, chance.between(own ? 2 : 0, 4))
  return { locale, startup, leader, team: [leader, ...mates], age: own ? 250 + n : chance.between(30, 350) }
}

const publicationOf = (scene: Scene, age: number) =>
  scene.chance.happens(0.5)
    ? { publication_status: 'PUBLISHED' as const, published_at: scene.calendar.ago(age / 2) }
    : { publication_status: 'DRAFT' as const, published_at: null }

const chosenFor = ({ chance }: Scene) => ({
  website: chance.happens(0.7) ? `https://project-${chance.between(100, 999)}.example` : '',
  stage: chance.pick(stages),
})

/** Other list columns of a project are derived from its profile. */
const columnsOf = (scene: Scene, { startup, age, locale }: Planned, website: string) => ({
  name: startup.name,
  website,
  type: startup.type,
  capitalization_potential:
    locale === 'ru'
      ? 'Рост оценки после подтверждения экономики пилота.'
      : 'Value grows once the pilot is proven.',
  collateral_property: scene.chance.happens(0.2),
  ...publicationOf(scene, age),
  created_at: scene.calendar.ago(age),
  updated_at: scene.calendar.ago(age * scene.chance.next() * 0.4),
})

const addTeams = (scene: Scene, ventures: readonly Venture[]) =>
  insertAll(
    scene.db,
    'project_member',
    ventures.flatMap(({ row, team, age, locale }) =>
      team.map((person, i) => {
        const [position, role_in_team, responsibility_area] = words[locale].positions[i]!
        return {
          project_id: row.id,
          person_uid: person.uid,
          position,
          role_in_team,
          responsibility_area,
          created_at: scene.calendar.ago(age - i * 2),
        }
      }),
    ),
  )

const addDocuments = (scene: Scene, ventures: readonly Venture[]) =>
  insertAll(
    scene.db,
    'project_document',
    ventures.flatMap(({ row, leader, age, locale }) =>
      words[locale].documents.slice(0, scene.chance.between(0, 4)).map(([name, path], i) => ({
        project_id: row.id,
        name,
        url: `https://files.example/${row.id}/${path}`,
        kind: i === 0 ? ('PRESENTATION' as const) : ('DOCUMENT' as const),
        access: i === 0 ? ('EVERYONE' as const) : ('TEAM_ONLY' as const),
        created_by: leader.uid,
        created_at: scene.calendar.ago(age * (0.9 - i * 0.2)),
      })),
    ),
  )

/** Creates the projects with teams and links; the newest has the highest number. */
export const makeVentures = async (scene: Scene, cast: Cast): Promise<Venture[]> => {
  const planned = [
    ...russianStartups.map((startup, n) => planOf(scene, cast, 'ru', startup, n)),
    ...englishStartups.map((startup, n) => planOf(scene, cast, 'en', startup, n)),
  ].toSorted((a, b) => b.age - a.age)
  const chosen = planned.map((plan) => {
    const { website, stage } = chosenFor(scene)
    return { plan, stage, columns: columnsOf(scene, plan, website) }
  })
  const rows = await insertAll(
    scene.db,
    'project',
    chosen.map(({ plan, columns }) => projectRow(plan.leader, columns)),
  )
  const ventures = chosen.map(({ plan, stage }, i): Venture => ({ ...plan, stage, row: rows[i]! }))
  await addTeams(scene, ventures)
  await addDocuments(scene, ventures)
  return ventures
}
