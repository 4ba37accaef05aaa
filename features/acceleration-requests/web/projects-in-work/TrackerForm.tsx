import '#platform/web/work/components/drawer/drawer.css'
import { useEffect, useMemo } from 'react'
import { z } from 'zod'
import { closeBanner, notify } from '#platform/web/messages/banner-store.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
// Importing other features' contracts is allowed: they are only descriptions.
import { listTrackers } from '../../../accelerators/contract/member.endpoints.ts'
import { setTracker } from '../../../participations/contract/participation.endpoints.ts'
import { TrackerChoice } from './TrackerChoice.tsx'

type Props = { projectTrackId: number; project: string; trackerUid: string | null }

/** Selects the tracker of a project among the accelerator's trackers, with their load. */
export const TrackerForm = ({ projectTrackId, project, trackerUid: now }: Props) => {
  const t = useTexts('acceleration-requests')
  const trackers = useCall(listTrackers, {})
  const set = useCommand(setTracker)
  // The banner after accepting offers this form: opening it from anywhere closes the banner.
  useEffect(closeBanner, [])
  const form = useProductForm({
    draft: null,
    schema: useMemo(() => z.object({ trackerUid: z.string() }), []),
    defaults: { trackerUid: now ?? '' },
    onSubmit: async ({ trackerUid }) => {
      await set.mutateAsync({ body: { projectTrackId, trackerUid: trackerUid || null } })
      const person = trackers.data?.items.find(({ uid }) => uid === trackerUid)?.name
      const words = { project, person }
      notify({
        code: 200,
        text: person ? t('inWork.tracker.done', words) : t('inWork.tracker.cleared', words),
      })
      closeDrawer()
    },
  })
  if (trackers.error) return <ErrorState error={trackers.error} retry={() => void trackers.refetch()} />
  if (!trackers.data) return <LoadingBlock />
  return (
    <>
      <p className="drawer-text">{t('inWork.tracker.text', { project })}</p>
      <Form form={form} submitLabel={t('inWork.tracker.submit')} onCancel={cancelDrawer} guard={false}>
        <TrackerChoice name="trackerUid" trackers={trackers.data.items} />
      </Form>
    </>
  )
}
