import { useEffect, useState } from 'react'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { findProfileTemplateCode } from '../../contract/template.endpoints.ts'
import { codeProblem } from '../../../fields/domain/codes.rules.ts'
import { clashOf, sharedWith, type CodeShape, type PlacedCode } from '../../domain/code-shapes.rules.ts'

/** What is typed, once it has rested for a moment. */
const useSettled = (typed: string, pause = 250): string => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed, pause])
  return settled
}

/** What a new code has to fit: the codes of its template, and what it will name. */
export type NewCode = { taken: ReadonlySet<string>; templateId: number; shape: CodeShape }

/** What is known of a typed code while it is typed: where it names something else, and who shares it. */
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

/** Refuses a code at its field when it names something else in any template; the server has the last word. */
export const refuseTakenCode = async (code: string, shape: CodeShape): Promise<void> => {
  if (code === '') return
  const { uses } = await call(findProfileTemplateCode, { query: { code } })
  if (!clashOf(uses, shape)) return
  const fields = { code: 'ALREADY_TAKEN' } as const
  throw new ApiError({ url: '', status: 400, statusText: '', body: { code: 'VALIDATION_FAILED', fields } })
}
