import type { readOutside } from '#platform/server/outgoing/read-outside.ts'
import type { Vault } from '#platform/server/secrets/vault.ts'

/** What this feature is told about its surroundings. */
export type MentoringSettings = {
  /** Seals addresses of calendars; opened on first use, so that a portal without any needs no key. */
  vault: () => Vault
  read: typeof readOutside
}
