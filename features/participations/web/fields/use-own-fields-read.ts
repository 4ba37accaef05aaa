import { useCallback } from 'react'
import { call } from '#platform/web/api/call.ts'
import { usePartsRead } from '#platform/web/work/use-parts-read.ts'
import { noteFieldsRead } from '../../../project-profiles/contract/profile.endpoints.ts'
import { ownFields, type OwnField } from '../../domain/own-fields.ts'
import type { Task } from '../work.types.ts'
import { profileOfTask } from './profile-of-task.ts'

/** DOM id of the section of a field of the task itself. */
export const ownAnchor = (field: OwnField): string => `task-own-${field}`

const parts = ownFields.map((code) => ({ code, id: ownAnchor(code) }))

/** Reports that a reviewer read the answer or the files of a task; nothing for others. */
export const useOwnFieldsRead = (task: Task): void => {
  const { projectId, opener } = profileOfTask(task)
  const report = useCallback(
    (codes: string[]) =>
      call(noteFieldsRead, { body: { projectId, opener, codes } }, { deniedHere: true, quiet: true }),
    [projectId, opener],
  )
  usePartsRead(task.reviews ? parts : null, report)
}
