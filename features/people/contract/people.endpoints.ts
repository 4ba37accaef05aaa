import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { requiredText, uid } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { accessFlags, roleCodes } from '#platform/domain/actor.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { wholeName } from '#platform/domain/whole-name.ts'
import { personStateTable } from '../domain/state-tables.ts'
import { administeredPerson, listedPerson } from './people.schemas.ts'

/** Everybody who has signed in at least once. */
export const listPeople = list({
  name: 'listPeople',
  path: '/admin/people/list',
  summary: 'People of the portal',
  permission: 'signed-in',
  reads: ['person', 'role'],
  row: listedPerson,
  sortings: ['CREATE_DATE', 'NAME', 'LAST_ACTIVITY'],
  defaultSort: '-CREATE_DATE',
  filters: {
    status: listParam(['A', 'B']),
    role: listParam(roleCodes),
    flag: listParam(accessFlags),
  },
  search: true,
  table: {
    texts: 'people:accounts',
    columns: {
      // The address distinguishes people with the same name, as on the screen.
      name: (row) => `${wholeName(row)}, ${row.email}`,
      status: ({ status, mergedInto }, t) =>
        mergedInto
          ? t('accounts.mergedInto', { name: mergedInto.name })
          : t(stateKey(personStateTable, status)),
      roles: ({ roles }, t) =>
        roles
          .filter((role) => role !== 'INI')
          .map((role) => t(`roleNames.${role}`))
          .join(', '),
      projects: 'projectsCount',
      created: 'createdAt',
      seen: 'lastSeenAt',
      confirmed: 'emailConfirmedAt',
      flags: (row, t) => row.accessFlags.map((flag) => t(`accessFlags.${flag}`)).join(', '),
      accelerators: 'acceleratorsCount',
      logIn: null,
    },
  },
})

/** One person with the sign-on service's data and the audit trail. */
export const getPerson = endpoint({
  name: 'getPerson',
  method: 'GET',
  path: '/admin/people/get',
  summary: 'A person of the portal',
  query: z.object({ uid: uid() }),
  response: administeredPerson,
  reads: ['person', 'role'],
  permission: 'signed-in',
})

/** Blocks a person: all their sessions end at once. */
export const blockPerson = endpoint({
  name: 'blockPerson',
  method: 'POST',
  path: '/admin/people/block',
  summary: 'Block a person',
  body: z.strictObject({ uid: uid(), reason: requiredText(1200) }),
  response: administeredPerson,
  errors: ['STATE_CHANGED'],
  changes: ['person'],
  permission: 'signed-in',
  stepUp: true,
})

/** Unblocks a person. */
export const unblockPerson = endpoint({
  name: 'unblockPerson',
  method: 'POST',
  path: '/admin/people/unblock',
  summary: 'Unblock a person',
  body: z.strictObject({ uid: uid() }),
  response: administeredPerson,
  errors: ['STATE_CHANGED'],
  changes: ['person'],
  permission: 'signed-in',
  stepUp: true,
})

/** Removes the second factor of a person who lost it. */
export const resetSecondFactor = endpoint({
  name: 'resetSecondFactor',
  method: 'POST',
  path: '/admin/people/reset-second-factor',
  summary: 'Take a lost second factor away',
  body: z.strictObject({ uid: uid(), reason: requiredText(1200) }),
  response: administeredPerson,
  errors: ['STATE_CHANGED'],
  changes: ['person', 'account'],
  permission: 'signed-in',
  stepUp: true,
})
