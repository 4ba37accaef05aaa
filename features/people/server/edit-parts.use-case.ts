import { checkValues } from '#features/dictionaries'
import { portalPolicy } from '#platform/domain/policy.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { editIndustries, setCountries } from '../contract/profile.endpoints.ts'
import { checkPlace } from './check-place.ts'
import { beginSave, findPerson, ownUid, setValues } from './profile.repository.ts'
import { readLocation, readProfile } from './read-profile.ts'

const noteEdit = (ctx: Context, uid: string, field: string): Promise<void> =>
  audit(ctx, {
    acceleratorId: null,
    subject: 'person',
    subjectId: uid,
    action: 'editProfile',
    details: { fields: [field] },
  })

/** `POST /person-user-profile/edit-industries`. */
export const editIndustriesUseCase = useCase({
  endpoint: editIndustries,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { body: { industryIds, version } }) => {
    const uid = ownUid(ctx)
    await beginSave(ctx.db, uid, version)
    await checkValues(ctx.db, 'INDUSTRIES', industryIds, 'industryIds')
    await setValues(ctx.db, 'person_industry', uid, industryIds)
    await noteEdit(ctx, uid, 'industryIds')
    return (await readProfile(ctx, uid))!
  },
})

/** `POST /person-user-profile/set-countries`. */
export const setCountriesUseCase = useCase({
  endpoint: setCountries,
  load: (ctx, input) => findPerson(ctx.db, input.query.uid),
  authorize: portalPolicy.signIn,
  run: async (ctx, { body: { version, ...place } }, { uid }) => {
    await beginSave(ctx.db, uid, version)
    await checkPlace(ctx.db, place, '')
    await ctx.db
      .updateTable('person_profile')
      .set({ country_id: place.countryId, region_id: place.regionId, city_id: place.cityId })
      .where('person_uid', '=', uid)
      .execute()
    await noteEdit(ctx, uid, 'location')
    return (await readLocation(ctx, uid))!
  },
})
