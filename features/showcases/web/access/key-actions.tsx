import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { BlockIcon, KeyIcon } from '#platform/web/work/components/icons/icons.ts'
import { revokeShowcaseKey } from '../../contract/showcase-access.endpoints.ts'
import type { AccessKey } from './access.types.ts'
import { RotateKey } from './RotateKey.tsx'

/** Actions on a key. */
export const keyActions = actionsOf<AccessKey>(
  'showcases:keys',
  {
    rotate: { icon: KeyIcon, form: (key) => <RotateKey accessKey={key} /> },
    revoke: {
      icon: BlockIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(revokeShowcaseKey, { body: { keyId: id } }),
    },
  },
  { words: ({ name }) => ({ name }) },
)
