import type { Db } from '#platform/server/context.ts'
import type { HookTables } from '#platform/server/hooks/hook-tables.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'

/** The job that creates deliveries for changes; the database also starts it (`hooks_follow_change`). */
export const hookChangesJob = 'tell-showcase-hooks'

/** Vault context of a webhook's secret. */
export const placeOfHook = (hookId: number): string => `showcase-hook:${hookId}`

/** Webhooks of showcases. */
export const showcaseHooks: HookTables = {
  hooks: 'showcase_hook',
  deliveries: 'showcase_delivery',
  job: 'deliver-showcase-hook',
  queue: 'showcase-hooks',
  place: placeOfHook,
}

/** Schedules deliveries of a showcase's changes to its webhooks. */
export const startHookDeliveries = (db: Db, templateId: number): Promise<void> =>
  enqueue(db, hookChangesJob, { templateId }, { key: `${hookChangesJob}:${templateId}`, delaySeconds: 0 })
