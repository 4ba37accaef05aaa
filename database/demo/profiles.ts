import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { wholeNumber } from '#platform/contract/numbering-plans.ts'
import type { FileEntity } from '#platform/domain/file-rules.ts'
import { squareImages } from '#platform/server/files/images.ts'
import { avatarUrl } from '../../features/people/server/profile.sql.ts'
import { insertAll } from '../../tests/support/factories/insert.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import { demoProfiles, otherProfiles, otherValues, type DemoProfile } from './content/profiles.ts'
import type { Cast } from './people.ts'
import { drawPortrait } from './portrait.ts'
import type { Venture } from './projects.ts'
import { chanceOf, uidOf, type Chance } from './random.ts'
import type { Scene } from './scene.ts'

type ProfileStory = { person: Person; locale: 'ru' | 'en'; profile: DemoProfile; pictured: boolean }

/** Dictionary values by dictionary and code, with their ancestors. */
const readValues = async ({ db }: Scene) => {
  const { rows } = await sql<{ key: string; id: number; above: string | null; aboveId: number | null }>`
    select d.code || '/' || v.code as key, v.id, p.code as above, p.id as "aboveId"
    from dictionary_value v join dictionary d on d.id = v.dictionary_id
      left join dictionary_value p on p.id = v.parent_value_id
    where d.code in ('COUNTRIES', 'REGIONS', 'CITIES', 'INDUSTRIES', 'COMPETENCIES')`.execute(db)
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const of = (dictionary: string, code: string) => {
    const found = byKey.get(`${dictionary}/${code}`)
    if (!found) throw new Error(`The dictionary ${dictionary} has no ${code}`)
    return found
  }
  return {
    idOf: (dictionary: string, code: string): number => of(dictionary, code).id,
    placeOf: (city: string) => {
      const { id, above, aboveId } = of('CITIES', city)
      const region = byKey.get(`REGIONS/${above}`)
      return region
        ? { country_id: region.aboveId, region_id: region.id, city_id: id }
        : { country_id: aboveId, region_id: null, city_id: id }
    },
  }
}

const anybody = (chance: Chance, locale: 'ru' | 'en'): DemoProfile => {
  const words = otherProfiles[locale]
  return {
    company: chance.pick<string>(words.companies),
    specialty: chance.pick<string>(words.specialties),
    jobPositions: [],
    city: chance.pick<string>(words.cities),
    industries: chance.shuffled(otherValues.industries).slice(0, chance.between(1, 3)),
    competencies: chance.shuffled(otherValues.competencies).slice(0, chance.between(2, 5)),
    about: chance.pick<string>(words.about),
    cardPublished: chance.happens(0.7),
  }
}

const profileStories = (chance: Chance, cast: Cast): ProfileStory[] => {
  const accounts = [...cast.accounts].map(([email, person]): ProfileStory => {
    const login = email.slice(0, email.indexOf('@'))
    const profile = demoProfiles[login]
    if (!profile) throw new Error(`The demo account ${login} has no profile`)
    return { person, locale: login === 'inv' ? 'en' : 'ru', profile, pictured: true }
  })
  const others = (['ru', 'en'] as const).flatMap((locale) =>
    [...cast.staff[locale], ...cast.founders[locale].filter((_, i) => i % 2 === 0)].map(
      (person, i): ProfileStory => ({ person, locale, profile: anybody(chance, locale), pictured: i < 4 }),
    ),
  )
  return [...accounts, ...others]
}

/** Stores a file where the portal looks for it; without a file storage the demo has none. */
export const keep = async (
  { db, files, calendar }: Scene,
  of: { person: Person; entity: FileEntity; name: string; mime: string; bytes: Buffer },
): Promise<string | null> => {
  if (!files) return null
  const { person, entity, name, mime, bytes } = of
  const id = uidOf(`file-${entity}-${person.uid}-${name}`)
  await files.put(id, bytes)
  await insertAll(db, 'file', [
    {
      id,
      entity,
      name,
      mime,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      uploaded_by: person.uid,
      created_at: calendar.ago(40),
    },
  ])
  return id
}

const keepPortrait = async (scene: Scene, chance: Chance, person: Person) => {
  const none = { avatar_file_id: null, avatar_small_file_id: null }
  if (!scene.files) return none
  const long = /[ая]$/.test(person.last_name) || (/[a-z]$/.test(person.last_name) && chance.happens(0.45))
  const [large, small] = await squareImages('demo', await drawPortrait(chance, long), { sides: [512, 96] })
  const picture = (name: string, bytes: Buffer) =>
    keep(scene, { person, entity: 'AVATAR', name, mime: 'image/webp', bytes })
  const largeId = await picture('avatar.webp', large!)
  const smallId = await picture('avatar-small.webp', small!)
  await scene.db
    .updateTable('person')
    .set({ avatar_url: avatarUrl(smallId!, scene.calendar.now) })
    .where('uid', '=', person.uid)
    .execute()
  return { avatar_file_id: largeId, avatar_small_file_id: smallId }
}

const nothingLearnt = { institute: '', faculty: '', course: '', group: '' }
const noStudent = {
  university: '',
  faculty: '',
  department: '',
  group: '',
  courseNumber: null,
  socialNetwork: '',
}

/** A list for a JSON column: whole rows are sent as one JSON parameter, so it must not be a string. */
const listed = (items: readonly object[]) => items as unknown as Record<string, never>

const phoneOf = ({ phone }: Person, locale: 'ru' | 'en') => {
  const country = locale === 'ru' || phone.startsWith('+7') ? 'RU' : 'GB'
  const number = wholeNumber({ country, number: phone })
  return number ? { country, number } : null
}

const awardRows = async (scene: Scene, { person, profile }: ProfileStory) => {
  const rows = []
  for (const { year, title, url = '', certificate } of profile.awards ?? [])
    rows.push({
      person_uid: person.uid,
      year,
      title,
      url,
      file_id: certificate
        ? await keep(scene, {
            person,
            entity: 'CERTIFICATE',
            name: certificate,
            mime: 'text/plain',
            bytes: Buffer.from(`${title}, ${year}\n`),
          })
        : null,
      created_at: scene.calendar.ago(30),
    })
  return rows
}

/** A few requests to be erased: one possible, one by a project's leader, one refused. */
const askErasure = async (scene: Scene, cast: Cast, ventures: readonly Venture[]): Promise<void> => {
  const leaders = new Set(ventures.map(({ leader }) => leader.uid))
  const free = cast.founders.ru.filter(({ uid }) => !leaders.has(uid))
  const bound = ventures.find(({ locale, team }) => locale === 'ru' && team.length > 1)!.leader
  const administrator = cast.accounts.get('admin@demo.example')!
  const request = { status: 'ASKED' as const, comment: '', reason: '', decided_at: null, decided_by: null }
  await insertAll(scene.db, 'erasure_request', [
    {
      ...request,
      person_uid: free.at(-1)!.uid,
      status: 'REJECTED' as const,
      reason: 'Заявка вашей команды ещё рассматривается. Вернёмся к просьбе после решения.',
      created_at: scene.calendar.ago(20),
      decided_at: scene.calendar.ago(19),
      decided_by: administrator.uid,
    },
    { ...request, person_uid: bound.uid, comment: 'Ухожу из проекта.', created_at: scene.calendar.ago(3) },
    {
      ...request,
      person_uid: free.at(-2)!.uid,
      comment: 'Больше не занимаюсь стартапами, прошу удалить мои данные.',
      created_at: scene.calendar.ago(1.5),
    },
  ])
}

/** Profiles of the demo accounts and about half of all others. */
export const fillProfiles = async (scene: Scene, cast: Cast, ventures: readonly Venture[]): Promise<void> => {
  const chance = chanceOf(20_261_122)
  const { idOf, placeOf } = await readValues(scene)
  const all = profileStories(chance, cast)
  const rows = []
  for (const story of all) {
    const { person, profile, locale } = story
    const phone = phoneOf(person, locale)
    const portrait = await (story.pictured
      ? keepPortrait(scene, chance, person)
      : { avatar_file_id: null, avatar_small_file_id: null })
    rows.push({
      person_uid: person.uid,
      contact_email: profile.contactEmail ?? '',
      phone_country: phone?.country ?? '',
      company: profile.company,
      ...placeOf(profile.city),
      specialty: profile.specialty,
      job_positions: [...profile.jobPositions],
      publications: listed(profile.publications ?? []),
      education: profile.education ?? nothingLearnt,
      student: profile.student ?? noStudent,
      investor_type: profile.investor?.type ?? null,
      investment_from: profile.investor?.from ?? null,
      investment_to: profile.investor?.to ?? null,
      investment_currency: profile.investor?.currency ?? null,
      about: profile.about,
      ...portrait,
      processing_consent_at: profile.cardPublished ? scene.calendar.ago(60) : null,
      updated_at: scene.calendar.ago(30),
    })
    await scene.db
      .updateTable('person')
      .set({
        card_published: profile.cardPublished,
        card_to_world: profile.cardPublished,
        certified_expert: profile.certifiedExpert ?? false,
        ...(phone ? { phone: phone.number } : {}),
      })
      .where('uid', '=', person.uid)
      .execute()
  }
  await insertAll(scene.db, 'person_profile', rows)
  const chosen = (
    dictionary: 'INDUSTRIES' | 'COMPETENCIES',
    codes: (profile: DemoProfile) => readonly string[],
  ) =>
    all.flatMap(({ person, profile }) =>
      codes(profile).map((code) => ({ person_uid: person.uid, value_id: idOf(dictionary, code) })),
    )
  await insertAll(
    scene.db,
    'person_industry',
    chosen('INDUSTRIES', ({ industries }) => industries),
  )
  await insertAll(
    scene.db,
    'person_competency',
    chosen('COMPETENCIES', ({ competencies }) => competencies),
  )
  for (const story of all) await insertAll(scene.db, 'person_award', await awardRows(scene, story))
  await askErasure(scene, cast, ventures)
}
