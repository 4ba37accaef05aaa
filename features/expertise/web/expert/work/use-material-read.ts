import { useCallback } from 'react'
import { call } from '#platform/web/api/call.ts'
import { usePartsRead } from '#platform/web/work/use-parts-read.ts'
import { ownFields, type OwnField } from '../../../../participations/domain/own-fields.ts'
import { noteFieldsRead } from '../../../../project-profiles/contract/profile.endpoints.ts'
import type { ExpertOrderPage } from '../../job.types.ts'
import { profileOfJob } from './use-element-names.ts'

/** DOM id of the section with a field of the task itself. */
export const materialAnchor = (field: OwnField): string => `material-own-${field}`

const parts = ownFields.map((code) => ({ code, id: materialAnchor(code) }))

/** Reports that the expert read the answer or the files of the task, while the order opens them. */
export const useMaterialRead = ({ id, material }: ExpertOrderPage): void => {
  const { projectId, opener } = profileOfJob(id, material?.projectId ?? 0)
  const report = useCallback(
    (codes: string[]) =>
      call(noteFieldsRead, { body: { projectId, opener, codes } }, { deniedHere: true, quiet: true }),
    [projectId, opener],
  )
  usePartsRead(material?.workOpened ? parts : null, report)
}
