import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getSettings } from '../../../features/administration/contract/system.endpoints.ts'
import { createStore } from '#platform/web/store.ts'

/** Progress of the startup sequence (spec 4). */
export const startStore = createStore<'starting' | 'ready' | 'away'>('starting')

/** Menu codes that the server permits for the active role and the chosen accelerator. */
export const menuStore = createStore<readonly string[]>([])

/** An accelerator of the signed-in person; the name is null until it has one. */
export type TeamAccelerator = { id: number; name: string | null; logoUrl: string | null; admin: boolean }

/** The accelerators the person works in. */
export const teamsStore = createStore<readonly TeamAccelerator[]>([])

/** Name, brand and company of the portal. */
export const settingsStore = createStore<
  Partial<ResponseOf<typeof getSettings>> & { appName: string; brand: string; companyName: string }
>({
  appName: '',
  brand: '',
  companyName: '',
})
