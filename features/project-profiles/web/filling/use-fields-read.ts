import { useCallback, useMemo } from 'react'
import { call } from '#platform/web/api/call.ts'
import { usePartsRead } from '#platform/web/work/use-parts-read.ts'
import { noteFieldsRead } from '../../contract/profile.endpoints.ts'
import { elementAnchor } from '../renderer/anchors.ts'
import type { Which } from './filling-backend.ts'

type RequestedElements = readonly { code: string }[]

/** Reports the fields that a reviewer read, for the report on the cost of questions; nothing while `requested` is null. */
export const useFieldsRead = ({ projectId, opener }: Which, requested: RequestedElements | null): void => {
  const parts = useMemo(
    () => requested?.map(({ code }) => ({ code, id: elementAnchor(code) })) ?? null,
    [requested],
  )
  const report = useCallback(
    (codes: string[]) =>
      call(noteFieldsRead, { body: { projectId, opener, codes } }, { deniedHere: true, quiet: true }),
    [projectId, opener],
  )
  usePartsRead(parts, report)
}
