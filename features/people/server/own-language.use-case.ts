import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import { getUserLocalization, setUserLocalization } from '../contract/own-language.endpoints.ts'

export const getUserLocalizationQuery = query({
  endpoint: getUserLocalization,
  load: (ctx, input) =>
    ctx.db.selectFrom('person').select('locale').where('uid', '=', input.query.userUid).executeTakeFirst(),
  authorize: portalPolicy.signIn,
  run: async (_ctx, _input, person) => ({ localeCode: person.locale }),
})

export const setUserLocalizationUseCase = useCase({
  endpoint: setUserLocalization,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { query: { userUid, localeCode } }) => {
    await ctx.db.updateTable('person').set({ locale: localeCode }).where('uid', '=', userUid).execute()
    return undefined
  },
})
