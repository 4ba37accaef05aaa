import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, uid, version } from '#platform/contract/fields.ts'
import {
  consents,
  invitePermissions,
  location,
  locationFields,
  profile,
  profileFields,
} from './profile.schemas.ts'

const ownUid = z.object({ uid: uid() })

export const getProfile = endpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/person-user-profile/get',
  summary: 'The own profile',
  response: profile,
  reads: ['person', 'role'],
  permission: 'signed-in',
})

/** Saves the given fields only; a stale version is refused. */
export const editProfile = endpoint({
  name: 'editProfile',
  method: 'POST',
  path: '/person-user-profile/edit',
  summary: 'Edit the own profile, whole or in part',
  body: profileFields.partial().extend({ version: version() }),
  response: profile,
  errors: ['STATE_CHANGED', 'SERVICE_UNAVAILABLE'],
  changes: ['person'],
  permission: 'signed-in',
})

/** Saves only the industry focus, unconditionally if no version is given. */
export const editIndustries = endpoint({
  name: 'editIndustries',
  method: 'POST',
  path: '/person-user-profile/edit-industries',
  summary: 'Edit the own industry focus',
  body: profileFields.pick({ industryIds: true }).extend({ version: version().optional() }),
  response: profile,
  errors: ['STATE_CHANGED'],
  changes: ['person'],
  permission: 'signed-in',
})

/** Saves only country, region and city, unconditionally if no version is given. */
export const setCountries = endpoint({
  name: 'setCountries',
  method: 'POST',
  path: '/person-user-profile/set-countries',
  summary: "Set a person's location",
  query: ownUid,
  ownUid: 'uid',
  body: locationFields.extend({ version: version().optional() }),
  response: location.extend({ version: z.int() }),
  errors: ['STATE_CHANGED'],
  changes: ['person'],
  permission: 'signed-in',
})

/** Country, region and city, in the caller's language. */
export const getLocation = endpoint({
  name: 'getLocation',
  method: 'GET',
  path: '/person-user-profile/get-location',
  summary: "A person's location",
  query: ownUid,
  ownUid: 'uid',
  response: location,
  reads: ['person'],
  permission: 'signed-in',
})

/** Every industry of the dictionary, with the caller's marked. */
export const getOwnIndustries = endpoint({
  name: 'getOwnIndustries',
  method: 'GET',
  path: '/person-user-profile/get-industries',
  summary: 'Industries to choose from, the own ones marked',
  response: z.object({ items: z.array(z.object({ id: id(), name: z.string(), chosen: z.boolean() })) }),
  reads: ['person', 'dictionary'],
  permission: 'signed-in',
})

/** Which teams may invite a person. */
export const getInvitePermissions = endpoint({
  name: 'getInvitePermissions',
  method: 'GET',
  path: '/person-user-profile/get-invite-permissions',
  summary: 'Which teams may invite a person',
  query: ownUid,
  ownUid: 'uid',
  response: z.object(invitePermissions.shape),
  reads: ['person'],
  permission: 'signed-in',
})

/** Sets which teams may invite the caller. */
export const setInvitePermissions = endpoint({
  name: 'setInvitePermissions',
  method: 'POST',
  path: '/person-user-profile/set-invite-permissions',
  summary: 'Set which teams may invite me',
  body: invitePermissions,
  response: z.object(invitePermissions.shape),
  changes: ['person'],
  permission: 'signed-in',
})

/** Gives or withdraws consents; without consent to processing no card is published. */
export const setConsents = endpoint({
  name: 'setConsents',
  method: 'POST',
  path: '/person-user-profile/set-consents',
  summary: 'Give or withdraw consents',
  body: consents,
  response: profile.shape.consents,
  changes: ['person'],
  permission: 'signed-in',
})
