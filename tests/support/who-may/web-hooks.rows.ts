import * as hooks from '../../../features/web-hooks/contract/web-hook.endpoints.ts'
import { insertOne } from '../factories/insert.ts'
import { row } from './row.ts'
import { everybody, type World } from './world.ts'

/** A webhook of the administrator of the first accelerator that reports its events. */
const hookOf = ({ db, accelerator, people }: World) =>
  insertOne(db, 'web_hook', {
    created_by: people.admin.uid,
    accelerator_id: accelerator.id,
    url: 'https://hooks.example.com/in',
    kinds: ['task.accepted'],
    secret: '',
  })

const body = async (world: World) => ({ body: { hookId: (await hookOf(world)).id } })

/** Webhooks are their owner's, and those of an accelerator its administrators' besides. */
export const webHookRows = [
  row(hooks.getWebHooks, everybody, () => ({})),
  row(hooks.getAcceleratorHooks, ['admin'], ({ accelerator }) => ({
    query: { acceleratorId: String(accelerator.id) },
  })),
  row(hooks.createWebHook, ['admin'], ({ accelerator }) => ({
    body: {
      url: 'https://hooks.example.com/in',
      kinds: ['task.accepted' as const],
      acceleratorId: accelerator.id,
    },
  })),
  row(hooks.rotateWebHook, ['admin'], async (world) => {
    const { id, secret_at: secretAt } = await hookOf(world)
    return { body: { hookId: id, secretAt } }
  }),
  row(hooks.turnWebHookOff, ['admin'], body),
  row(hooks.turnWebHookOn, ['admin'], async (world) => {
    const { id } = await hookOf(world)
    await world.db.updateTable('web_hook').set({ active: false }).where('id', '=', id).execute()
    return { body: { hookId: id } }
  }),
  row(hooks.testWebHook, ['admin'], body),
  row(hooks.removeWebHook, ['admin'], body),
  row(hooks.getWebHookDeliveries, ['admin'], async (world) => ({
    query: { hookId: String((await hookOf(world)).id) },
  })),
  row(hooks.resendWebHookDelivery, ['admin'], async (world) => {
    const { id } = await insertOne(world.db, 'web_hook_delivery', {
      hook_id: (await hookOf(world)).id,
      kind: 'TEST',
      changed_at: new Date().toISOString(),
      outcome: 'FAILED',
    })
    return { body: { deliveryId: id } }
  }),
]
