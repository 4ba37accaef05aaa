import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { hookFacts } from '#platform/contract/hooks.ts'
import { actionsOf } from '../../actions/actions-of.ts'
import { BlockIcon, DeleteIcon, HistoryIcon, KeyIcon, PlayIcon, SendIcon } from '../icons/icons.ts'
import { showSecret } from '../show-secret.tsx'

/** A webhook, without the kinds of its events. */
export type HookFacts = z.output<typeof hookFacts>

/** The calls of one kind of webhooks. */
type HookCalls = {
  deliveries: (hookId: number) => ReactNode
  test: (hookId: number) => Promise<unknown>
  rotate: (hookId: number, secretAt: string) => Promise<{ secret: string }>
  turnOff: (hookId: number) => Promise<unknown>
  turnOn: (hookId: number) => Promise<unknown>
  remove: (hookId: number) => Promise<unknown>
}

/** Actions on webhooks, by the calls of their kind. */
export const hookActionsBy = (calls: HookCalls) =>
  actionsOf<HookFacts>(
    'platform:hooks',
    {
      deliveries: { icon: HistoryIcon, form: ({ id }) => calls.deliveries(id) },
      test: { icon: SendIcon, send: ({ id }) => calls.test(id) },
      rotate: {
        icon: KeyIcon,
        confirm: true,
        quiet: true,
        send: async ({ id, secretAt }, { t }) => {
          const { secret } = await calls.rotate(id, secretAt)
          showSecret(t('hooks.rotated'), [{ label: t('hooks.secret'), text: secret }])
        },
      },
      turnOff: { icon: BlockIcon, confirm: true, send: ({ id }) => calls.turnOff(id) },
      turnOn: { icon: PlayIcon, send: ({ id }) => calls.turnOn(id) },
      remove: { icon: DeleteIcon, danger: true, confirm: true, send: ({ id }) => calls.remove(id) },
    },
    { words: ({ url }) => ({ name: new URL(url).hostname }) },
  )
