import { sql } from 'kysely'
import { writePdfPage } from '#platform/server/documents/write-pdf-page.ts'
import { squareImages } from '#platform/server/files/images.ts'
import { acceleratorRow } from '../../tests/support/factories/accelerator.ts'
import { insertAll, insertOne } from '../../tests/support/factories/insert.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import type { DemoAccelerator } from './accelerators.ts'
import {
  acceleratorProfiles,
  rejectedRequest,
  type FilePlan,
  type ProfilePlan,
} from './content/accelerator-profiles.ts'
import { drawEmblem } from './emblem.ts'
import type { Cast } from './people.ts'
import { keep } from './profiles.ts'
import type { Scene } from './scene.ts'

type AcceleratorStory = {
  id: number
  name: string
  site: string
  age: number
  requester: Person
  profile: ProfilePlan
}

const keepText = (scene: Scene, person: Person, { name, text }: FilePlan): Promise<string | null> => {
  const withEnding = name.endsWith('.txt') ? name : `${name}.txt`
  const bytes = Buffer.from(text)
  return keep(scene, { person, entity: 'ACCELERATOR_UPLOADS', name: withEnding, mime: 'text/plain', bytes })
}

/** Keeps a marketing file as one page: what it is for, and what the accelerator offers. */
const keepLeaflet = async (
  scene: Scene,
  { requester, profile, name, site }: AcceleratorStory,
  plan: ProfilePlan['marketing'][number],
): Promise<string | null> => {
  const { targetAudience, finalists, selectionConditions, country } = profile
  const bytes = await writePdfPage(
    {
      title: name,
      lines: [
        { text: plan.name, isLarge: true },
        ...[plan.text.trim(), targetAudience, finalists, selectionConditions].map((text) => ({ text })),
      ],
    },
    { head: 'Runway', lines: [plan.description], address: site },
    country === 'GB' ? 'en' : 'ru',
  )
  return bytes === null
    ? keepText(scene, requester, plan)
    : keep(scene, {
        person: requester,
        entity: 'ACCELERATOR_UPLOADS',
        name: `${plan.name}.pdf`,
        mime: 'application/pdf',
        bytes,
      })
}

const keepLogo = async (
  scene: Scene,
  { requester, profile, name }: AcceleratorStory,
): Promise<string | null> => {
  if (!scene.files) return null
  const [bytes] = await squareImages('demo', await drawEmblem(profile.emblem), { sides: [256] })
  return keep(scene, {
    person: requester,
    entity: 'ACCELERATOR_LOGO',
    name: `${name}.webp`,
    mime: 'image/webp',
    bytes: bytes!,
  })
}

const fillProfile = async (scene: Scene, stories: AcceleratorStory): Promise<void> => {
  const { id, profile, requester, site, age } = stories
  const logo = await keepLogo(scene, stories)
  await sql`update accelerator set
      country_id = (select v.id from dictionary_value v join dictionary d on d.id = v.dictionary_id
        where d.code = 'COUNTRIES' and v.code = ${profile.country}),
      target_audience = ${profile.targetAudience}, finalists = ${profile.finalists},
      selection_conditions = ${profile.selectionConditions}, licence_id = ${profile.licenceId ?? ''},
      licence_holder = ${profile.licenceHolder ?? ''},
      contact_name = ${[requester.last_name, requester.first_name, requester.middle_name].filter(Boolean).join(' ')},
      contact_phone = ${profile.phone}, contact_email = ${`${profile.mailbox}@${new URL(site).host}`},
      logo_file_id = ${logo}, created_by = ${requester.uid}, team_recruiting = ${profile.marketing.length > 0},
      requests_to_team = ${profile.marketing.length > 0},
      approval_at = ${scene.calendar.ago(Math.max(1, age - 2))}, updated_at = ${scene.calendar.ago(1)}
    where id = ${id}`.execute(scene.db)
  await sql`insert into accelerator_industry (accelerator_id, value_id)
    select ${id}, v.id from dictionary_value v join dictionary d on d.id = v.dictionary_id
    where d.code = 'INDUSTRIES' and v.code = any(${[...profile.industries]})`.execute(scene.db)
}

const fillShelves = async (scene: Scene, stories: AcceleratorStory): Promise<void> => {
  const { id, requester, profile, age } = stories
  for (const [i, plan] of profile.documents.entries()) {
    const fileId = await keepText(scene, requester, plan)
    if (!fileId) return
    await insertOne(scene.db, 'accelerator_document', {
      accelerator_id: id,
      file_id: fileId,
      name: plan.name,
      created_by: requester.uid,
      created_at: scene.calendar.ago(age - i / 10),
    })
  }
  for (const [i, plan] of profile.marketing.entries()) {
    const { name, description, access } = plan
    const fileId = await keepLeaflet(scene, stories, plan)
    if (!fileId) return
    await insertOne(scene.db, 'marketing_file', {
      accelerator_id: id,
      file_id: fileId,
      name,
      description,
      access,
      created_by: requester.uid,
      created_at: scene.calendar.ago(Math.min(age - 3, 90 - 11 * i)),
    })
  }
}

const makeRejected = async (scene: Scene, requester: Person): Promise<AcceleratorStory> => {
  const { name, description, site, taxNumber, reason, profile } = rejectedRequest
  const { id } = await insertOne(
    scene.db,
    'accelerator',
    acceleratorRow({
      name,
      description,
      site,
      tax_number: taxNumber,
      legal_form: 'LIMITED_LIABILITY_COMPANY',
      time_zone: 'Asia/Yekaterinburg',
      approval: 'REJECTED',
      approval_reason: reason,
      status: 'PLANNED',
      created_at: scene.calendar.ago(6),
    }),
  )
  await insertOne(scene.db, 'accelerator_member', {
    accelerator_id: id,
    person_uid: requester.uid,
    role: 'ACC',
    admin: true,
    created_at: scene.calendar.ago(6),
  })
  return { id, name, site, age: 6, requester, profile }
}

const writeHistory = async (
  scene: Scene,
  cast: Cast,
  stories: readonly AcceleratorStory[],
): Promise<void> => {
  const clerk = cast.accounts.get('admin@demo.example')!
  const entry = (
    { id }: AcceleratorStory,
    action: string,
    actor: Person,
    day: number,
    to: string | null,
    comment = '',
  ) => ({
    accelerator_id: id,
    subject: 'accelerator',
    subject_id: String(id),
    action,
    from_state: to && 'ON_COORDINATION',
    to_state: to,
    actor_uid: actor.uid,
    comment,
    at: scene.calendar.ago(day),
  })
  const decisions: Readonly<Record<string, [action: string, to: string, comment: string] | undefined>> = {
    [rejectedRequest.name]: ['reject', 'REJECTED', rejectedRequest.reason],
    'Медтех Лаб': undefined,
  }
  await insertAll(
    scene.db,
    'audit_entry',
    stories.flatMap((one) => {
      const [action, to, comment] =
        one.name in decisions ? (decisions[one.name] ?? []) : ['approve', 'COORDINATED', '']
      return [
        entry(one, 'create', one.requester, one.age, null),
        ...(action && to ? [entry(one, action, clerk, Math.max(1, one.age - 2), to, comment)] : []),
      ]
    }),
  )
}

/** Completes the accelerators: profiles, logos, documents, marketing files; and one rejected request. */
export const fillAccelerators = async (
  scene: Scene,
  cast: Cast,
  houses: readonly DemoAccelerator[],
): Promise<void> => {
  const stories = houses.map(({ row, plan, admins }): AcceleratorStory => {
    const profile = acceleratorProfiles[plan.name]
    if (!profile) throw new Error(`The accelerator ${plan.name} has no profile`)
    return { id: row.id, name: plan.name, site: plan.site, age: plan.age, requester: admins[0]!, profile }
  })
  const all = [...stories, await makeRejected(scene, cast.founders.ru.at(-1)!)]
  for (const one of all) {
    await fillProfile(scene, one)
    await fillShelves(scene, one)
  }
  const [first, second, third] = all
  await sql`update accelerator set track_transfer = true where id = ${first!.id}`.execute(scene.db)
  await insertAll(
    scene.db,
    'accelerator_transfer_target',
    [second!, third!].map(({ id }) => ({ accelerator_id: first!.id, target_id: id })),
  )
  await writeHistory(scene, cast, all)
}
