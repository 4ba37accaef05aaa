import { lazy, Suspense } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { EyeIcon } from '#platform/web/work/components/icons/icons.ts'
import { ReservedSpace } from '#platform/web/work/components/states/ReservedSpace.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { getDataAsking } from '../../contract/data-request.endpoints.ts'
import { isGranted } from '../../domain/phases.ts'

// Lazy: the form library loads when the form is opened.
const AskForm = lazy(async () => ({ default: (await import('./AskForm.tsx')).AskForm }))

/** Button for an investor that requests the project’s data or opens the existing request. */
export const AskButton = ({ id }: SlotProps<'project.ask-data'>) => {
  const t = useTexts('data-rooms')
  const { data, isPending } = useCall(
    getDataAsking,
    { query: { projectId: String(id) } },
    { deniedHere: true },
  )
  const current = data?.current
  const open = (project: { id: number; name: string }) =>
    openDrawer({
      title: t('ask.title', { project: project.name }),
      body: (
        <Suspense fallback={<LoadingBlock lines={6} />}>
          <AskForm projectId={project.id} />
        </Suspense>
      ),
    })
  return (
    <ReservedSpace name="project.ask-data" waits={isPending} inline>
      {current ? (
        <ScreenLink
          to={
            isGranted(current)
              ? linkTo('/bch/view/data-requests/room', { request: current.id })
              : linkTo('/bch/view/data-requests', {})
          }
        >
          {t(`ask.current.${current.status}`)}
        </ScreenLink>
      ) : data?.allowed ? (
        <Button size="small" variant="contained" startIcon={<EyeIcon />} onClick={() => open(data.project)}>
          {t('ask.open')}
        </Button>
      ) : null}
    </ReservedSpace>
  )
}
