import { useCall } from '#platform/web/query/use-call.ts'
import { previewProjectPublication } from '../../contract/project-publication.endpoints.ts'

/** A project in a showcase as each viewer would see it now. */
export const usePreview = (projectId: number | null, templateId: number | null) =>
  useCall(
    previewProjectPublication,
    { query: { projectId: String(projectId), templateId: String(templateId) } },
    { enabled: projectId !== null && templateId !== null, deniedHere: true },
  )
