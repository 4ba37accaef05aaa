import { acceleratorStore, personStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'

/** The owner of the templates: the portal for its administrators, otherwise the chosen accelerator. */
export const useTemplateOwner = (): { acceleratorId: number | null; isNobody: boolean } => {
  const person = useStore(personStore)
  const acceleratorId = useStore(acceleratorStore)
  const ofPortal = person?.roles.some((role) => role === 'ADMIN' || role === 'HTADM') ?? false
  return {
    acceleratorId: ofPortal ? null : acceleratorId,
    isNobody: !ofPortal && acceleratorId === null,
  }
}
