import { lazy, Suspense } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { CommentIcon } from '#platform/web/work/components/icons/icons.ts'
import { ReservedSpace } from '#platform/web/work/components/states/ReservedSpace.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { getDealPlace } from '../../contract/deal.endpoints.ts'
import { dealStateTable } from '../../domain/state-tables.ts'

// Lazy: the form library loads when the form is opened.
const OpenForm = lazy(async () => ({ default: (await import('./OpenForm.tsx')).OpenForm }))

/** Button that declares an investor's interest, or the state of their deal. */
export const DealButton = ({ id }: SlotProps<'project.deal'>) => {
  const t = useTexts('deals')
  const { data, isPending } = useCall(
    getDealPlace,
    { query: { projectId: String(id) } },
    { deniedHere: true },
  )
  const open = (project: { id: number; name: string }) =>
    openDrawer({
      title: t('place.openTitle', { project: project.name }),
      body: (
        <Suspense fallback={<LoadingBlock lines={4} />}>
          <OpenForm projectId={project.id} />
        </Suspense>
      ),
    })
  return (
    <ReservedSpace name="project.deal" waits={isPending} inline>
      {data?.status ? (
        <ScreenLink to={linkTo('/bch/view/deals', { projectId: String(id) })}>
          {t('place.status', { state: t(stateKey(dealStateTable, data.status)) })}
        </ScreenLink>
      ) : data?.allowed ? (
        <Button size="small" variant="text" startIcon={<CommentIcon />} onClick={() => open(data.project)}>
          {t('place.open')}
        </Button>
      ) : null}
    </ReservedSpace>
  )
}
