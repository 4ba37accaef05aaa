import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import type { getSecurity } from '../../contract/security.endpoints.ts'
import { RemovePasskey } from './RemovePasskey.tsx'

/** A passkey of the person. */
export type Passkey = ResponseOf<typeof getSecurity>['passkeys'][number]

/** Actions on the person's passkeys. */
export const passkeyActions = actionsOf<Passkey>('identity:security.passkeys', {
  remove: { form: (passkey) => <RemovePasskey passkey={passkey} /> },
})
