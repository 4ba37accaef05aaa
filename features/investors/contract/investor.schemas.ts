import { z } from 'zod'
import { id, longText, version } from '#platform/contract/fields.ts'
import { text } from '#platform/contract/fields.ts'
import { maxFilterValues, namedRef, sortingDirections } from '#platform/contract/lists.ts'
import { currencies } from '../../fields/domain/element-types.ts'
import { investorTypes } from '../../people/domain/lists.ts'
import { investorSortings, maxStages } from '../domain/investor-limits.ts'
import { fits } from '../domain/pipeline.rules.ts'

/** Filters and sorting of the investor showcase (spec 7). */
export const investorFilter = z.strictObject({
  sorting: z.enum(investorSortings, 'NOT_IN_LIST').optional(),
  sortingDirection: z.enum(sortingDirections, 'NOT_IN_LIST').optional(),
  findText: text(200).optional(),
  industries: z.array(id()).max(maxFilterValues, 'TOO_MANY').optional(),
  possibilityOfTransferTrack: z.boolean('INVALID').nullable().optional(),
})

const range = z.object({ from: z.string(), to: z.string(), currency: z.enum(currencies) })

/** An investor in the showcase, without contact details. */
export const investorCard = z.object({
  id: z.uuid(),
  person: z.object({ firstName: z.string(), lastName: z.string() }),
  fullName: z.string(),
  avatar: z.object({ url: z.string(), largeUrl: z.string() }).nullable(),
  company: z.string(),
  location: z.object({
    country: namedRef.nullable(),
    region: namedRef.nullable(),
    city: namedRef.nullable(),
  }),
  industries: z.array(namedRef),
  stages: z.array(namedRef),
  type: z.enum(investorTypes).nullable(),
  investment: range.nullable(),
  thesis: z.string(),
  /** Whether the portal's administrators have verified the investor. */
  verified: z.boolean(),
  possibilityOfTransferTrack: z.boolean(),
})

/** An investor on their own page. */
export const investorDetails = investorCard.extend({
  about: z.string(),
  regions: z.string(),
  portfolio: z.string(),
})

/** The investment criteria an investor enters. */
export const investorProfileFields = z.strictObject({
  thesis: longText(2000),
  portfolio: longText(2000),
  regions: text(300),
  stageIds: z.array(id()).max(maxStages, 'TOO_MANY'),
  takesTransferred: z.boolean('INVALID'),
  version: version(),
})

/** The stored investment criteria. */
export const investorProfile = z.object({
  thesis: z.string(),
  portfolio: z.string(),
  regions: z.string(),
  stages: z.array(namedRef),
  takesTransferred: z.boolean(),
  version: z.int(),
  /** Whether the portal's administrators have verified the investor. */
  verified: z.boolean(),
  /** Whether the profile is in the showcase, for signed-in users and for everybody. */
  cardPublished: z.boolean(),
  cardToWorld: z.boolean(),
})

const compared = z.object({
  fit: z.enum(fits),
  /** Names of the project's values, and of those that the investor looks for. */
  said: z.array(z.string()),
  wanted: z.array(z.string()),
})

/** How a project matches the investor's criteria: per fact, with what each side says. */
export const projectFit = z.object({ industries: compared, stage: compared })
