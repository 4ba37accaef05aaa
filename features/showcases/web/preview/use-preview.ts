import { useCall } from '#platform/web/query/use-call.ts'
import { previewProjectPublication } from '../../contract/project-publication.endpoints.ts'

/** Preview of a project in a showcase for each viewer. */
export const usePreview = (projectId: number | null, templateId: number | null) =>
  useCall(
    previewProjectPublication,
    { query: { projectId: String(projectId), templateId: String(templateId) } },
    { enabled: projectId !== null && templateId !== null, deniedHere: true },
  )
