import { hookStateOf } from '#platform/domain/hooks.rules.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ActionMenu, type MenuAction } from '../ActionMenu.tsx'
import { Row } from '../rows/Rows.tsx'
import { StateChip } from '../states/StateChip.tsx'
import { DateText } from '../text/DateText.tsx'
import type { HookFacts } from './hook-actions.tsx'

const tones = { on: 'accepted', failing: 'work', stopped: 'rejected', off: 'blocked' } as const

type Props = {
  of: HookFacts
  /** Names of its events. */
  kinds: readonly string[]
  /** Name of its creator, shown if there can be several. */
  by?: string | undefined
  /** Shown for a webhook that the portal disabled. */
  stoppedText: string
  actions: readonly MenuAction[]
}

/** A webhook with its state and actions. */
export const HookRow = ({ of, kinds, by, stoppedText, actions }: Props) => {
  const t = useTexts()
  const state = hookStateOf(of)
  return (
    <Row
      title={of.url}
      facts={
        <>
          <span>{kinds.join(', ')}</span>
          {by ? <span>{t('hooks.createdBy', { person: by })}</span> : null}
          {of.lastDeliveredAt ? (
            <span>
              {t('hooks.lastDelivered')} <DateText value={of.lastDeliveredAt} as="relative" />
            </span>
          ) : null}
          {of.failures > 0 ? <span>{t('hooks.failures', { count: of.failures })}</span> : null}
        </>
      }
      text={state === 'stopped' ? stoppedText : undefined}
      end={
        <>
          <StateChip tone={tones[state]} label={t(`hooks.states.${state}`)} />
          <ActionMenu actions={actions} label={t('hooks.actions', { name: new URL(of.url).hostname })} />
        </>
      }
    />
  )
}
