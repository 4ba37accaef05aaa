import { checkValues } from '#features/dictionaries'
import { portalPolicy } from '#platform/domain/policy.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { editIndustries, setCountries } from '../contract/profile.endpoints.ts'
import { checkPlace } from './check-place.ts'
import { noteAction } from './note-action.ts'
import { beginSave, findPerson, ownUid, setValues } from './profile.repository.ts'
import { readLocation, readProfile } from './read-profile.ts'

export const editIndustriesUseCase = useCase({
  endpoint: editIndustries,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { body: { industryIds, version } }) => {
    const uid = ownUid(ctx)
    await beginSave(ctx.db, uid, version)
    await checkValues(ctx.db, 'INDUSTRIES', industryIds, 'industryIds')
    await setValues(ctx.db, 'person_industry', uid, industryIds)
    await noteAction(ctx, uid, 'editProfile', { fields: ['industryIds'] })
    return stillThere(await readProfile(ctx, uid))
  },
})

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
    await noteAction(ctx, uid, 'editProfile', { fields: ['location'] })
    return stillThere(await readLocation(ctx, uid))
  },
})
