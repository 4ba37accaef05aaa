import { nothing, query } from '#platform/server/handler.ts'
import { getInvestorProfile } from '../contract/investor-profile.endpoints.ts'
import { investorProfiles } from '../domain/investor-showcase.policy.ts'
import { readInvestorProfile } from './read-investor-profile.ts'

export const getInvestorProfileQuery = query({
  endpoint: getInvestorProfile,
  load: nothing,
  authorize: investorProfiles.view,
  run: (ctx) => readInvestorProfile(ctx, ctx.actor.uid),
})
