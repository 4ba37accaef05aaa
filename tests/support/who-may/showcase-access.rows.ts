import { getShowcaseFrame } from '../../../features/showcases/contract/frame.endpoints.ts'
import * as keyed from '../../../features/showcases/contract/keyed.endpoints.ts'
import * as access from '../../../features/showcases/contract/showcase-access.endpoints.ts'
import * as hooks from '../../../features/showcases/contract/showcase-hook.endpoints.ts'
import { makeShowcaseDelivery, makeShowcaseHook, makeShowcaseKey } from '../showcase-records.ts'
import { row, without } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const builders: readonly Who[] = ['admin']
const readers: readonly Who[] = ['team', 'teamTracker', 'admin', 'portalAdmin', 'deputyAdmin']
const building = { see: without(readers, builders) }

const made = async ({ make, accelerator }: World, frame_origins: string[] = []): Promise<number> =>
  (await make.publicationTemplate({ accelerator, frame_origins })).id
const given = async (world: World) => ({ templateId: await made(world), createdBy: world.people.admin.uid })
const key = async (world: World) => makeShowcaseKey(world.db, await given(world))
const hook = async (world: World) => makeShowcaseHook(world.db, await given(world))
const origin = 'https://accelerator.example.com'

/** Anybody with the key may read, signed in or not. */
const withKey = async (world: World) => ({ 'x-api-key': (await key(world)).secret })

/** Permissions on keys, sites and webhooks of showcases. */
export const showcaseAccessRows = [
  row(
    access.getShowcaseAccess,
    builders,
    async (world) => ({ query: { templateId: String(await made(world)) } }),
    building,
  ),
  row(
    access.addShowcaseOrigin,
    builders,
    async (world) => ({ body: { templateId: await made(world), origin } }),
    building,
  ),
  row(
    access.removeShowcaseOrigin,
    builders,
    async (world) => ({ body: { templateId: await made(world, [origin]), origin } }),
    building,
  ),
  row(
    access.createShowcaseKey,
    builders,
    async (world) => ({ body: { templateId: await made(world), name: 'Сайт' } }),
    building,
  ),
  row(
    access.rotateShowcaseKey,
    builders,
    async (world) => {
      const { id, secretAt } = await key(world)
      return { body: { keyId: id, secretAt, overlapDays: 3 } }
    },
    building,
  ),
  row(
    access.revokeShowcaseKey,
    builders,
    async (world) => ({ body: { keyId: (await key(world)).id } }),
    building,
  ),
  row(
    hooks.getShowcaseHooks,
    builders,
    async (world) => ({ query: { templateId: String(await made(world)) } }),
    building,
  ),
  row(
    hooks.createShowcaseHook,
    builders,
    async (world) => ({
      body: {
        templateId: await made(world),
        url: 'https://hooks.example.com/showcase',
        kinds: ['PUBLISHED' as const],
      },
    }),
    building,
  ),
  row(
    hooks.rotateShowcaseHook,
    builders,
    async (world) => {
      const { id, secret_at: secretAt } = await hook(world)
      return { body: { hookId: id, secretAt } }
    },
    building,
  ),
  row(
    hooks.turnShowcaseHook,
    builders,
    async (world) => ({ body: { hookId: (await hook(world)).id, active: false } }),
    building,
  ),
  row(
    hooks.testShowcaseHook,
    builders,
    async (world) => ({ body: { hookId: (await hook(world)).id } }),
    building,
  ),
  row(
    hooks.removeShowcaseHook,
    builders,
    async (world) => ({ body: { hookId: (await hook(world)).id } }),
    building,
  ),
  row(
    hooks.getShowcaseDeliveries,
    builders,
    async (world) => ({ query: { hookId: String((await hook(world)).id) } }),
    building,
  ),
  row(
    hooks.resendShowcaseDelivery,
    builders,
    async (world) => ({
      body: { deliveryId: (await makeShowcaseDelivery(world.db, (await hook(world)).id)).id },
    }),
    building,
  ),
  row(getShowcaseFrame, everybody, async (world) => ({ query: { showcaseId: String(await made(world)) } })),
  row(keyed.listProjectsByKey, everybody, async (world) => ({ query: {}, headers: await withKey(world) })),
  row(keyed.getProjectByKey, everybody, async (world) => {
    const template = await world.make.publicationTemplate({ accelerator: world.accelerator })
    const project = await world.project()
    await world.make.publication({ project, template })
    const { secret } = await makeShowcaseKey(world.db, {
      templateId: template.id,
      createdBy: world.people.admin.uid,
    })
    return { query: { projectId: String(project.id) }, headers: { 'x-api-key': secret } }
  }),
  row(keyed.getFiltersByKey, everybody, async (world) => ({ query: {}, headers: await withKey(world) })),
  row(keyed.listChangesByKey, everybody, async (world) => ({ query: {}, headers: await withKey(world) })),
]
