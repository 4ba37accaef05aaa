import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { requiredText } from '#platform/contract/fields.ts'
import { listDensities, listPageSizes } from '#platform/domain/list-look.ts'
import { listSettingLimits } from '../domain/list-settings.ts'
import { listId, search } from './view-address.ts'

/** A personal view of a list: an address with a name. */
const view = z.strictObject({ name: requiredText(100), search })

const hasDistinctNames = (views: readonly { name: string }[]): boolean =>
  new Set(views.map(({ name }) => name)).size === views.length

const views = z
  .array(view)
  .max(listSettingLimits.views, 'TOO_MANY')
  .refine(hasDistinctNames, 'ALREADY_TAKEN')
  .refine((all) => JSON.stringify(all).length <= listSettingLimits.characters, 'TOO_LONG')

/** How the person saw the list last, as in its address; `density` only of the list `any`, for all lists. */
const shown = z.strictObject({
  cols: z
    .string()
    .max(1000, 'TOO_LONG')
    .regex(/^[\w,-]+$/, 'INVALID')
    .optional(),
  sort: z
    .string()
    .max(60, 'TOO_LONG')
    .regex(/^-?[A-Z0-9_]+$/, 'INVALID')
    .optional(),
  size: z.enum(listPageSizes, 'NOT_IN_LIST').optional(),
  view: z.literal('board', 'NOT_IN_LIST').optional(),
  density: z.enum(listDensities, 'NOT_IN_LIST').optional(),
})

/** The caller's settings of lists. */
export const getListSettings = endpoint({
  name: 'getListSettings',
  method: 'GET',
  path: '/list-setting/get',
  summary: 'My settings of lists',
  response: z.object({
    lists: z
      .array(
        z.object({
          list: z.string(),
          views: z.array(z.object({ name: z.string(), search: z.string() })),
          shown: z.object({
            cols: z.string().optional(),
            sort: z.string().optional(),
            size: z.enum(listPageSizes).optional(),
            view: z.literal('board').optional(),
            density: z.enum(listDensities).optional(),
          }),
        }),
      )
      .max(listSettingLimits.lists),
  }),
  reads: ['listSetting'],
  permission: 'signed-in',
})

/** Replaces the caller's settings of a list. */
export const saveListSetting = endpoint({
  name: 'saveListSetting',
  method: 'POST',
  path: '/list-setting/save',
  summary: 'Save my settings of a list',
  body: z.strictObject({ list: listId, views, shown }),
  response: null,
  changes: ['listSetting'],
  permission: 'signed-in',
})
