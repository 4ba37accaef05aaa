import type { sendOutside } from '#platform/server/outgoing/send-outside.ts'
import type { Vault } from '#platform/server/secrets/vault.ts'

export type PushSettings = { publicUrl: string; vault: () => Vault; send: typeof sendOutside }
