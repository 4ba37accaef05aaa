import { sql } from 'kysely'
import * as groups from '../../../features/objects/contract/group.endpoints.ts'
import * as objects from '../../../features/objects/contract/object.endpoints.ts'
import * as sheets from '../../../features/objects/contract/sheet.endpoints.ts'
import { objects as objectsPolicy } from '../../../features/objects/domain/object.machine.ts'
import { catalogueRevision } from '../../../features/objects/server/catalogue-facts.ts'
import { open } from './list-check.ts'
import { row, type Row } from './row.ts'
import { everybody, type World } from './world.ts'

const administrators = ['portalAdmin', 'deputyAdmin'] as const
const see = everybody.filter((who) => who !== 'portalAdmin' && who !== 'deputyAdmin')

let made = 0

const group = async ({ make }: World) => (await make.objectGroup()).id
const object = async ({ make }: World) => (await make.object()).id
const objectWithForm = async ({ make, keptFile }: World) => {
  const templateFileId = await keptFile('PROJECT_PROFILE_OBJECT')
  return (await make.object({ field: { type: 'FILE', templateFileId } })).id
}
const sheet = { name: 'objects.csv', content: 'code;type;name_ru;name_en;group_ru;group_en\n' }
const field = () => ({
  code: `who_${(made += 1)}`,
  name: { ru: 'Выручка', en: 'Revenue' },
  shortName: { ru: '', en: '' },
  description: { ru: '', en: '' },
  help: { ru: '', en: '' },
  type: 'MONEY' as const,
  required: false,
  limits: {},
})

/** Calls of the object catalogue: signed-in people read, the portal's administrators edit. */
export const objectRows: readonly Row[] = [
  row(objects.listObjects, everybody, () => ({ query: {} }), {
    list: open(objectsPolicy.look, () => sql`select id from profile_object`),
  }),
  row(objects.listSingleIndicators, everybody, () => ({})),
  row(objects.getObject, everybody, async (world) => ({ query: { id: String(await object(world)) } })),
  row(
    objects.getObjectHistory,
    administrators,
    async (world) => ({ query: { id: String(await object(world)) } }),
    { see },
  ),
  row(
    objects.createObject,
    administrators,
    async (world) => ({ body: { groupId: await group(world), field: field() } }),
    { see },
  ),
  row(
    objects.editObject,
    administrators,
    async ({ make }) => {
      const { id, group_id: groupId, field: stored } = await make.object()
      return { body: { id, version: 1, groupId, field: stored } }
    },
    { see },
  ),
  ...[
    objects.archiveObject,
    objects.restoreObject,
    objects.setSingleIndicator,
    objects.unsetSingleIndicator,
    objects.deleteObject,
  ].map((call) =>
    row(call, administrators, async (world) => ({ body: { id: await object(world) } }), { see }),
  ),
  row(
    objects.getObjectUses,
    administrators,
    async (world) => ({ query: { id: String(await object(world)) } }),
    { see },
  ),
  row(objects.uploadObjectForm, administrators, () => ({}), {
    see,
    file: { name: 'form.txt', content: 'Впишите цены' },
  }),
  row(objects.downloadObjectForm, everybody, async (world) => ({
    query: { id: String(await objectWithForm(world)) },
  })),
  row(sheets.exportObjects, administrators, () => ({}), { see }),
  row(sheets.checkObjectsImport, administrators, () => ({}), { see, file: sheet }),
  row(
    sheets.applyObjectsImport,
    administrators,
    async ({ db }) => ({ query: { revision: String(await catalogueRevision(db)) } }),
    { see, file: sheet },
  ),
  row(groups.listObjectGroups, everybody, () => ({})),
  row(
    groups.createObjectGroup,
    administrators,
    () => ({ body: { nameRu: `Группа ${(made += 1)}`, nameEn: `Group ${made}` } }),
    { see },
  ),
  row(
    groups.editObjectGroup,
    administrators,
    async (world) => ({
      body: { id: await group(world), nameRu: `Группа ${(made += 1)}`, nameEn: `Group ${made}` },
    }),
    { see },
  ),
  row(groups.orderObjectGroups, administrators, () => ({ body: { ids: [1] } }), { see, absent: 409 }),
  row(
    groups.getObjectGroupHistory,
    administrators,
    async (world) => ({ query: { id: String(await group(world)) } }),
    { see },
  ),
  row(groups.deleteObjectGroup, administrators, async (world) => ({ body: { id: await group(world) } }), {
    see,
  }),
]
