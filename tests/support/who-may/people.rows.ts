import { sql } from 'kysely'
import type { MemberRole } from '#platform/domain/actor.ts'
import * as avatar from '../../../features/people/contract/avatar.endpoints.ts'
import * as awards from '../../../features/people/contract/award.endpoints.ts'
import * as erasure from '../../../features/people/contract/erasure.endpoints.ts'
import * as ownData from '../../../features/people/contract/own-data.endpoints.ts'
import { getPersonCard } from '../../../features/people/contract/person-card.endpoints.ts'
import * as profile from '../../../features/people/contract/profile.endpoints.ts'
import * as showcase from '../../../features/people/contract/showcase-people.endpoints.ts'
import { getShownPicture } from '../../../features/people/contract/shown-picture.endpoints.ts'
import { erasureRequests } from '../../../features/people/domain/erasure-request.machine.ts'
import { showcaseCards } from '../../../features/people/domain/showcase-card.policy.ts'
import type { ShowcaseRole } from '../../../features/people/domain/showcase-roles.ts'
import { findErasure } from '../../../features/people/server/erasure.repository.ts'
import { findShowcaseCard } from '../../../features/people/server/showcase-card.repository.ts'
import { insertOne } from '../factories/insert.ts'
import type { Person } from '../factories/person.ts'
import { checked, type ListCheck } from './list-check.ts'
import { row } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

/** For the people of a showcase. */
const showcaseOf = (role: ShowcaseRole): ListCheck => ({
  key: 'uid',
  all: () => sql`select uid from person`,
  closed: false,
  sees: async ({ db, actor }, uid) => {
    const found = await findShowcaseCard(db, String(uid), role)
    return found !== undefined && showcaseCards.view.allows(actor, found)
  },
})

const own = (_world: World, by: Person) => ({ query: { uid: by.uid } })

const awardOfLeader = async (world: World) => world.make.award({ person: world.people.leader })

/** A certificate of the leader, who has a project in a track of the accelerator. */
const certificate = async (world: World) => {
  const { taskId } = await world.work()
  const { id } = await world.make.award({
    person: world.people.leader,
    file_id: await world.taskFile(taskId),
  })
  return id
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** People who work with the leader: team, tracker, accelerator, portal. */
const workmates: readonly Who[] = [
  'leader',
  'member',
  'tracker',
  'teamTracker',
  'team',
  'admin',
  'portalAdmin',
  'deputyAdmin',
]

/** A person with a password at the sign-on service. */
const passwordOf = async (world: World, by: Person): Promise<string> => {
  await world.make.session({ person: by })
  return 'correct-Horse1'
}

/** A person of another accelerator with a published card. */
const shownAs = (world: World, role: MemberRole) =>
  world.make
    .person({ card_published: true, card_to_world: true })
    .then((person) => world.make.member({ person, role }))

const shownList = (role: MemberRole) => async (world: World) => {
  await shownAs(world, role)
  return { query: {} }
}

/** Permissions on profiles, pictures, awards and cards. */
export const peopleRows = [
  row(showcase.listShowcaseExperts, everybody, shownList('EXP'), { list: showcaseOf('EXPERT') }),
  row(showcase.listShowcaseMentors, everybody, shownList('MNT'), { list: showcaseOf('MENTOR') }),
  row(showcase.listShowcaseTrackers, everybody, shownList('TRC'), { list: showcaseOf('TRACKER') }),
  row(showcase.getShowcasePerson, everybody, async (world) => ({
    query: { uid: (await shownAs(world, 'MNT')).uid, role: 'MENTOR' as const },
  })),
  row(profile.getProfile, everybody, () => ({})),
  row(profile.editProfile, everybody, () => ({ body: { version: 1, company: 'Северный ветер' } })),
  row(profile.editIndustries, everybody, () => ({ body: { industryIds: [] } }), { absent: 400 }),
  row(
    profile.setCountries,
    everybody,
    (_world, by) => ({
      query: { uid: by.uid },
      body: { countryId: null, regionId: null, cityId: null },
    }),
    { absent: 400 },
  ),
  row(profile.getLocation, everybody, own),
  row(profile.getOwnIndustries, everybody, () => ({})),
  row(profile.getInvitePermissions, everybody, own),
  row(profile.setInvitePermissions, everybody, () => ({
    body: { inviteToProjects: true, inviteToAccelerators: true },
  })),
  row(profile.setConsents, everybody, () => ({
    body: { cardPublished: false, cardToWorld: false, processing: true },
  })),
  row(avatar.uploadImage, everybody, () => ({ headers: {}, query: { extension: 'png' as const } }), {
    file: { name: 'me.png', content: pixel },
  }),
  row(avatar.deleteImage, everybody, () => ({})),
  row(avatar.getAvatar, everybody, async (world) => ({ query: { image: await world.keptFile('AVATAR') } })),
  row(getShownPicture, everybody, async (world) => {
    const person = await shownAs(world, 'MNT')
    await insertOne(world.db, 'person_profile', {
      person_uid: person.uid,
      avatar_file_id: await world.keptFile('AVATAR'),
      avatar_small_file_id: await world.keptFile('AVATAR'),
    })
    return { query: { image: person.card_key } }
  }),
  row(awards.addAward, everybody, () => ({ body: { year: 2024, title: 'Премия', url: '' } })),
  row(awards.editAward, ['leader'], async (world) => ({
    body: { awardId: (await awardOfLeader(world)).id, year: 2024, title: 'Премия', url: '' },
  })),
  row(awards.deleteAward, ['leader'], async (world) => ({
    body: { awardId: (await awardOfLeader(world)).id },
  })),
  row(
    awards.uploadAwardFile,
    ['leader'],
    async (world) => ({ query: { awardId: String((await awardOfLeader(world)).id) } }),
    { file: { name: 'award.txt', content: 'Диплом' } },
  ),
  row(awards.deleteAwardFile, ['leader'], async (world) => ({
    body: { awardId: (await awardOfLeader(world)).id },
  })),
  row(awards.downloadAwardFile, workmates, async (world) => ({
    query: { awardId: String(await certificate(world)) },
  })),
  row(getPersonCard, workmates, async (world) => {
    await world.work()
    return { query: { uid: world.people.leader.uid } }
  }),
  row(ownData.exportMyData, everybody, () => ({})),
  row(ownData.askErasure, everybody, async (world, by) => ({
    body: { password: await passwordOf(world, by) },
  })),
  row(
    ownData.withdrawErasure,
    ['leader'],
    async ({ make, people }) => ({
      body: { requestId: (await make.erasureRequest({ person: people.leader, status: 'REJECTED' })).id },
    }),
    { see: ['portalAdmin', 'deputyAdmin'] },
  ),
  row(erasure.listErasureRequests, ['portalAdmin', 'deputyAdmin'], () => ({ query: {} }), {
    list: checked(
      () => sql`select id from erasure_request`,
      ({ db }, id) => findErasure(db, id),
      erasureRequests.view.allows,
    ),
  }),
  row(
    erasure.approveErasure,
    ['portalAdmin'],
    async ({ make }) => ({ body: { requestId: (await make.erasureRequest()).id } }),
    { see: ['deputyAdmin'] },
  ),
  row(
    erasure.rejectErasure,
    ['portalAdmin'],
    async ({ make }) => ({
      body: { requestId: (await make.erasureRequest()).id, reason: 'Идёт спор о правах на проект.' },
    }),
    { see: ['deputyAdmin'] },
  ),
]
