import { sql } from 'kysely'
import { valueName } from '#features/dictionaries'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import {
  getInvitePermissions,
  getLocation,
  getOwnIndustries,
  getProfile,
} from '../contract/profile.endpoints.ts'
import { findPerson, ownUid } from './profile.repository.ts'
import { readLocation, readProfile } from './read-profile.ts'

export const getProfileQuery = query({
  endpoint: getProfile,
  load: (ctx) => readProfile(ctx, ownUid(ctx)),
  authorize: portalPolicy.signIn,
  run: async (_ctx, _input, profile) => profile,
})

export const getLocationQuery = query({
  endpoint: getLocation,
  load: (ctx, input) => readLocation(ctx, input.query.uid),
  authorize: portalPolicy.signIn,
  run: async (_ctx, _input, { version: _version, ...location }) => location,
})

/** `GET /person-user-profile/get-industries`: archived ones only if the person has chosen them before. */
export const getOwnIndustriesQuery = query({
  endpoint: getOwnIndustries,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx) => {
    const name = valueName('v', ctx.locale)
    const { rows } = await sql<{ id: number; name: string; chosen: boolean }>`
      select v.id, ${name} as name, c.value_id is not null as chosen
      from dictionary_value v left join person_industry c on c.value_id = v.id and c.person_uid = ${ownUid(ctx)}
      where v.dictionary_id = (select id from dictionary where code = 'INDUSTRIES')
        and (v.status = 'ACTIVE' or c.value_id is not null)
      order by v.seq, name, v.id`.execute(ctx.db)
    return { items: rows }
  },
})

export const getInvitePermissionsQuery = query({
  endpoint: getInvitePermissions,
  load: (ctx, input) => findPerson(ctx.db, input.query.uid),
  authorize: portalPolicy.signIn,
  run: async (ctx, _input, { uid }) =>
    ctx.db
      .selectFrom('person')
      .select(['invite_to_projects as inviteToProjects', 'invite_to_accelerators as inviteToAccelerators'])
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow(),
})
