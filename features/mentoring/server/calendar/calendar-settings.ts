import type { readOutside } from '#platform/server/outgoing/read-outside.ts'
import type { Vault } from '#platform/server/secrets/vault.ts'

/** Settings that the portal passes to this feature. */
export type MentoringSettings = {
  publicUrl: string
  /** Seals addresses of calendars; opened on first use, so that a portal without any needs no key. */
  vault: () => Vault
  read: typeof readOutside
}
