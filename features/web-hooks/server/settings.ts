import type { sendOutside } from '#platform/server/outgoing/send-outside.ts'
import type { Vault } from '#platform/server/secrets/vault.ts'

/** Settings of this feature. */
export type WebHookSettings = {
  /** Encrypts signing secrets; opened on first use, so that a portal without webhooks needs no key. */
  vault: () => Vault
  send: typeof sendOutside
}
