import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import {
  BlockIcon,
  DeleteIcon,
  HistoryIcon,
  KeyIcon,
  PlayIcon,
  SendIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { showSecret } from '#platform/web/work/components/show-secret.tsx'
import {
  removeShowcaseHook,
  rotateShowcaseHook,
  testShowcaseHook,
  turnShowcaseHook,
} from '../../contract/showcase-hook.endpoints.ts'
import type { Hook } from './access.types.ts'
import { Deliveries } from './Deliveries.tsx'

const turn =
  (active: boolean) =>
  ({ id }: Hook) =>
    call(turnShowcaseHook, { body: { hookId: id, active } })

/** Actions on a webhook. */
export const hookActions = actionsOf<Hook>(
  'showcases:hooks',
  {
    deliveries: { icon: HistoryIcon, form: ({ id }) => <Deliveries hookId={id} /> },
    test: { icon: SendIcon, send: ({ id }) => call(testShowcaseHook, { body: { hookId: id } }) },
    rotate: {
      icon: KeyIcon,
      confirm: true,
      quiet: true,
      send: async ({ id, secretAt }, { t }) => {
        const { secret } = await call(rotateShowcaseHook, { body: { hookId: id, secretAt } })
        showSecret(t('hooks.rotated'), [{ label: t('hooks.secret'), text: secret }])
      },
    },
    turnOff: { icon: BlockIcon, confirm: true, send: turn(false) },
    turnOn: { icon: PlayIcon, send: turn(true) },
    remove: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(removeShowcaseHook, { body: { hookId: id } }),
    },
  },
  { words: ({ url }) => ({ name: new URL(url).hostname }) },
)
