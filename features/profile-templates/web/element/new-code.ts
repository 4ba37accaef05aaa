import { useEffect, useState } from 'react'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { findProfileTemplateCode } from '../../contract/template.endpoints.ts'
import { codeProblem } from '../../../fields/domain/codes.rules.ts'
import { clashOf, sharedWith, type CodeShape, type PlacedCode } from '../../domain/code-shapes.rules.ts'

/** The debounced input. */
const useSettled = (typed: string, pause = 250): string => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed, pause])
  return settled
}

/** Constraints of a new code: the codes of its template, and what it will name. */
export type NewCode = { taken: ReadonlySet<string>; templateId: number; shape: CodeShape }

/** Looks up a typed code: where it names something else, and which templates would share its values. */
export const useCodeClash = (
  typed: string,
  { taken, templateId, shape }: NewCode,
): { isKnown: boolean; clash?: PlacedCode | undefined; shared: string[] } => {
  const code = useSettled(typed)
  const enabled = code !== '' && codeProblem(code, taken) === null
  const { data } = useCall(findProfileTemplateCode, { query: { code } }, { enabled })
  if (!enabled || code !== typed || !data) return { isKnown: false, shared: [] }
  return {
    isKnown: true,
    clash: clashOf(data.uses, shape),
    shared: sharedWith(data.uses, templateId),
  }
}

/** Refuses a code that names something else in any template, as an error of its field; the server checks again. */
export const refuseTakenCode = async (code: string, shape: CodeShape): Promise<void> => {
  if (code === '') return
  const { uses } = await call(findProfileTemplateCode, { query: { code } })
  if (!clashOf(uses, shape)) return
  const fields = { code: 'ALREADY_TAKEN' } as const
  throw new ApiError({ url: '', status: 400, statusText: '', body: { code: 'VALIDATION_FAILED', fields } })
}
