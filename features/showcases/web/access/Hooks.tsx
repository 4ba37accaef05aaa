import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { getShowcaseHooks } from '../../contract/showcase-hook.endpoints.ts'
import type { Hook } from './access.types.ts'
import { hookActions } from './hook-actions.tsx'
import { NewHook } from './NewHook.tsx'

const stateOf = ({ active, stoppedAt, failures }: Hook) => {
  if (!active) return stoppedAt ? ('stopped' as const) : ('off' as const)
  return failures > 0 ? ('failing' as const) : ('on' as const)
}

const tones = { on: 'accepted', failing: 'work', stopped: 'rejected', off: 'blocked' } as const

const HookRow = ({ of }: { of: Hook }) => {
  const t = useTexts('showcases')
  const actions = useActions(hookActions)(of)
  const state = stateOf(of)
  return (
    <Row
      title={of.url}
      facts={
        <>
          <span>{of.kinds.map((kind) => t(`changeKinds.${kind}`)).join(', ')}</span>
          {of.lastDeliveredAt ? (
            <span>
              {t('hooks.lastDelivered')} <DateText value={of.lastDeliveredAt} as="relative" />
            </span>
          ) : null}
          {of.failures > 0 ? <span>{t('hooks.failures', { count: of.failures })}</span> : null}
        </>
      }
      text={state === 'stopped' ? t('hooks.stoppedText') : undefined}
      end={
        <>
          <StateChip tone={tones[state]} label={t(`hooks.states.${state}`)} />
          <ActionMenu actions={actions} label={t('hooks.actions', { name: new URL(of.url).hostname })} />
        </>
      }
    />
  )
}

/** Webhooks that receive the showcase's changes. */
export const Hooks = ({ templateId }: { templateId: number }) => {
  const t = useTexts('showcases')
  const { data, error, refetch } = useCall(getShowcaseHooks, { query: { templateId: String(templateId) } })
  const create = () =>
    openDrawer({ title: t('hooks.createTitle'), body: <NewHook templateId={templateId} /> })
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={3} />
  return (
    <Section
      title={t('hooks.title')}
      help={t('hooks.help')}
      action={<Button onClick={create}>{t('hooks.create')}</Button>}
    >
      {data.items.length > 0 ? (
        <Rows>
          {data.items.map((hook) => (
            <HookRow key={hook.id} of={hook} />
          ))}
        </Rows>
      ) : (
        <p className="showcase-hint">{t('hooks.none')}</p>
      )}
    </Section>
  )
}
