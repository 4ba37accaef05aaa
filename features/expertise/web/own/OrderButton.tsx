import { lazy, Suspense, useEffect, useRef } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { CheckCircleIcon } from '#platform/web/work/components/icons/icons.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { getOwnOrderChoices } from '../../contract/own-order.endpoints.ts'

// The form comes with its library only when somebody opens it.
const OwnOrderForm = lazy(async () => ({ default: (await import('./OwnOrderForm.tsx')).OwnOrderForm }))

const open = (title: string, choices: ResponseOf<typeof getOwnOrderChoices>): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock lines={8} />}>
        <OwnOrderForm choices={choices} />
      </Suspense>
    ),
  })

/** The way to order a review of the project for oneself, for whoever may. */
export const OrderButton = ({ id, opened = false }: SlotProps<'project.order'>) => {
  const t = useTexts('expertise')
  const { data } = useCall(getOwnOrderChoices, { query: { projectId: String(id) } }, { deniedHere: true })
  const choices = data?.allowed ? data : null
  const isShown = useRef(false)
  useEffect(() => {
    if (!opened || !choices || isShown.current) return
    isShown.current = true
    open(t('own.title', { project: choices.project.name }), choices)
  }, [opened, choices, t])
  if (!choices) return null
  return (
    <Button
      size="small"
      variant="text"
      startIcon={<CheckCircleIcon />}
      onClick={() => open(t('own.title', { project: choices.project.name }), choices)}
    >
      {t('own.open')}
    </Button>
  )
}
