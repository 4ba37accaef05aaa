import { lazy, Suspense, useEffect, useMemo, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { CheckCircleIcon } from '#platform/web/work/components/icons/icons.ts'
import { ReservedSpace } from '#platform/web/work/components/states/ReservedSpace.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { getOwnOrderChoices } from '../../contract/own-order.endpoints.ts'
import type { Offer } from './offer.types.ts'

// The form and its library are loaded when it is opened.
const OwnOrderForm = lazy(async () => ({ default: (await import('./OwnOrderForm.tsx')).OwnOrderForm }))

const open = (title: string, offer: Offer): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock lines={8} />}>
        <OwnOrderForm offer={offer} />
      </Suspense>
    ),
  })

/** Button to order a review of the project for oneself, for those who may. */
export const OrderButton = ({ id, opened = false }: SlotProps<'project.order'>) => {
  const t = useTexts('expertise')
  const { data, isPending } = useCall(
    getOwnOrderChoices,
    { query: { projectId: String(id) } },
    { deniedHere: true },
  )
  const isShown = useRef(false)
  const offer = useMemo((): Offer | null => {
    if (!data?.allowed || !data.accelerator) return null
    const { project, accelerator, tasks } = data
    return { project, accelerator, tasks }
  }, [data])
  useEffect(() => {
    if (!opened || !offer || isShown.current) return
    isShown.current = true
    open(t('own.title', { project: offer.project.name }), offer)
  }, [opened, offer, t])
  return (
    <ReservedSpace name="project.order" waits={isPending} inline>
      {offer ? (
        <Button
          size="small"
          variant="text"
          startIcon={<CheckCircleIcon />}
          onClick={() => open(t('own.title', { project: offer.project.name }), offer)}
        >
          {t('own.open')}
        </Button>
      ) : null}
    </ReservedSpace>
  )
}
