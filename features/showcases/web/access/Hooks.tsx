import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { HookRow } from '#platform/web/work/components/hooks/HookRow.tsx'
import { Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getShowcaseHooks } from '../../contract/showcase-hook.endpoints.ts'
import type { Hook } from './access.types.ts'
import { hookActions } from './hook-actions.tsx'
import { NewHook } from './NewHook.tsx'

const ShownHook = ({ of }: { of: Hook }) => {
  const t = useTexts('showcases')
  return (
    <HookRow
      of={of}
      kinds={of.kinds.map((kind) => t(`changeKinds.${kind}`))}
      stoppedText={t('hooks.stoppedText')}
      actions={useActions(hookActions)(of)}
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
            <ShownHook key={hook.id} of={hook} />
          ))}
        </Rows>
      ) : (
        <p className="showcase-hint">{t('hooks.none')}</p>
      )}
    </Section>
  )
}
