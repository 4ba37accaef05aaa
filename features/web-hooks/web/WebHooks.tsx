import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { HookRow } from '#platform/web/work/components/hooks/HookRow.tsx'
import { Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getAcceleratorHooks, getWebHooks } from '../contract/web-hook.endpoints.ts'
import { hookEventKey } from '../domain/hook-events.ts'
import { NewWebHook } from './NewWebHook.tsx'
import { webHookActions } from './web-hook-actions.tsx'
import type { OwnHooks, WebHook } from './web-hook.types.ts'

const ShownHook = ({ of, by = false }: { of: WebHook; by?: boolean }) => {
  const t = useTexts('web-hooks')
  return (
    <HookRow
      of={of}
      kinds={of.kinds.map((kind) => t(`events.${hookEventKey(kind)}`))}
      by={by ? of.createdBy.name : undefined}
      stoppedText={t('own.stoppedText')}
      actions={useActions(webHookActions)(of)}
    />
  )
}

/** Every webhook of an accelerator, for those who administer it. */
const OfAccelerator = ({ accelerator: { id, name } }: { accelerator: OwnHooks['accelerators'][number] }) => {
  const t = useTexts('web-hooks')
  const { data, error, refetch } = useCall(getAcceleratorHooks, { query: { acceleratorId: id } })
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock />
  return (
    <Section title={t('own.ofAccelerator', { name })} help={t('own.ofAcceleratorHelp')}>
      {data.hooks.length > 0 ? (
        <Rows>
          {data.hooks.map((hook) => (
            <ShownHook key={hook.id} of={hook} by />
          ))}
        </Rows>
      ) : (
        <p>{t('own.noneOfAccelerator')}</p>
      )}
    </Section>
  )
}

const Hooks = ({ hooks, accelerators }: OwnHooks) => {
  const t = useTexts('web-hooks')
  const create = () =>
    openDrawer({ title: t('hooks.createTitle'), body: <NewWebHook accelerators={accelerators} /> })
  return (
    <>
      <Section
        title={t('own.title')}
        help={t('own.help')}
        action={<Button onClick={create}>{t('hooks.create')}</Button>}
      >
        {hooks.length > 0 ? (
          <Rows>
            {hooks.map((hook) => (
              <ShownHook key={hook.id} of={hook} />
            ))}
          </Rows>
        ) : (
          <p>{t('own.none')}</p>
        )}
        <details>
          <summary>{t('own.convention')}</summary>
          <p>{t('own.conventionText')}</p>
          <a href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer">
            {t('own.library')}
          </a>
        </details>
      </Section>
      {accelerators.map((accelerator) => (
        <OfAccelerator key={accelerator.id} accelerator={accelerator} />
      ))}
    </>
  )
}

/** Webhooks of the person and of the accelerators that they administer, below their API tokens. */
export const WebHooks = () => {
  const t = useTexts('web-hooks')
  const person = useStore(personStore)
  const isTheirs = person !== null && person.impersonatedBy === null
  const { data, error, refetch } = useCall(getWebHooks, {}, { enabled: isTheirs })
  if (person?.impersonatedBy) return <p className="section-help">{t('own.notYours')}</p>
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  return data ? <Hooks {...data} /> : <LoadingBlock />
}
