import type { sendOutside } from '#platform/server/outgoing/send-outside.ts'
import type { Vault } from '#platform/server/secrets/vault.ts'

/** What this feature is told about its surroundings. */
export type ShowcaseSettings = {
  publicUrl: string
  /** Seals what hooks are signed with; opened when first needed, so a portal without hooks needs no key. */
  vault: () => Vault
  send: typeof sendOutside
}
