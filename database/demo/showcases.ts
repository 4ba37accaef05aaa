import { sql } from 'kysely'
import { publicationConsentVersion } from '../../features/showcases/domain/consent-text.ts'
import type { ShowcaseItem, ShowcaseSection } from '../../features/showcases/domain/sections.rules.ts'
import { findWithoutSnapshot, keepShown } from '../../features/showcases/server/keep-shown.ts'
import { insertMany, insertOne } from '../../tests/support/factories/insert.ts'
import type { Scene } from './scene.ts'

type Chosen = Partial<ShowcaseItem> & { code: string }

const sectionsOf: readonly { id: string; title: ShowcaseSection['title']; items: readonly Chosen[] }[] = [
  {
    id: 'main',
    title: { ru: 'О проекте', en: 'About the project' },
    items: [
      { code: 'pitch', card: true },
      { code: 'industries', card: true, filter: true },
      { code: 'stage', card: true, filter: true },
      { code: 'territory', filter: true, format: 'CHIPS', picture: { icon: 'place' } },
      { code: 'description' },
    ],
  },
  {
    id: 'product',
    title: { ru: 'Продукт', en: 'Product' },
    items: [
      { code: 'problem', label: { ru: 'Какую проблему решает', en: 'The problem it solves' } },
      { code: 'solution' },
      { code: 'competitors' },
      { code: 'contact_phone', picture: { icon: 'phone' } },
    ],
  },
]

/** Codes in active profile templates, and those of every profile. */
const knownCodes = async ({ db }: Scene): Promise<Set<string>> => {
  const { rows } = await sql<{ code: string }>`
    select distinct element->>'code' as code from profile_template_version v,
      jsonb_path_query(v.tree, '$.sections[*].elements[*]') as element where v.status = 'ACTIVE'`.execute(db)
  return new Set([
    ...rows.map(({ code }) => code),
    'pitch',
    'industries',
    'stage',
    'territory',
    'description',
  ])
}

const chosenOf = (known: ReadonlySet<string>): ShowcaseSection[] =>
  sectionsOf.map(({ items, ...section }) => ({
    ...section,
    items: items
      .filter(({ code }) => known.has(code))
      .map((item) => ({
        label: { ru: '', en: '' },
        card: false,
        page: true,
        filter: false,
        sorting: false,
        ...item,
      })),
  }))

/** Days since the first project was published: its team has continued writing. */
const longAgo = 60

type Shown = { projectId: number; acceleratorId: number; leaderUid: string }

/** Published projects that participate in an accelerator, each with its first one. */
const publishedProjects = async ({ db }: Scene): Promise<Shown[]> => {
  const { rows } = await sql<Shown>`
    select distinct on (p.id) p.id as "projectId", q.accelerator_id as "acceleratorId", p.leader_uid as "leaderUid"
    from project p join project_track q on q.project_id = p.id and q.access_status = 'ALLOWED_TO_WORK'
      join accelerator a on a.id = q.accelerator_id and a.approval = 'COORDINATED'
    where p.publication_status = 'PUBLISHED' and p.leader_uid is not null order by p.id, q.id`.execute(db)
  return rows
}

/** Showcases of the accelerators, their projects with the leaders' consent, and a draft. */
export const openShowcases = async (scene: Scene): Promise<void> => {
  const { db, calendar } = scene
  const sections = chosenOf(await knownCodes(scene))
  const { rows: accelerators } = await sql<{ id: number; name: string }>`
    select id, name from accelerator where approval = 'COORDINATED' order by id`.execute(db)
  const templates = new Map<number, number>()
  for (const [at, { id, name }] of accelerators.entries()) {
    const isRussian = /[а-я]/i.test(name)
    const made = await insertOne(db, 'publication_template', {
      accelerator_id: id,
      name: isRussian ? 'Проекты акселератора' : 'Our projects',
      content_status: 'PUBLISHED',
      is_main: true,
      brand_light: at === 0 ? '#0b57d0' : null,
      brand_dark: at === 0 ? '#a8c7fa' : null,
      sections: sections as never,
      created_at: calendar.ago(120),
      updated_at: calendar.ago(90),
    })
    templates.set(id, made.id)
  }
  await insertOne(db, 'publication_template', {
    accelerator_id: accelerators[0]!.id,
    name: 'Витрина для инвесторов',
    is_public: false,
    sections: sections.slice(0, 1) as never,
    created_at: calendar.ago(5),
    updated_at: calendar.ago(2),
  })
  const shown = await publishedProjects(scene)
  await insertMany(
    db,
    'publication_consent',
    shown.map(({ projectId, acceleratorId, leaderUid }) => ({
      project_id: projectId,
      accelerator_id: acceleratorId,
      text_version: publicationConsentVersion,
      given_by: leaderUid,
      given_at: calendar.ago(longAgo + 1),
    })),
  )
  // Projects published before consent existed are no longer shown.
  await sql`update project set publication_status = 'DRAFT', published_at = null
    where publication_status = 'PUBLISHED' and not (id = any(${shown.map(({ projectId }) => projectId)}::bigint[]))`.execute(
    db,
  )
  await insertMany(
    db,
    'project_publication',
    shown.map(({ projectId, acceleratorId }, at) => ({
      project_id: projectId,
      accelerator_id: acceleratorId,
      template_id: templates.get(acceleratorId)!,
      status: 'PUBLISHED' as const,
      published_at: calendar.ago(at % 4 === 0 ? longAgo : 0.1 + (at % 9)),
    })),
  )
  for (const publication of await findWithoutSnapshot(db, shown.length)) await keepShown(db, publication)
}
