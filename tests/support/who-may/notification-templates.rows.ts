import * as templates from '../../../features/communication/contract/notification-template.endpoints.ts'
import { notificationTemplates } from '../../../features/communication/domain/notification-template.policy.ts'
import {
  addVersion,
  type TemplateTexts,
} from '../../../features/communication/server/notification-templates.repository.ts'
import type { ListCheck } from './list-check.ts'
import { row } from './row.ts'
import type { Who, World } from './world.ts'

const keepers: readonly Who[] = ['admin', 'portalAdmin']

type Words = { code: 'TASK_RETURNED'; acceleratorId: number } & TemplateTexts

const words = ({ accelerator }: World): Words => ({
  code: 'TASK_RETURNED',
  acceleratorId: accelerator.id,
  subjectRu: '{{task}}',
  bodyRu: '{{project}}: {{comment}}',
  subjectEn: '{{task}}',
  bodyEn: '{{project}}: {{comment}}',
})

const newest = async ({ db, accelerator }: World): Promise<number> => {
  const found = await db
    .selectFrom('notification_template')
    .select('version')
    .where('accelerator_id', '=', accelerator.id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.version ?? 0
}

const ofOwner: ListCheck = {
  key: 'id',
  all: null,
  closed: true,
  sees: async ({ actor }, _key, { query }) =>
    notificationTemplates.view.allows(actor, { acceleratorId: Number(query!['acceleratorId']) }),
}

/** Calls about notification texts: administrators of the accelerator that sends them. */
export const notificationTemplatesRows = [
  row(
    templates.listNotificationTemplates,
    keepers,
    ({ accelerator }) => ({ query: { acceleratorId: String(accelerator.id) } }),
    { list: ofOwner },
  ),
  row(templates.getNotificationTemplate, keepers, ({ accelerator }) => ({
    query: { acceleratorId: String(accelerator.id), code: 'TASK_RETURNED' as const },
  })),
  row(templates.listTemplateEvents, keepers, ({ accelerator }) => ({
    query: { acceleratorId: String(accelerator.id), code: 'TASK_RETURNED' as const },
  })),
  row(templates.saveNotificationTemplate, keepers, async (world) => {
    return { body: { ...words(world), code: 'TASK_RETURNED' as const, version: await newest(world) } }
  }),
  row(templates.resetNotificationTemplate, keepers, async (world) => {
    const { code, acceleratorId, ...texts } = words(world)
    const version = await addVersion(
      world.db,
      world.people.admin.uid,
      { code: 'TASK_RETURNED', acceleratorId, version: await newest(world) },
      texts,
    )
    return { body: { code, acceleratorId, version: version! } }
  }),
  row(templates.previewNotificationTemplate, keepers, (world) => ({ body: words(world) })),
  row(templates.testNotificationTemplate, keepers, (world) => ({ body: words(world) })),
]
