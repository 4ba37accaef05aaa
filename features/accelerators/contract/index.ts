import * as documents from './document.endpoints.ts'
import * as logos from './logo.endpoints.ts'
import * as marketing from './marketing.endpoints.ts'
import * as members from './member.endpoints.ts'
import * as profiles from './profile.endpoints.ts'
import * as requests from './request.endpoints.ts'

/** Every call of this feature. */
export const endpoints = [members, profiles, logos, documents, requests, marketing].flatMap((calls) =>
  Object.values(calls),
)
