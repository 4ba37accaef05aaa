import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import type { ProjectInWork } from './in-work.queries.ts'

/** Publishes a project in a showcase of the chosen accelerator, after a preview. */
export const PublishProject = ({ row }: { row: ProjectInWork }) => {
  const accelerator = useStore(acceleratorStore)
  return accelerator === null ? null : (
    <Slot name="showcase.publish" projectId={row.project.id} acceleratorId={accelerator} />
  )
}
