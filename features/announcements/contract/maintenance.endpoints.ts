import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, version } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { maintenanceStateTable } from '../domain/state-tables.ts'
import { maintenanceFields, maintenanceNotice, updateBanner } from './announcement.schemas.ts'

/** All maintenance notices, including past ones. */
export const listMaintenance = list({
  name: 'listMaintenance',
  path: '/maintenance/list',
  summary: 'Maintenance notices',
  permission: 'signed-in',
  reads: ['announcement'],
  row: maintenanceNotice,
  sortings: ['START_DATE'],
  defaultSort: '-START_DATE',
  search: false,
  table: {
    texts: 'announcements:maintenance',
    columns: {
      startsAt: 'startsAt',
      endsAt: 'endsAt',
      timeZone: ({ timeZone }) => timeZone,
      mode: ({ mode }, t) => t(`maintenance.modes.${mode}`),
      status: ({ status }, t) => t(stateKey(maintenanceStateTable, status)),
      author: 'author',
      created: 'createdAt',
    },
  },
})

/** Creates a maintenance notice, which open pages show immediately, once per person. */
export const createMaintenance = endpoint({
  name: 'createMaintenance',
  method: 'POST',
  path: '/maintenance/create',
  summary: 'Announce works of the portal',
  body: maintenanceFields,
  response: maintenanceNotice,
  changes: ['announcement'],
  permission: 'signed-in',
})

export const cancelMaintenance = endpoint({
  name: 'cancelMaintenance',
  method: 'POST',
  path: '/maintenance/cancel',
  summary: 'Cancel works that were announced',
  body: z.strictObject({ id: id(), version: version() }),
  response: maintenanceNotice,
  errors: ['STATE_CHANGED'],
  changes: ['announcement'],
  permission: 'signed-in',
})

/** Notes that the person was shown the notice, so that no other device of theirs shows it again. */
export const noteBannerShown = endpoint({
  name: 'noteBannerShown',
  method: 'POST',
  path: '/update-banner/shown',
  summary: 'Note that the maintenance notice was shown',
  body: z.strictObject({ id: id() }),
  response: null,
  changes: [],
  permission: 'signed-in',
})

/**
 * The current maintenance, or that of the next three days (spec 7); of several the first that the person has not seen, the
 * strictest first. Null if there is none.
 */
export const getUpdateBanner = endpoint({
  name: 'getUpdateBanner',
  method: 'GET',
  path: '/update-banner/get',
  summary: 'The maintenance notice',
  response: updateBanner.nullable(),
  reads: ['announcement'],
  permission: 'public',
})
