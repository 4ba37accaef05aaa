import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/web/api/download.ts'
import { downloadProfile } from '../../../project-profiles/contract/profile.endpoints.ts'
import { downloadTaskReport, type getTaskReport } from '../../contract/task-report.endpoints.ts'

type Report = Pick<ResponseOf<typeof getTaskReport>, 'code' | 'project'>

/** The report of a task about its project as a file, as far as the reader may read it. */
export const reportFile = async (taskId: number, report: Report): Promise<{ blob: Blob; name: string }> =>
  report.code === 'project_profile_report'
    ? download(downloadProfile, { query: { projectId: String(report.project.id), format: 'docx' } })
    : download(downloadTaskReport, { body: { taskId } })
