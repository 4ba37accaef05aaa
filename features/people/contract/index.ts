import * as avatar from './avatar.endpoints.ts'
import * as awards from './award.endpoints.ts'
import * as erasure from './erasure.endpoints.ts'
import * as ownData from './own-data.endpoints.ts'
import * as card from './person-card.endpoints.ts'
import * as profile from './profile.endpoints.ts'

/** Every call of this feature. */
export const endpoints = [profile, avatar, awards, card, ownData, erasure].flatMap((calls) =>
  Object.values(calls),
)
